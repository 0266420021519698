package sixstones.games.united.damage;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Figure;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.gear.GearUse;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Team;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.supercards.SuperHeroCards;
import sixstones.games.united.terms.Conditions;
import sixstones.games.united.terms.Constants;

/** Damage to Heroes: what prevents or redirects it, what is discarded, and KOs. */
public final class Damage {

  /** What may be used against damage: every Gear card, then every Super Hero card. */
  private static final int ITEMS = Box.gears().size() + Box.superHeroCards().size();

  private Damage() {}

  /** U-RULE-31: all named Heroes take the damage; then KOs have their effects. */
  public static void deal(
      Play game, int heroes, int amount, boolean unpreventable, Context context) {
    if (heroes == 0) return;
    awaitKos(game, context);
    for (var member : game.team.lastFirst()) {
      if (!member.isIn(heroes)) continue;
      game.push(new TakeDamage(new Hit(member, amount, unpreventable, false)));
    }
  }

  /** KOs of what follows have their effect after it, or after all Heroes have had their part. */
  public static void awaitKos(Play game, Context context) {
    if (!context.together()) game.push(new ResolveKos(game.turn.knockouts().size()));
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
      long targets = redirectTargets(game, hero);
      if (targets != 0) {
        game.push(new RedirectDamage(hero, amount, targets | Selection.MAY_DECLINE));
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

  private static long redirectTargets(Play game, Member hero) {
    long targets = Bits.without(game.team.standing(), hero.index());
    for (var threat : game.threats.all()) {
      if (game.threats.inPlay(threat)
          && threat.isHenchman()
          && Constants.canBeDamaged(game.board, threat)) {
        targets |= 1L << Selection.THREAT_BIT + threat.local();
      }
    }
    return targets;
  }

  /** U-RULE-59: Gear, then the Super Hero card, Hero by Hero from the decider. */
  public static void reactions(Play game, AskForReactions step) {
    var hit = step.hit();
    boolean settled =
        game.turn.reactions().redirect() >= 0 || game.turn.reactions().shield() >= hit.amount();
    if (step.next() == 0 && SuperHeroCards.anyHeld(game.board)) game.secretsTested();
    for (int k = step.next(); !settled && k < ITEMS * game.team.size(); k++) {
      if (!mayReact(game, owner(game.board, k), k % ITEMS, hit)) continue;
      game.push(new React(hit, k));
      return;
    }
    game.push(new FinishDamage(hit));
  }

  /** Whose Gear or card stands at a place in the order of asking. */
  public static Member owner(Board board, int place) {
    return board.inTurn(place / ITEMS);
  }

  /** The Gear card at a place, or -1. */
  public static int gear(int place) {
    int item = place % ITEMS;
    return item < Box.gears().size() ? item : -1;
  }

  /** The Super Hero card at a place, or negative. */
  public static int superCard(int place) {
    return place % ITEMS - Box.gears().size();
  }

  private static boolean mayReact(Play game, Member owner, int item, Hit hit) {
    if (item < Box.gears().size()) return gearFits(game.board, owner, item, hit);
    int card = item - Box.gears().size();
    return Bits.has(game.team.superCards(owner), card) && superFits(game.board, owner, card, hit);
  }

  private static boolean gearFits(Board board, Member owner, int item, Hit hit) {
    var rack = board.gear();
    if (board.team().isKo(owner) || rack.owner(item) != owner || !rack.isCharged(item)) {
      return false;
    }
    var effects = reaction(board, Box.gear(item), owner, hit.hero());
    if (effects == null) return false;
    // U-RULE-21, U-RULE-35: who has no card to discard takes no damage that could be prevented.
    boolean preventable = !hit.unavoidable() && board.team().handSize(hit.hero()) > 0;
    return preventable || !prevents(effects);
  }

  /** Whether a Hero could play the card against the damage, if he holds it. */
  private static boolean superFits(Board board, Member owner, int card, Hit hit) {
    SuperCard kind = Box.superHeroCards().get(card);
    return !board.team().isKo(owner)
        && SuperHeroCards.mayPlay(board, owner)
        && !(hit.unavoidable() && prevents(kind.effects()))
        && concerns(board, kind.trigger(), owner, hit.hero())
        && Conditions.hold(board, kind.cond(), Context.ofHero(owner).target(hit.hero()));
  }

  /**
   * All holdings with which somebody would be asked for a Super Hero card at this point, as a set:
   * between the Gear that everybody sees being asked for before and after.
   */
  public static int askable(Board board, React step) {
    int holdings = 0;
    for (int k = 0; k < ITEMS * board.team().size(); k++) {
      Member owner = owner(board, k);
      int card = superCard(k);
      if (card < 0) {
        if (!gearFits(board, owner, gear(k), step.hit())) continue;
        if (k > step.place()) return holdings;
        holdings = 0;
      } else if (!Bits.has(board.team().superSpent(), card)
          && superFits(board, owner, card, step.hit())) {
        holdings |= Team.holding(owner, card);
      }
    }
    return holdings;
  }

  /** The same question to this Hero about this Super Hero card. */
  public static React asking(Board board, React step, Member owner, int card) {
    int turns = 0;
    while (board.inTurn(turns) != owner) turns++;
    int place = turns * ITEMS + Box.gears().size() + card;
    return new React(step.hit(), place);
  }

  private static boolean concerns(Board board, Trigger trigger, Member owner, Member hero) {
    return switch (trigger) {
      case DAMAGE_INCOMING_SELF -> owner == hero;
      case DAMAGE_INCOMING_HERE -> board.team().at(owner) == board.team().at(hero);
      case DAMAGE_INCOMING_OTHER -> owner != hero;
      default -> false;
    };
  }

  /** What a Gear card does against the damage, if anything. */
  private static @Nullable Effects reaction(Board board, Gear gear, Member owner, Member hero) {
    for (var use : gear.uses()) {
      if (concerns(board, use.trigger(), owner, hero)) return use.effects();
    }
    return null;
  }

  /** U-UNAVOID-01: what only prevents is of no use against unavoidable damage. */
  private static boolean prevents(Effects effects) {
    for (var effect : effects.steps()) if (Verb.of(effect).redirectsDamage()) return false;
    return true;
  }

  public static void react(Play game, React step, boolean use) {
    int place = step.place();
    game.push(new AskForReactions(step.hit(), place + 1));
    Member owner = owner(game.board, place);
    if (!use) {
      if (!step.isSecret()) return;
      game.team.superNoticed(askable(game.board, step));
      game.secretsTested();
      return;
    }
    var context = Context.ofHero(owner).target(step.hit().hero());
    int gear = gear(place);
    if (gear >= 0) {
      game.tell.usedGear(owner, Box.gear(gear));
      GearUse.turnDown(game, gear);
      var effects = reaction(game.board, Box.gear(gear), owner, step.hit().hero());
      if (effects != null) game.push(effects, context);
    } else {
      SuperHeroCards.spend(game, owner, superCard(place));
      game.push(Box.superHeroCards().get(superCard(place)).effects(), context);
    }
  }

  public static void finish(Play game, Hit hit) {
    Member hero = hit.hero();
    int amount =
        hit.unavoidable()
            ? hit.amount()
            : Math.max(0, hit.amount() - game.turn.reactions().shield());
    int redirect = game.turn.reactions().redirect();
    if (amount < hit.amount()) game.tell.prevented(hero, hit.amount() - amount);
    game.turn.reactions().forget();
    if (amount == 0 || game.team.isKo(hero)) return;
    if (redirect >= Selection.THREAT_BIT) {
      var henchman = game.threats.card(redirect - Selection.THREAT_BIT);
      game.tell.redirected(hero, henchman.key());
      Fight.hitHenchman(game, henchman, Member.NOBODY, amount);
    } else if (redirect >= 0) {
      game.tell.redirected(hero, game.team.hero(Member.of(redirect)).key());
      // U-RULE-45: only Shapeshifting itself does not work on the same hit again.
      boolean again = hit.redirected() || game.team.isRedirecting(hero);
      game.push(new TakeDamage(new Hit(Member.of(redirect), amount, hit.unavoidable(), again)));
    } else {
      game.tell.damaged(hero, amount);
      loseCards(game, hero, amount, true);
    }
  }

  /** U-DAMAGE-01, U-DAMAGE-04: one card for each damage, as long as there are cards. */
  public static void loseCards(Play game, Member hero, int amount, boolean damage) {
    int count = Math.min(amount, game.team.handSize(hero));
    if (count == 0) return;
    game.push(new DiscardCard(hero, count, damage));
  }

  public static void discard(Play game, Member hero, int card, boolean damage) {
    if (damage) game.did(Deed.DAMAGED, 1);
    Cards.putUnder(game, hero, card);
  }

  /** U-RULE-32: depth first; of several together the decider names the first. */
  public static void resolveKos(Play game, int base) {
    int waiting = game.turn.knockouts().size() - base;
    if (waiting <= 0) return;
    if (waiting > 1 && game.board.villain().ko() != null) {
      long heroes = 0;
      for (int i = base; i < game.turn.knockouts().size(); i++)
        heroes |= game.turn.knockouts().get(i).bit();
      game.push(new OrderKos(base, heroes));
      return;
    }
    resolveKo(game, base, game.turn.knockouts().get(base));
  }

  public static void resolveKo(Play game, int base, Member hero) {
    int place = base;
    while (game.turn.knockouts().get(place) != hero) place++;
    game.turn.knockouts().remove(place);
    game.push(new ResolveKos(base));
    game.push(new KoEffect(hero));
  }

  /** U-KO-04, U-RULE-58: the Hero's own card first, then BAM or what replaces it. */
  public static void koEffect(Play game, Member hero) {
    game.interrupt();
    game.push(new KoBam(hero));
    SuperHeroCards.open(game, Trigger.KO_SELF, hero.index());
  }

  public static void koBam(Play game, Member hero) {
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
