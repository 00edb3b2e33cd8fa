package dev.doska.toys.race;

import static dev.doska.toys.race.Lies.liar;

import dev.doska.core.Drawing;
import dev.doska.core.FiniteGame;
import dev.doska.core.History;
import dev.doska.core.MoveParse;
import dev.doska.core.Notation;
import dev.doska.core.ParseResult;
import dev.doska.core.PositionFormat;
import dev.doska.core.Strictness;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each law of texts, records and pictures notices the lie that it is there to notice. */
class LawKitTextsTest {
  private final DiceRaceLawsTest laws = new DiceRaceLawsTest();

  @TestFactory
  Stream<DynamicTest> a_lie_in_texts_and_pictures_is_noticed() {
    return Stream.of(
        liar(
            "a position format that forgets the counter",
            new RaceDelegate() {
              @Override
              public PositionFormat<Race> positions() {
                return new Forgetful();
              }
            },
            laws::parse_of_format_is_the_position),
        liar(
            "a position reader that fails",
            new RaceDelegate() {
              @Override
              public PositionFormat<Race> positions() {
                return new Fragile();
              }
            },
            laws::every_text_of_a_position_gets_an_answer),
        liar(
            "a notation that reads passes only",
            new RaceDelegate() {
              @Override
              public Notation<Race, RaceMove> notation() {
                return new Deaf(super.notation());
              }
            },
            laws::parse_of_format_is_the_canonical_move),
        liar(
            "a notation that answers with an illegal move",
            new RaceDelegate() {
              @Override
              public Notation<Race, RaceMove> notation() {
                return new Deaf(super.notation());
              }
            },
            laws::every_text_of_a_move_gets_an_answer),
        liar(
            "a notation that spoils records",
            new RaceDelegate() {
              @Override
              public FiniteGame<Race, RaceMove> withoutDraws() {
                return this;
              }

              @Override
              public Notation<Race, RaceMove> notation() {
                return new Deaf(super.notation());
              }
            },
            laws::parse_of_format_is_the_record),
        liar(
            "a picture that is not well-formed",
            new RaceDelegate() {
              @Override
              public Drawing<Race, RaceMove> drawing() {
                return new Torn(super.drawing());
              }
            },
            laws::pictures_of_a_position_are_whole),
        liar(
            "a replay with a script",
            new RaceDelegate() {
              @Override
              public Drawing<Race, RaceMove> drawing() {
                return new Torn(super.drawing());
              }
            },
            laws::a_replay_is_one_document));
  }

  private static class Forgetful implements PositionFormat<Race> {
    @Override
    public String format(Race race) {
      return new Race(race.bits() & ~Race.QUIET_MASK).toString();
    }

    @Override
    public ParseResult<Race> parse(String text, Strictness strictness) {
      return RacePositions.INSTANCE.parse(text, strictness);
    }
  }

  private static final class Fragile extends Forgetful {
    @Override
    public ParseResult<Race> parse(String text, Strictness strictness) {
      return Character.digit(text.charAt(0), 10) < 0
          ? new ParseResult.Failed<>(List.of())
          : super.parse(text, strictness);
    }
  }

  private record Deaf(Notation<Race, RaceMove> good) implements Notation<Race, RaceMove> {
    @Override
    public String format(Race race, RaceMove move) {
      return good.format(race, move);
    }

    @Override
    public MoveParse<RaceMove> parse(Race race, String text, Strictness strictness) {
      return new MoveParse.Ok<>(RaceMove.PASS);
    }
  }

  private record Torn(Drawing<Race, RaceMove> good) implements Drawing<Race, RaceMove> {
    @Override
    public String text(Race race) {
      return good.text(race);
    }

    @Override
    public String svg(Race race, Marks<RaceMove> marks) {
      return good.svg(race, marks).replace("</svg>", "");
    }

    @Override
    public String replay(History<Race, RaceMove> line) {
      return good.replay(line).replace("</svg>", "<script>alert(1)</script></svg>");
    }
  }
}
