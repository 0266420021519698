package sixstones.games.united.verbs;

import sixstones.engine.Refusal;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Constants;
import sixstones.games.united.terms.Places;

/** Damage to one Henchman, in one hit. */
public record DamageHenchman(Place where, int n) implements AskingVerb<Threat> {

  public static final VerbKind KIND =
      VerbKind.named("damage_enemy")
          .form(
              "damage to one Henchman there, in one hit",
              at -> new DamageHenchman(at.place("where"), at.number("n")),
              Slot.word("what", "henchman"),
              Slot.place("where"),
              Slot.number("n", 1, 9));

  private int targets(Board board, Context context) {
    return Fight.hittable(board, Places.find(board, where, context));
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return targets(board, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DEFEATED);
    var bound = step.context().threat();
    if (bound != null) answer(game, step, bound);
    else step.askIfAny(game, PickKind.THREAT, targets(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Threat threat) {
    Fight.hitHenchman(game, threat, step.context().actor(), n);
  }

  @Override
  public Refusal noThreat(Board board, EffectQuestion<?> asked, Threat card) {
    boolean isSafe =
        card.isHenchman() && board.threats().inPlay(card) && !Constants.canBeDamaged(board, card);
    return isSafe
        ? Because.of("U-THREAT-02", "protectedNow")
        : AskingVerb.super.noThreat(board, asked, card);
  }
}
