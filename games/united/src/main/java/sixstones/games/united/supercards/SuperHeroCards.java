package sixstones.games.united.supercards;

import sixstones.games.united.box.Box;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.Subject;
import sixstones.games.united.state.Team;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Conditions;

/** Super Hero cards: who may play one on an event. */
public final class SuperHeroCards {

  private SuperHeroCards() {}

  /** Whoever may play a card on the event is asked. */
  public static void open(Play game, Trigger trigger, Subject subject) {
    if (!anyHeld(game.board)) return;
    game.secretsTested();
    game.push(new SuperWindow(trigger, subject, 0));
  }

  public static void next(Play game, SuperWindow step) {
    int count = Holding.count(game.team.size());
    for (int place = step.next(); place < count; place++) {
      var holding = Holding.ORDER.get(place);
      Member owner = holding.owner(game.board);
      if (!game.team.holds(owner, holding.card())
          || !fits(game.board, step.event(), owner, holding.card(), step.subject())) {
        continue;
      }
      game.push(new PlaySuperHero(step.event(), step.subject(), holding));
      return;
    }
  }

  /** Whether a Hero could play the card on the event, if he holds it. */
  private static boolean fits(
      Board board, Trigger trigger, Member owner, SuperCard card, Subject subject) {
    if (card.trigger() != trigger || !mayPlay(board, owner)) return false;
    boolean concerned =
        switch (subject) {
          case Member hero -> hero.isNobody() || owner == hero;
          case Location at -> board.team().at(owner) == at;
        };
    // U-RULE-41, U-RULE-58: a KO'd Hero plays only the card of the KO itself.
    if (board.team().isKo(owner) && trigger != Trigger.KO_SELF) return false;
    return concerned && Conditions.hold(board, card.cond(), Context.ofHero(owner));
  }

  /** All holdings with which somebody would be asked in this window, as a set. */
  public static int askable(Board board, PlaySuperHero step) {
    int holdings = 0;
    for (var owner : board.team().members()) {
      for (var card : Box.superHeroCards()) {
        if (!board.team().isSpent(card) && fits(board, step.event(), owner, card, step.subject())) {
          holdings |= Team.holding(owner, card);
        }
      }
    }
    return holdings;
  }

  /** The same question to this Hero about this card. */
  public static PlaySuperHero asking(
      Board board, PlaySuperHero step, Member owner, SuperCard card) {
    for (var holding : Holding.ORDER) {
      if (holding.card().equals(card) && holding.owner(board) == owner) {
        return new PlaySuperHero(step.event(), step.subject(), holding);
      }
    }
    throw new IllegalArgumentException(owner + " is not in the team");
  }

  /** U-SOLOSV-05: in a duel one per turn. */
  public static boolean mayPlay(Board board, Member owner) {
    return !owner.isNobody() && !(board.mode() == Mode.DUEL && board.turn().heroCardPlayed());
  }

  static void decline(Play game, PlaySuperHero step) {
    goOn(game, step);
    game.team.superNoticed(askable(game.board, step));
    game.secretsTested();
  }

  static void play(Play game, PlaySuperHero step) {
    goOn(game, step);
    Member owner = step.holding().owner(game.board);
    SuperCard card = step.holding().card();
    spend(game, owner, card);
    // U-RULE-58: the card of the KO itself works although a KO'd Hero's effects are lost.
    var context =
        game.team.isKo(owner) ? Context.VILLAINS.target(owner).by(owner) : Context.ofHero(owner);
    game.push(card.effects(), context);
  }

  /** What comes after it in the order is asked next. */
  private static void goOn(Play game, PlaySuperHero step) {
    game.push(new SuperWindow(step.event(), step.subject(), step.holding().place() + 1));
  }

  public static boolean anyHeld(Board board) {
    if (!board.mode().hasVillainSeat()) return false;
    int held = 0;
    for (var member : board.team().members()) held |= board.team().superCards(member);
    return held != 0;
  }

  /** U-SHCARD-02: the card leaves the game. */
  public static void spend(Play game, Member owner, SuperCard card) {
    game.team.spendSuper(owner, card);
    game.turn.heroCardPlayed(true);
    game.tell.playedSuper(owner, card);
  }
}
