package dev.doska.khachapuri.notation;

import dev.doska.core.IllegalMoveException;
import dev.doska.core.Line;
import dev.doska.core.ParseResult;
import dev.doska.core.Strictness;
import dev.doska.core.TextError;
import dev.doska.core.record.GameRecord;
import dev.doska.core.record.RecordFormat;
import dev.doska.core.record.RecordText;
import dev.doska.core.record.Tag;
import dev.doska.core.text.TextReader;
import dev.doska.khachapuri.Khachapuri;
import dev.doska.khachapuri.KhachapuriMatch;
import dev.doska.khachapuri.KhachapuriMove;
import dev.doska.khachapuri.KhachapuriPosition;
import dev.doska.khachapuri.KhachapuriRuleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The records of a match: a file of game records, each with its tags and moves. Three tags say which
 * game of which match a record is: {@link #MATCH}, {@link #MATCH_GAME} and {@link #SCORE}. (The tag
 * {@code Game} names the kind of game, as in every record.)
 */
public final class MatchRecords {
  /** The tag with the name of the match, any text. */
  public static final String MATCH = MatchTags.MATCH;

  /** The tag with the number of the game in the match, from 1. */
  public static final String MATCH_GAME = MatchTags.MATCH_GAME;

  /** The tag with the points of White and Black before the game, such as {@code 2-0}. */
  public static final String SCORE = MatchTags.SCORE;

  /** The most games that are read. */
  public static final int MAX_GAMES = RecordsReader.MAX_GAMES;

  private MatchRecords() {}

  /**
   * The records of the games of a match.
   *
   * @param name the name of the match
   * @param match the match before its first game
   * @param games the games in order, each finished
   * @return a record of each game, with its tags and the keys of all positions
   * @throws IllegalArgumentException if a game can't be the next of the match
   * @throws IllegalStateException if there is a game after the end of the match
   */
  public static List<GameRecord<KhachapuriPosition, KhachapuriMove>> of(
      String name, KhachapuriMatch match, List<Line<KhachapuriPosition, KhachapuriMove>> games) {
    List<GameRecord<KhachapuriPosition, KhachapuriMove>> records = new ArrayList<>();
    KhachapuriMatch before = match;
    for (Line<KhachapuriPosition, KhachapuriMove> line : games) {
      records.add(GameRecord.of(line, tags(name, before)));
      before = before.with(line);
    }
    return List.copyOf(records);
  }

  /**
   * The tags of the next game of a match.
   *
   * @param name the name of the match
   * @param match the match before the game
   * @return the three tags
   */
  public static List<Tag> tags(String name, KhachapuriMatch match) {
    return MatchTags.of(name, match);
  }

  /**
   * The text of some records, a blank line between two.
   *
   * @param records records of Khachapuri, each perhaps under other rules
   * @return the text
   * @throws IllegalMoveException if a move is illegal, since it has no text
   */
  public static String format(List<GameRecord<KhachapuriPosition, KhachapuriMove>> records) {
    List<String> texts = new ArrayList<>();
    for (GameRecord<KhachapuriPosition, KhachapuriMove> record : records) {
      Khachapuri game = Khachapuri.of(KhachapuriRuleset.parse(record.ruleset()).orElseThrow());
      texts.add(new RecordFormat<>(game).format(record));
    }
    return String.join("\n", texts);
  }

  /**
   * Reads a file of records of Khachapuri, each under the rules that its own tag names. A record ends
   * where the tags of the next begin. Never throws, whatever the text.
   *
   * @param text the file
   * @return the records, or what is wrong with each bad one, with its place in the file
   */
  public static ParseResult<List<GameRecord<KhachapuriPosition, KhachapuriMove>>> parse(
      String text) {
    if (text.length() > RecordText.MAX_LENGTH) {
      return ParseResult.failed(
          new TextError(1, 1, text.length() + " characters", "at most " + RecordText.MAX_LENGTH));
    }
    return new RecordsReader(text).read();
  }

  /**
   * Reads a file of records. The strict reader takes exactly what {@link #format} writes; the lenient
   * one is {@link #parse(String)}. Never throws, whatever the text.
   *
   * @param text the file
   * @param strictness how much to forgive
   * @return the records, or what is wrong with each bad one, or the first place that is written
   *     otherwise
   */
  public static ParseResult<List<GameRecord<KhachapuriPosition, KhachapuriMove>>> parse(
      String text, Strictness strictness) {
    ParseResult<List<GameRecord<KhachapuriPosition, KhachapuriMove>>> parsed = parse(text);
    if (Objects.requireNonNull(strictness) == Strictness.LENIENT || !parsed.isOk()) {
      return parsed;
    }
    return new TextReader(text)
        .difference(format(parsed.orElseThrow()))
        .<ParseResult<List<GameRecord<KhachapuriPosition, KhachapuriMove>>>>map(ParseResult::failed)
        .orElse(parsed);
  }

  /**
   * Checks the records of a match: that they are its first games in order under the same rules, that
   * the right side started each (KH-03, KH-05), that every game is right, that all games but the last are
   * finished, and that the scores add up (KH-19, KH-20). Missing tags are no fault.
   *
   * @param records the records in order
   * @return the match that they record, or the first fault
   * @throws IllegalArgumentException if the first record has no rules of Khachapuri
   */
  public static MatchReport verify(List<GameRecord<KhachapuriPosition, KhachapuriMove>> records) {
    return new MatchVerifier(records).verify();
  }
}
