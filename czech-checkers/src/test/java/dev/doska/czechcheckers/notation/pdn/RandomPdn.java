package dev.doska.czechcheckers.notation.pdn;

import dev.doska.core.Line;
import dev.doska.core.record.Tag;
import dev.doska.czechcheckers.CzechCheckers;
import dev.doska.czechcheckers.CzechMove;
import dev.doska.czechcheckers.CzechPosition;
import dev.doska.czechcheckers.CzechRuleset;
import dev.doska.czechcheckers.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random games as PDN. */
final class RandomPdn {
  private static final List<CzechRuleset> RULESETS = List.of(
      CzechRuleset.FEDERATION,
      CzechRuleset.SEED_SITE,
      CzechRuleset.SLOVAK,
      CzechRuleset.MISERE,
      Positions.allCaptureRules().get(23));
  private static final List<String> RESULTS =
      List.of("1-0", "0-1", "1/2-1/2", "0-0", "2-0", "0-2", "1-1", "*");
  private static final String LETTERS =
      "abc XYZ 123 .,;:!?()[]{}<>\"'\\/$%*-+=&#@\n\tčřž\u2028\ud83d\ude00";

  private RandomPdn() {}

  /** A legal game, perhaps ended by resignation or agreement. */
  static Line<CzechPosition, CzechMove> line(RandomGenerator random) {
    CzechCheckers game = CzechCheckers.of(RULESETS.get(random.nextInt(RULESETS.size())));
    Line<CzechPosition, CzechMove> line =
        Line.start(game, random.nextBoolean() ? game.initial() : Positions.any(random));
    int plies = random.nextInt(60);
    while (line.ply() < plies && !line.status().isFinished()) {
      List<CzechMove> moves = game.moves(line.position()).list();
      line = line.play(moves.get(random.nextInt(moves.size())));
    }
    if (line.status().isFinished() || random.nextBoolean()) {
      return line;
    }
    return random.nextBoolean() ? line.agreeDraw() : line.resign(line.position().side());
  }

  /** Some tags. */
  static List<Tag> tags(RandomGenerator random) {
    List<Tag> tags = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      tags.add(new Tag("Tag_" + i, text(random).replace('\n', ' ')));
    }
    return tags;
  }

  /** A game of well-formed moves with everything that PDN can hold. */
  static PdnGame annotated(RandomGenerator random) {
    List<PdnTag> tags = new ArrayList<>();
    tags(random).forEach(tag -> tags.add(PdnTag.of(tag.name(), tag.value())));
    String result = RESULTS.get(random.nextInt(RESULTS.size()));
    PdnMovetext text = text(random, 3);
    if (text.moves().isEmpty() && tags.isEmpty()) {
      tags.add(PdnTag.of("Event", "?"));
    }
    return new PdnGame(PdnPlace.NONE, tags, text, result);
  }

  private static PdnMovetext text(RandomGenerator random, int depth) {
    List<PdnMovetext.Move> moves = new ArrayList<>();
    for (int i = random.nextInt(8); i > 0; i--) {
      String number = random.nextBoolean() ? "" : random.nextInt(300) + (i % 2 == 0 ? "." : "...");
      String strength = random.nextInt(3) > 0 ? "" : List.of("!", "?!", "(?)").get(i % 3);
      moves.add(new PdnMovetext.Move(
          PdnPlace.NONE, number, move(random), strength, notes(random, depth)));
    }
    return new PdnMovetext(notes(random, depth), moves);
  }

  private static String move(RandomGenerator random) {
    String separator = random.nextBoolean() ? "-" : "x";
    StringBuilder text = new StringBuilder("a1");
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      text.append(separator).append((char) ('a' + random.nextInt(8))).append(1 + random.nextInt(8));
    }
    return text.toString();
  }

  private static List<PdnMovetext.Note> notes(RandomGenerator random, int depth) {
    List<PdnMovetext.Note> notes = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      notes.add(
          switch (random.nextInt(depth > 0 ? 4 : 3)) {
            case 0 -> comment(random);
            case 1 -> new PdnMovetext.Nag(random.nextInt(PdnMovetext.Nag.MAX + 1));
            case 2 -> new PdnMovetext.Setup("W:Wa" + random.nextInt(9) + ":B", PdnPlace.NONE);
            default -> new PdnMovetext.Variation(text(random, depth - 1));
          });
    }
    return notes;
  }

  private static PdnMovetext.Note comment(RandomGenerator random) {
    String text = text(random);
    return new PdnMovetext.Comment(text.indexOf('}') < 0 ? text : text.replace('\n', ' '));
  }

  private static String text(RandomGenerator random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(random.nextInt(5) == 0 ? 120 : 12); i > 0; i--) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return text.toString();
  }
}
