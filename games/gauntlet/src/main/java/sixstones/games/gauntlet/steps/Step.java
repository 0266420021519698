package sixstones.games.gauntlet.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Table;

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

  int chooser(Table table);

  Phrase prompt();

  void moves(Table table, MoveList<GauntletMove> into);

  /** What one of the moves does. */
  void answer(GauntletMove move, Play play);

  /** Why a move that is not among the moves can't be made. */
  Refusal whyNot(GauntletMove move, Table table);

  /** G-RULE-23, G-RULE-36: whether it is asked even if there is a single answer. */
  boolean asksAnyway();

  void addTo(Fingerprint fingerprint);

  /** Why a move can't be made, or null if it can. */
  static @Nullable Refusal refusal(Step step, GauntletMove move, Table table) {
    var legal = new MoveList<GauntletMove>();
    step.moves(table, legal);
    return legal.contains(move) ? null : step.whyNot(move, table);
  }
}
