package sixstones.games.united.damage;

import sixstones.engine.Bits;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Figure;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Constants;

/** Damage to Heroes: what prevents or redirects it, and what is discarded. */
public final class Damage {

  private Damage() {}

  /** U-RULE-31: all named Heroes take the damage; then KOs have their effects. */
  public static void deal(
      Play game, int heroes, int amount, boolean unpreventable, Context context) {
    if (heroes == 0) return;
    WaitingKos.await(game, context);
    for (var member : game.team.lastFirst()) {
      if (!member.isIn(heroes)) continue;
      game.push(new TakeDamage(new Hit(member, amount, unpreventable, false)));
    }
  }

  public static void begin(Play game, Hit hit) {
    Member hero = hit.hero();
    int amount = hit.amount();
    if (game.team.isKo(hero)) return;
    if (!hit.unavoidable()) {
      if (isProtected(game, hero)) {
        game.tell.preventedAll(hero);
        return;
      }
      int guarded = Math.min(amount, game.team.guard(hero));
      if (guarded > 0) {
        game.team.guard(hero, game.team.guard(hero) - guarded);
        game.tell.prevented(hero, guarded);
        amount -= guarded;
      }
      int prevented = Math.min(amount, Constants.gear(game.board, hero, Figure.PREVENTED_DAMAGE));
      if (prevented > 0) {
        game.tell.prevented(hero, prevented);
        amount -= prevented;
      }
    }
    if (amount == 0) return;
    game.turn.reactions().forget();
    game.push(new AskForReactions(hit.of(amount), 0));
    if (game.team.isRedirecting(hero) && !hit.redirected()) {
      int heroes = Bits.without(game.team.standing(), hero.index());
      int henchmen = hittable(game);
      if (heroes != 0 || henchmen != 0) {
        game.push(new RedirectDamage(hero, amount, heroes, henchmen));
      }
    }
  }

  /** U-INVULN-02, U-RULE-44: the area lasts until the sheltering Hero's turn, KO'd or not. */
  private static boolean isProtected(Play game, Member hero) {
    var team = game.team;
    if (team.isInvulnerable(hero)) return true;
    for (var member : team.members()) {
      if (team.isSheltering(member) && team.at(member) == team.at(hero)) return true;
    }
    return false;
  }

  /** The Henchmen in play that can be damaged, as a set. */
  private static int hittable(Play game) {
    int found = 0;
    for (var threat : game.threats.all()) {
      if (game.threats.inPlay(threat)
          && threat.isHenchman()
          && Constants.canBeDamaged(game.board, threat)) {
        found = Bits.with(found, threat.local());
      }
    }
    return found;
  }

  public static void finish(Play game, Hit hit) {
    Member hero = hit.hero();
    int amount =
        hit.unavoidable()
            ? hit.amount()
            : Math.max(0, hit.amount() - game.turn.reactions().shield());
    var other = game.turn.reactions().insteadHero();
    var henchman = game.turn.reactions().insteadHenchman();
    if (amount < hit.amount()) game.tell.prevented(hero, hit.amount() - amount);
    game.turn.reactions().forget();
    if (amount == 0 || game.team.isKo(hero)) return;
    if (henchman != null) {
      game.tell.redirected(hero, henchman.key());
      Fight.hitHenchman(game, henchman, Member.NOBODY, amount);
    } else if (!other.isNobody()) {
      game.tell.redirected(hero, game.team.hero(other).key());
      // U-RULE-45: only Shapeshifting itself does not work on the same hit again.
      boolean again = hit.redirected() || game.team.isRedirecting(hero);
      game.push(new TakeDamage(new Hit(other, amount, hit.unavoidable(), again)));
    } else {
      game.tell.damaged(hero, amount);
      loseCards(game, hero, amount, Loss.DAMAGE);
    }
  }

  /** U-DAMAGE-01, U-DAMAGE-04: one card for each damage, as long as there are cards. */
  public static void loseCards(Play game, Member hero, int amount, Loss why) {
    int count = Math.min(amount, game.team.handSize(hero));
    if (count == 0) return;
    game.push(new DiscardCard(hero, count, why));
  }

  public static void discard(Play game, Member hero, HeroCard card, Loss why) {
    if (why == Loss.DAMAGE) game.did(Deed.DAMAGED, 1);
    Cards.putUnder(game, hero, card);
  }
}
