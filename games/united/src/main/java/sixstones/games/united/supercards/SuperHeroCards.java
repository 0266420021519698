package sixstones.games.united.supercards;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.Team;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Conditions;

/** Super Hero cards: who may play one on an event. */
public final class SuperHeroCards {

  private SuperHeroCards() {}

  /** An event that concerns a Hero or a Location, depending on the trigger. */
  public static void open(Play game, Trigger trigger, int subject) {
    if (!anyHeld(game.board)) return;
    game.secretsTested();
    game.push(new SuperWindow(trigger, subject, 0));
  }

  public static void next(Play game, SuperWindow step) {
    int cards = Box.superHeroCards().size();
    for (int k = step.next(); k < cards * game.team.size(); k++) {
      Member owner = owner(game.board, k);
      if (!Bits.has(game.team.superCards(owner), card(k))
          || !fits(game.board, step.event(), owner, card(k), step.subject())) {
        continue;
      }
      game.push(new PlaySuperHero(step.event(), step.subject(), k));
      return;
    }
  }

  /** Whether a Hero could play the card on the event, if he holds it. */
  private static boolean fits(Board board, Trigger trigger, Member owner, int card, int subject) {
    var kind = Box.superHeroCards().get(card);
    if (kind.trigger() != trigger || !mayPlay(board, owner)) return false;
    boolean concerned =
        switch (trigger) {
          case KO_SELF -> owner.index() == subject;
          case OVERFLOW_HERE, VILLAIN_ARRIVES_HERE -> board.team().at(owner).index() == subject;
          default -> true;
        };
    // U-RULE-41, U-RULE-58: a KO'd Hero plays only the card of the KO itself.
    if (board.team().isKo(owner) && trigger != Trigger.KO_SELF) return false;
    return concerned && Conditions.hold(board, kind.cond(), Context.ofHero(owner));
  }

  /** All holdings with which somebody would be asked in this window, as a set. */
  public static int askable(Board board, PlaySuperHero step) {
    int cards = Box.superHeroCards().size();
    int holdings = 0;
    for (var owner : board.team().members()) {
      for (int card = 0; card < cards; card++) {
        if (!Bits.has(board.team().superSpent(), card)
            && fits(board, step.event(), owner, card, step.subject())) {
          holdings |= Team.holding(owner, card);
        }
      }
    }
    return holdings;
  }

  /** The same question to this Hero about this card. */
  public static PlaySuperHero asking(Board board, PlaySuperHero step, Member owner, int card) {
    int turns = 0;
    while (board.inTurn(turns) != owner) turns++;
    int place = turns * Box.superHeroCards().size() + card;
    return new PlaySuperHero(step.event(), step.subject(), place);
  }

  /** U-SOLOSV-05: in a duel one per turn. */
  public static boolean mayPlay(Board board, Member owner) {
    return !owner.isNobody() && !(board.mode() == Mode.DUEL && board.turn().heroCardPlayed());
  }

  /** Whose card stands at a place in the order of asking. */
  public static Member owner(Board board, int place) {
    return board.inTurn(place / Box.superHeroCards().size());
  }

  public static int card(int place) {
    return place % Box.superHeroCards().size();
  }

  public static void answer(Play game, PlaySuperHero step, boolean play) {
    Member owner = owner(game.board, step.place());
    int card = card(step.place());
    game.push(new SuperWindow(step.event(), step.subject(), step.place() + 1));
    if (!play) {
      game.team.superNoticed(askable(game.board, step));
      game.secretsTested();
      return;
    }
    spend(game, owner, card);
    // U-RULE-58: the card of the KO itself works although a KO'd Hero's effects are lost.
    var context =
        game.team.isKo(owner) ? Context.VILLAINS.target(owner).by(owner) : Context.ofHero(owner);
    game.push(Box.superHeroCards().get(card).effects(), context);
  }

  public static boolean anyHeld(Board board) {
    if (!board.mode().hasVillainSeat()) return false;
    int held = 0;
    for (var member : board.team().members()) held |= board.team().superCards(member);
    return held != 0;
  }

  /** U-SHCARD-02: the card leaves the game. */
  public static void spend(Play game, Member owner, int card) {
    game.team.spendSuper(owner, card);
    game.turn.heroCardPlayed(true);
    game.tell.playedSuper(owner, Box.superHeroCards().get(card));
  }
}
