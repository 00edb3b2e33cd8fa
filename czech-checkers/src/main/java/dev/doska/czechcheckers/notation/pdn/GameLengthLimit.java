package dev.doska.czechcheckers.notation.pdn;

/** The limit on the length of one game while it is read. */
final class GameLengthLimit {
  private final PdnSource source;
  private final PdnPlace start;
  private final long end;

  GameLengthLimit(PdnSource source, PdnPlace start) {
    this.source = source;
    this.start = start;
    end = source.passed() + PdnLimits.MAX_GAME_LENGTH;
  }

  void check() throws PdnSyntaxException {
    if (source.passed() > end) {
      throw new PdnSyntaxException(start.error(
          "the game is too long", "its end within " + PdnLimits.MAX_GAME_LENGTH + " characters"));
    }
  }
}
