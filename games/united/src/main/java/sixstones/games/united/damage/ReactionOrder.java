package sixstones.games.united.damage;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.gear.GearUse;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Team;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.supercards.SuperHeroCards;
import sixstones.games.united.terms.Conditions;

/** What Heroes may use against damage: Gear and Super Hero cards, asked for one by one. */
public final class ReactionOrder {

  /** What may be used against damage: every Gear card, then every Super Hero card. */
  private static final int ITEMS = Box.gears().size() + Box.superHeroCards().size();

  private ReactionOrder() {}

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
}
