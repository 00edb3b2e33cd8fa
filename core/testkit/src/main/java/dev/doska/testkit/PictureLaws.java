package dev.doska.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.doska.core.Drawing;
import dev.doska.testkit.support.SvgCheck;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Pictures: text with whole lines, SVG that is well-formed and complete.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface PictureLaws<S, M> extends Laws<S, M> {
  /**
   * The text ends with a line end, and the same position gives the same pictures.
   *
   * @param at what to draw
   */
  @Property(tries = 50)
  default void pictures_of_a_position_are_whole(@ForAll("situations") Situation<S, M> at) {
    Drawing<S, M> drawing = at.game().drawing();
    assertThat(drawing.text(at.position())).isNotBlank().endsWith("\n").doesNotContain("\r");
    Drawing.Marks<M> marks = new Drawing.Marks<>(at.line().move(), at.someMoves(5));
    String svg = drawing.svg(at.position(), marks);
    SvgCheck.check(svg);
    SvgCheck.check(drawing.svg(at.position()));
    assertThat(drawing.svg(at.position(), marks)).isEqualTo(svg);
  }

  /**
   * A whole game is one document.
   *
   * @param at the game so far
   */
  @Property(tries = 5)
  default void a_replay_is_one_document(@ForAll("situations") Situation<S, M> at) {
    SvgCheck.check(at.game().drawing().replay(at.line()));
  }
}
