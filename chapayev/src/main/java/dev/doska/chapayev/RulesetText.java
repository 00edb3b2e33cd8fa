package dev.doska.chapayev;

import static dev.doska.chapayev.OptionKinds.choice;
import static dev.doska.chapayev.OptionKinds.decimal;
import static dev.doska.chapayev.OptionKinds.flag;
import static dev.doska.chapayev.OptionKinds.number;

import dev.doska.chapayev.Equipment.PieceKind;
import dev.doska.chapayev.physics.Seam;
import dev.doska.core.ParseResult;
import dev.doska.core.TextError;
import dev.doska.core.text.RulesetFormat;
import dev.doska.core.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The text of rule sets, and what options must fit together. */
final class RulesetText {
  static final RulesetFormat<Parts> FORMAT = format();

  private static final int MILLION = 1_000_000;

  private RulesetText() {}

  /** The options before it is known whether they fit together: texts give them in any order. */
  record Parts(
      Equipment equipment,
      Surface surface,
      StrikeRules strike,
      RoundRules round,
      MatchRules match) {
    static Parts of(ChapayevRuleset rules) {
      return new Parts(
          rules.equipment(), rules.surface(), rules.strike(), rules.round(), rules.match());
    }

    Parts equipment(UnaryOperator<Equipment> change) {
      return new Parts(change.apply(equipment), surface, strike, round, match);
    }

    Parts surface(UnaryOperator<Surface> change) {
      return new Parts(equipment, change.apply(surface), strike, round, match);
    }

    Parts strike(UnaryOperator<StrikeRules> change) {
      return new Parts(equipment, surface, change.apply(strike), round, match);
    }

    Parts round(UnaryOperator<RoundRules> change) {
      return new Parts(equipment, surface, strike, change.apply(round), match);
    }

    Parts match(UnaryOperator<MatchRules> change) {
      return new Parts(equipment, surface, strike, round, change.apply(match));
    }
  }

  static String format(ChapayevRuleset rules) {
    return FORMAT.format(Parts.of(rules));
  }

  static ParseResult<ChapayevRuleset> parse(String text) {
    ParseResult<Parts> parts = FORMAT.parse(text);
    if (parts instanceof ParseResult.Ok<Parts> ok) {
      Parts p = ok.get();
      List<String> problems = RulesetProblems.of(p.equipment, p.surface, p.round, p.match);
      if (!problems.isEmpty()) {
        return new ParseResult.Failed<>(
            problems.stream().map(problem -> new TextError(1, 1, problem, "")).toList());
      }
    }
    return parts.map(p -> new ChapayevRuleset(p.equipment, p.surface, p.strike, p.round, p.match));
  }

  private static RulesetFormat<Parts> format() {
    var builder = RulesetFormat.<Parts>builder()
        .preset("CLASSIC", Parts.of(ChapayevRuleset.CLASSIC))
        .preset("INTERNATIONAL", Parts.of(ChapayevRuleset.INTERNATIONAL))
        .preset("SIMPLE", Parts.of(ChapayevRuleset.SIMPLE));
    equipment(builder);
    round(builder);
    match(builder);
    strike(builder);
    surface(builder);
    return builder.build();
  }

  private static void equipment(RulesetFormat.Builder<Parts> b) {
    b.choice(
            "files",
            List.of(8, 10),
            p -> p.equipment.files(),
            (p, v) -> p.equipment(e -> e.withFiles(v)))
        .number(
            "rows",
            4,
            12,
            p -> p.equipment.rows(),
            (p, v) -> p.equipment(e -> e.withRows(v.intValue())));
    decimal(
        b, "square", "mm", p -> p.equipment.square(), (p, v) -> p.equipment(e -> e.withSquare(v)));
    decimal(
        b, "border", "mm", p -> p.equipment.border(), (p, v) -> p.equipment(e -> e.withBorder(v)));
    decimal(
        b, "radius", "mm", p -> p.equipment.radius(), (p, v) -> p.equipment(e -> e.withRadius(v)));
    decimal(
        b, "height", "mm", p -> p.equipment.height(), (p, v) -> p.equipment(e -> e.withHeight(v)));
    decimal(b, "mass", "g", p -> p.equipment.mass(), (p, v) -> p.equipment(e -> e.withMass(v)));
    choice(
        b,
        "piece",
        PieceKind.values(),
        p -> p.equipment.piece(),
        (p, v) -> p.equipment(e -> e.withPiece(v)));
    b.option(
        "startRows",
        p -> p.equipment.startWhite() + "-" + p.equipment.startBlack(),
        RulesetText::startRows,
        "White's row, a hyphen, Black's row");
    choice(
        b,
        "fold",
        Seam.values(),
        p -> p.equipment.fold(),
        (p, v) -> p.equipment(e -> e.withFold(v)));
  }

  private static @Nullable Parts startRows(Parts parts, String text) {
    TextReader reader = new TextReader(text);
    long white = reader.number(12);
    boolean hyphen = reader.accept('-');
    long black = reader.number(12);
    return white < 1 || !hyphen || black < 1 || !reader.atEnd()
        ? null
        : parts.equipment(e -> e.withStartWhite((int) white).withStartBlack((int) black));
  }

  private static void round(RulesetFormat.Builder<Parts> b) {
    choice(
        b,
        "firstOpener",
        RoundRules.FirstOpener.values(),
        p -> p.round.firstOpener(),
        (p, v) -> p.round(r -> r.withFirstOpener(v)));
    choice(
        b,
        "drawOpener",
        RoundRules.DrawOpener.values(),
        p -> p.round.drawOpener(),
        (p, v) -> p.round(r -> r.withDrawOpener(v)));
    choice(
        b,
        "pie",
        RoundRules.Pie.values(),
        p -> p.round.pie(),
        (p, v) -> p.round(r -> r.withPie(v)));
    choice(
        b,
        "bayonet",
        RoundRules.Bayonet.values(),
        p -> p.round.bayonet(),
        (p, v) -> p.round(r -> r.withBayonet(v)));
    flag(
        b,
        "stepBackLasting",
        p -> p.round.stepBackLasting(),
        (p, v) -> p.round(r -> r.withStepBackLasting(v)));
    choice(
        b,
        "lastHope",
        RoundRules.LastHope.values(),
        p -> p.round.lastHope(),
        (p, v) -> p.round(r -> r.withLastHope(v)));
    number(b, "reserve", 0, 4, p -> p.round.reserve(), (p, v) -> p.round(r -> r.withReserve(v)));
    number(
        b,
        "noProgressLimit",
        0,
        MILLION,
        p -> p.round.noProgressLimit(),
        (p, v) -> p.round(r -> r.withNoProgressLimit(v)));
  }

  private static void match(RulesetFormat.Builder<Parts> b) {
    number(
        b, "baseStep", 1, 12, p -> p.match.baseStep(), (p, v) -> p.match(m -> m.withBaseStep(v)));
    number(
        b,
        "dryWinStep",
        1,
        12,
        p -> p.match.dryWinStep(),
        (p, v) -> p.match(m -> m.withDryWinStep(v)));
    number(
        b,
        "soloWinStep",
        1,
        12,
        p -> p.match.soloWinStep(),
        (p, v) -> p.match(m -> m.withSoloWinStep(v)));
    flag(
        b,
        "soloNeedsDry",
        p -> p.match.soloNeedsDry(),
        (p, v) -> p.match(m -> m.withSoloNeedsDry(v)));
    choice(
        b,
        "meetPolicy",
        MatchRules.MeetPolicy.values(),
        p -> p.match.meetPolicy(),
        (p, v) -> p.match(m -> m.withMeetPolicy(v)));
    choice(
        b,
        "collision",
        MatchRules.Collision.values(),
        p -> p.match.collision(),
        (p, v) -> p.match(m -> m.withCollision(v)));
    choice(
        b,
        "teams",
        MatchRules.Teams.values(),
        p -> p.match.teams(),
        (p, v) -> p.match(m -> m.withTeams(v)));
    b.option(
        "formations",
        p -> String.join(
            ">", p.match.formations().stream().map(FormationSpec::text).toList()),
        (p, text) -> p.match(m -> m.withFormations(ladder(text))),
        "formations with > between them, such as INFANTRY>SECOND_FLOOR(1)>ROOK:abcdefgh/de!");
    choice(
        b,
        "advance",
        MatchRules.Advance.values(),
        p -> p.match.advance(),
        (p, v) -> p.match(m -> m.withAdvance(v)));
    number(
        b,
        "maxRounds",
        0,
        MILLION,
        p -> p.match.maxRounds(),
        (p, v) -> p.match(m -> m.withMaxRounds(v)));
  }

  private static List<FormationSpec> ladder(String text) {
    List<FormationSpec> ladder = new ArrayList<>();
    TextReader reader = new TextReader(text);
    do {
      ladder.add(FormationSpec.parse(reader.until(">")));
    } while (reader.accept('>'));
    return ladder;
  }

  private static void strike(RulesetFormat.Builder<Parts> b) {
    choice(
        b,
        "extraStrike",
        StrikeRules.ExtraStrike.values(),
        p -> p.strike.extraStrike(),
        (p, v) -> p.strike(s -> s.withExtraStrike(v)));
    flag(b, "traitor", p -> p.strike.traitor(), (p, v) -> p.strike(s -> s.withTraitor(v)));
    flag(
        b,
        "traitorCountsAsKnockout",
        p -> p.strike.traitorCountsAsKnockout(),
        (p, v) -> p.strike(s -> s.withTraitorCountsAsKnockout(v)));
    choice(
        b,
        "edgeStand",
        StrikeRules.EdgeStand.values(),
        p -> p.strike.edgeStand(),
        (p, v) -> p.strike(s -> s.withEdgeStand(v)));
    choice(
        b,
        "hanging",
        StrikeRules.Hanging.values(),
        p -> p.strike.hanging(),
        (p, v) -> p.strike(s -> s.withHanging(v)));
    choice(
        b,
        "hangActor",
        StrikeRules.HangActor.values(),
        p -> p.strike.hangActor(),
        (p, v) -> p.strike(s -> s.withHangActor(v)));
    decimal(b, "hangMin", "mm", p -> p.strike.hangMin(), (p, v) -> p.strike(s -> s.withHangMin(v)));
    choice(
        b,
        "prisoner",
        StrikeRules.Prisoner.values(),
        p -> p.strike.prisoner(),
        (p, v) -> p.strike(s -> s.withPrisoner(v)));
    flag(b, "scissors", p -> p.strike.scissors(), (p, v) -> p.strike(s -> s.withScissors(v)));
    decimal(
        b,
        "scissorsSpan",
        "mm",
        p -> p.strike.scissorsSpan(),
        (p, v) -> p.strike(s -> s.withScissorsSpan(v)));
  }

  private static void surface(RulesetFormat.Builder<Parts> b) {
    decimal(b, "mu", "", p -> p.surface.mu(), (p, v) -> p.surface(s -> s.withMu(v)));
    decimal(b, "g", "m/s²", p -> p.surface.g(), (p, v) -> p.surface(s -> s.withG(v)));
    decimal(
        b,
        "slowBounce",
        "",
        p -> p.surface.slowBounce(),
        (p, v) -> p.surface(s -> s.withSlowBounce(v)));
    decimal(
        b,
        "fastBounce",
        "",
        p -> p.surface.fastBounce(),
        (p, v) -> p.surface(s -> s.withFastBounce(v)));
    decimal(
        b,
        "bounceScale",
        "m/s",
        p -> p.surface.bounceScale(),
        (p, v) -> p.surface(s -> s.withBounceScale(v)));
    decimal(
        b,
        "rimFriction",
        "",
        p -> p.surface.rimFriction(),
        (p, v) -> p.surface(s -> s.withRimFriction(v)));
    decimal(
        b,
        "stackFriction",
        "",
        p -> p.surface.stackFriction(),
        (p, v) -> p.surface(s -> s.withStackFriction(v)));
    decimal(
        b,
        "rollFriction",
        "",
        p -> p.surface.rollFriction(),
        (p, v) -> p.surface(s -> s.withRollFriction(v)));
    decimal(
        b,
        "foldStep",
        "mm",
        p -> p.surface.foldStep(),
        (p, v) -> p.surface(s -> s.withFoldStep(v)));
    flag(b, "foldTips", p -> p.surface.foldTips(), (p, v) -> p.surface(s -> s.withFoldTips(v)));
    decimal(
        b,
        "edgeBand",
        "half turns",
        p -> p.surface.edgeBand(),
        (p, v) -> p.surface(s -> s.withEdgeBand(v)));
    b.number(
        "maxSpeed",
        1,
        10_000,
        p -> p.surface.maxSpeed(),
        (p, v) -> p.surface(s -> s.withMaxSpeed(v.intValue())));
  }
}
