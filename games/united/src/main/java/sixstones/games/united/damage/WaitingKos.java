package sixstones.games.united.damage;

import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.supercards.SuperHeroCards;

/** KOs that wait for their effects. */
public final class WaitingKos {

  private WaitingKos() {}

  /** KOs of what follows have their effect after it, or after all Heroes have had their part. */
  public static void await(Play game, Context context) {
    if (!context.together()) game.push(new ResolveKos(game.turn.knockouts().size()));
  }

  /** U-RULE-32: depth first; of several together the decider names the first. */
  public static void resolve(Play game, int base) {
    int waiting = game.turn.knockouts().size() - base;
    if (waiting <= 0) return;
    if (waiting > 1 && game.board.villain().ko() != null) {
      long heroes = 0;
      for (int i = base; i < game.turn.knockouts().size(); i++)
        heroes |= game.turn.knockouts().get(i).bit();
      game.push(new OrderKos(base, heroes));
      return;
    }
    resolve(game, base, game.turn.knockouts().get(base));
  }

  public static void resolve(Play game, int base, Member hero) {
    int place = base;
    while (game.turn.knockouts().get(place) != hero) place++;
    game.turn.knockouts().remove(place);
    game.push(new ResolveKos(base));
    game.push(new KoEffect(hero));
  }

  /** U-KO-04, U-RULE-58: the Hero's own card first, then BAM or what replaces it. */
  public static void effect(Play game, Member hero) {
    game.interrupt();
    game.push(new KoBam(hero));
    SuperHeroCards.open(game, Trigger.KO_SELF, hero);
  }

  public static void bam(Play game, Member hero) {
    var villain = game.board.villain();
    if (villain.ko() != null) {
      game.tell.koEffect(hero);
      game.push(villain.ko(), Context.VILLAINS.target(hero));
    } else if (game.dashboard.isStunned()) {
      game.tell.stunCancels(Enemy.villain());
    } else {
      game.tell.bam();
      game.push(villain.bam(), Context.VILLAINS);
    }
  }
}
