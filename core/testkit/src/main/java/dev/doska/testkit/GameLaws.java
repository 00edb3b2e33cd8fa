package dev.doska.testkit;

/**
 * All laws of games whose moves can't always be listed. A test class implements it, supplies its
 * {@link Subject}, and runs every law as a separate test.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
public interface GameLaws<S, M>
    extends RuleLaws<S, M>,
        KeyLaws<S, M>,
        ChanceLaws<S, M>,
        SymmetryLaws<S, M>,
        TextLaws<S, M>,
        LineLaws<S, M>,
        RecordLaws<S, M>,
        ContinuousLaws<S, M>,
        PictureLaws<S, M>,
        NullLaws<S, M> {}
