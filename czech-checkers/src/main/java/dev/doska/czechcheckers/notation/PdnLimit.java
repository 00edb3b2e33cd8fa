package dev.doska.czechcheckers.notation;

/** The limit on the length of one game. */
final class PdnLimit {
  private final PdnSource source;
  private final PdnPlace start;
  private final long end;

  PdnLimit(PdnSource source, PdnPlace start) {
    this.source = source;
    this.start = start;
    end = source.passed() + PdnReader.MAX_GAME;
  }

  void check() throws PdnFault {
    if (source.passed() > end) {
      throw new PdnFault(start.error(
          "the game is too long", "its end within " + PdnReader.MAX_GAME + " characters"));
    }
  }
}
