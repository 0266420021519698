package sixstones.games.united.damage;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.damage.Reaction.OfGear;
import sixstones.games.united.damage.Reaction.OfSuperCard;
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

  private ReactionOrder() {}

  /** U-RULE-59: Gear, then the Super Hero card, Hero by Hero from the decider. */
  public static void reactions(Play game, AskForReactions step) {
    var hit = step.hit();
    var done = game.turn.reactions();
    boolean settled = done.isRedirected() || done.shield() >= hit.amount();
    if (step.next() == 0 && SuperHeroCards.anyHeld(game.board)) game.secretsTested();
    int count = Reaction.count(game.team.size());
    for (int place = step.next(); !settled && place < count; place++) {
      var reaction = Reaction.ORDER.get(place);
      if (!mayReact(game, reaction, hit)) continue;
      game.push(new React(hit, reaction));
      return;
    }
    game.push(new FinishDamage(hit));
  }

  private static boolean mayReact(Play game, Reaction reaction, Hit hit) {
    Member owner = reaction.owner(game.board);
    return switch (reaction) {
      case OfGear of -> gearFits(game.board, owner, of.gear(), hit);
      case OfSuperCard of ->
          game.team.holds(owner, of.card()) && superFits(game.board, owner, of.card(), hit);
    };
  }

  private static boolean gearFits(Board board, Member owner, Gear gear, Hit hit) {
    var rack = board.gear();
    if (board.team().isKo(owner) || rack.owner(gear) != owner || !rack.isCharged(gear)) {
      return false;
    }
    var effects = reaction(board, gear, owner, hit.hero());
    if (effects == null) return false;
    // U-RULE-21, U-RULE-35: who has no card to discard takes no damage that could be prevented.
    boolean preventable = !hit.unavoidable() && board.team().handSize(hit.hero()) > 0;
    return preventable || !prevents(effects);
  }

  /** Whether a Hero could play the card against the damage, if he holds it. */
  private static boolean superFits(Board board, Member owner, SuperCard card, Hit hit) {
    return !board.team().isKo(owner)
        && SuperHeroCards.mayPlay(board, owner)
        && !(hit.unavoidable() && prevents(card.effects()))
        && concerns(board, card.trigger(), owner, hit.hero())
        && Conditions.hold(board, card.cond(), Context.ofHero(owner).target(hit.hero()));
  }

  /**
   * All holdings with which somebody would be asked for a Super Hero card at this point, as a set:
   * between the Gear that everybody sees being asked for before and after.
   */
  public static int askable(Board board, React step) {
    int holdings = 0;
    int count = Reaction.count(board.team().size());
    for (var reaction : Reaction.ORDER.subList(0, count)) {
      Member owner = reaction.owner(board);
      switch (reaction) {
        case OfGear of -> {
          if (!gearFits(board, owner, of.gear(), step.hit())) continue;
          if (of.place() > step.reaction().place()) return holdings;
          holdings = 0;
        }
        case OfSuperCard of -> {
          boolean fits =
              !board.team().isSpent(of.card()) && superFits(board, owner, of.card(), step.hit());
          if (fits) holdings |= Team.holding(owner, of.card());
        }
      }
    }
    return holdings;
  }

  /** The same question to this Hero about this Super Hero card. */
  public static React asking(Board board, React step, Member owner, SuperCard card) {
    for (var reaction : Reaction.ORDER) {
      if (reaction instanceof OfSuperCard of
          && of.card().equals(card)
          && of.owner(board) == owner) {
        return new React(step.hit(), reaction);
      }
    }
    throw new IllegalArgumentException(owner + " is not in the team");
  }

  private static boolean concerns(Board board, Trigger trigger, Member owner, Member hero) {
    if (trigger == Trigger.DAMAGE_INCOMING_SELF) return owner == hero;
    if (trigger == Trigger.DAMAGE_INCOMING_OTHER) return owner != hero;
    return trigger == Trigger.DAMAGE_INCOMING_HERE
        && board.team().at(owner) == board.team().at(hero);
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

  static void decline(Play game, React step) {
    goOn(game, step);
    if (!step.isSecret()) return;
    game.team.superNoticed(askable(game.board, step));
    game.secretsTested();
  }

  static void use(Play game, React step) {
    goOn(game, step);
    Member owner = step.reaction().owner(game.board);
    var context = Context.ofHero(owner).target(step.hit().hero());
    switch (step.reaction()) {
      case OfGear of -> {
        game.tell.usedGear(owner, of.gear());
        GearUse.turnDown(game, of.gear());
        var effects = reaction(game.board, of.gear(), owner, step.hit().hero());
        if (effects != null) game.push(effects, context);
      }
      case OfSuperCard of -> {
        SuperHeroCards.spend(game, owner, of.card());
        game.push(of.card().effects(), context);
      }
    }
  }

  /** What comes after it in the order is asked next. */
  private static void goOn(Play game, React step) {
    game.push(new AskForReactions(step.hit(), step.reaction().place() + 1));
  }
}
