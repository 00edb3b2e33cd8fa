package dev.doska.khachapuri.notation;

import dev.doska.core.Line;
import dev.doska.core.Side;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordedResult;
import dev.doska.core.record.Replay;
import dev.doska.core.record.Tag;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMatch;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.List;
import java.util.Optional;

/** Plays the records of a match again, game by game. Confined to one call. */
final class MatchVerifier {
  private final List<GameRecord<KhachapuriPosition, KhachapuriMove>> records;
  private final Khachapuri game;
  private KhachapuriMatch match;

  MatchVerifier(List<GameRecord<KhachapuriPosition, KhachapuriMove>> records) {
    this.records = records;
    this.game = records.isEmpty() ? Khachapuri.standard() : game(records.get(0));
    this.match = KhachapuriMatch.of(game);
  }

  /** The game that has read a record, so that nothing is judged again; else one under its rules. */
  private static Khachapuri game(GameRecord<KhachapuriPosition, KhachapuriMove> record) {
    return record.line().map(Line::game).orElse(null) instanceof Khachapuri reader
        ? reader
        : Khachapuri.of(KhachapuriRuleset.parse(record.ruleset()).orElseThrow());
  }

  MatchReport verify() {
    for (int i = 0; i < records.size(); i++) {
      Optional<String> fault = fault(i);
      if (fault.isPresent()) {
        return new MatchReport(match, Optional.of(new MatchReport.Fault(i + 1, fault.get())));
      }
    }
    return new MatchReport(match, Optional.empty());
  }

  /** What is wrong with a record; if nothing is, its game becomes part of the match. */
  private Optional<String> fault(int index) {
    GameRecord<KhachapuriPosition, KhachapuriMove> record = records.get(index);
    if (match.winner().isPresent()) {
      return Optional.of("the match is over");
    }
    if (!record.game().equals(game.id())) {
      return Optional.of("a record of " + record.game());
    }
    String rules = game.ruleset().text();
    if (!record.ruleset().equals(rules)) {
      return Optional.of("the rules are " + record.ruleset() + ", of game 1 " + rules);
    }
    return wrongTag(record)
        .or(() -> wrongStart(record))
        .or(() -> wrongGame(record, index == records.size() - 1));
  }

  private Optional<String> wrongTag(GameRecord<KhachapuriPosition, KhachapuriMove> record) {
    String name = records.get(0).tag(MatchTags.MATCH).orElse("");
    for (Tag right : MatchTags.of(name, match)) {
      Optional<String> written = record.tag(right.name());
      if (written.isPresent() && !written.get().equals(right.value())) {
        return Optional.of("the tag " + right.name() + " has " + written.get() + ", it should be "
            + right.value());
      }
    }
    return Optional.empty();
  }

  private Optional<String> wrongStart(GameRecord<KhachapuriPosition, KhachapuriMove> record) {
    KhachapuriPosition right = match.nextStart();
    return record.start().equals(right)
        ? Optional.empty()
        : Optional.of("it starts with " + record.start() + ", it should with " + right);
  }

  private Optional<String> wrongGame(
      GameRecord<KhachapuriPosition, KhachapuriMove> record, boolean isLast) {
    Replay.Report<KhachapuriPosition, KhachapuriMove> report = Replay.verify(game, record);
    return report instanceof Replay.Verified<KhachapuriPosition, KhachapuriMove> verified
        ? wrongEnd(record, verified.line(), isLast)
        : Optional.of(report.message());
  }

  private Optional<String> wrongEnd(
      GameRecord<KhachapuriPosition, KhachapuriMove> record,
      Line<KhachapuriPosition, KhachapuriMove> played,
      boolean isLast) {
    Line<KhachapuriPosition, KhachapuriMove> line = played;
    if (!line.status().isFinished()) {
      switch (record.result().kind()) {
        case WHITE_WINS -> line = line.resign(Side.BLACK);
        case BLACK_WINS -> line = line.resign(Side.WHITE);
        case DRAW -> {
          return Optional.of("there are no agreed draws");
        }
        case UNKNOWN -> {
          return isLast ? Optional.empty() : Optional.of("the game is not finished");
        }
      }
    }
    RecordedResult right = RecordedResult.of(line.status());
    boolean differs = record.result().kind() != RecordedResult.Kind.UNKNOWN
        && !record.result().equals(right);
    if (differs) {
      return Optional.of("the result is " + record.result() + ", it should be " + right);
    }
    match = match.with(line);
    return Optional.empty();
  }
}
