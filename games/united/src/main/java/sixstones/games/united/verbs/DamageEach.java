package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** One damage to each Thug, or to each Enemy. */
public record DamageEach(What what, Place where) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("damage_enemy")
          .form(
              "1 damage to each Thug, or to each Enemy, there",
              at -> new DamageEach(at.one("what", What.class), at.place("where")),
              Slot.word("what", "thug", "enemy"),
              Slot.place("where"));

  /** Thugs alone, or Henchmen and the Villain, too. */
  public enum What {
    THUG,
    ENEMY
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    int found = Places.find(board, where, context);
    for (int rest = found; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      if (board.ring().thugs(at) > 0) return true;
      boolean other = Fight.hittable(board, at.bit()) != 0 || Fight.canHitVillain(board, at);
      if (other && what == What.ENEMY) return true;
    }
    return false;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DEFEATED);
    int found = Places.find(game.board, where, step.context());
    for (int rest = found; rest != 0; rest = Bits.rest(rest)) {
      strike(game, Location.first(rest), step.context().actor());
    }
  }

  /** Who is there is settled before the first is hit. */
  private void strike(Play game, Location at, Member hero) {
    int henchmen = Fight.hittable(game.board, at.bit());
    boolean villain = Fight.canHitVillain(game.board, at);
    Fight.hitEachThug(game, at, hero);
    if (what == What.THUG) return;
    for (int rest = henchmen; rest != 0; rest = Bits.rest(rest)) {
      Fight.hitHenchman(game, game.threats.first(rest), hero, 1);
    }
    if (villain) Fight.hitVillain(game);
  }
}
