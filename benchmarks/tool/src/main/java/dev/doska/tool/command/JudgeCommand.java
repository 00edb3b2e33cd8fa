package dev.doska.tool.command;

import dev.doska.core.Verdict;
import dev.doska.core.Violation;
import dev.doska.tool.adapter.GameAdapter;
import dev.doska.tool.io.Console;
import dev.doska.tool.io.ExitStatus;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Judges one move, or every line of standard input. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    description = {
      "Prints whether a move is legal and, if not, every rule that it breaks.",
      "Without MOVE, reads one JSON object per line from standard input:",
      "  {\"position\": \"...\", \"move\": \"...\", \"rules\": \"...\"}",
      "Only move is required; id, if given, is copied to the answer. Each line is answered with one "
          + "line, also if it is blank or malformed:",
      "  {\"legal\":true}",
      "  {\"legal\":false,\"violations\":[{\"rule\":..,\"message\":..,\"witness\":..}]}",
      "  {\"error\":...}",
      "",
      "Exit status: 0 the move is legal, or every line was judged; 1 the move is illegal; 2 the move "
          + "or a line could not be judged."
    },
    footer = {
      "",
      "Examples:",
      "  doska judge czech-checkers c3-d4",
      "  doska judge czech-checkers --position W:Wc1,Kg1:Bb6,d2,f4,f6 c1xe3",
      "  doska judge khachapuri --roll 6-1 6/5",
      "  doska judge khachapuri < moves.jsonl"
    })
public final class JudgeCommand implements Callable<Integer> {
  private final Console console;

  @Mixin
  private final GameChoice choice = new GameChoice();

  @Parameters(index = "1", arity = "0..1", paramLabel = "MOVE", description = "The move to judge.")
  private @Nullable String move;

  @Mixin
  private final PositionChoice position = new PositionChoice();

  public JudgeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameAdapter<?, ?> adapter = choice.adapter();
    return move == null ? new JsonJudge(console, choice, position).run() : judge(adapter, move);
  }

  private <S, M> int judge(GameAdapter<S, M> adapter, String text) {
    Verdict verdict = adapter.verdict(position.line(adapter).position(), text);
    if (verdict.isLegal()) {
      console.line("legal");
      return 0;
    }
    for (Violation violation : verdict.violations()) {
      console.line(violation.toString());
    }
    return ExitStatus.WRONG;
  }
}
