package sixstones.games.gauntlet.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/** A question that is open: who decides, between what, and what follows from the answer. */
public sealed interface Step
    permits PlayCard,
        NameForThanos,
        LoseCard,
        PickLooker,
        GiveToken,
        OrderDeck,
        PickChampion,
        MayFight,
        PickVictim,
        NameForHero,
        NameForAll,
        PickFight,
        PickCard,
        ReturnCard,
        CopyEffect {

  int chooser(Board board);

  Phrase prompt();

  void moves(Board board, MoveList<GauntletMove> into);

  /** What one of the moves does. */
  void answer(GauntletMove move, Play play);

  /** The seats whose hands a named value is for; mostly none is named. */
  default int guessed(Board board) {
    return 0;
  }

  /** Why a move that is not among the moves can't be made. */
  Refusal why(GauntletMove move, Board board);

  /** G-RULE-23, G-RULE-36: whether it is asked even if there is a single answer. */
  boolean asksAnyway();

  void addTo(Fingerprint fingerprint);

  /** Why a move can't be made, or null if it can. */
  static @Nullable Refusal refusal(Step step, GauntletMove move, Board board) {
    var legal = new MoveList<GauntletMove>();
    step.moves(board, legal);
    return legal.contains(move) ? null : step.why(move, board);
  }
}
