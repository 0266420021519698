package sixstones.games.united.play;

import sixstones.engine.MoveList;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/** Lists what the seat that must choose may do. */
final class LegalMoves {

  private LegalMoves() {}

  static void list(Board board, Step step, MoveList<UnitedMove> into) {
    switch (step.kind()) {
      case REACT -> {
        int gear = Damage.gear(step);
        into.add(
            gear >= 0
                ? SharedMoves.gear(gear)
                : SharedMoves.pick(PickKind.SUPER_HERO, Damage.superCard(step)));
        into.add(SharedMoves.DECLINE);
      }
      case WINDOW_ASK -> {
        into.add(SharedMoves.pick(PickKind.SUPER_HERO, Windows.card(step)));
        into.add(SharedMoves.DECLINE);
      }
      case CHARGE -> {
        into.add(SharedMoves.gear(step.a()));
        into.add(SharedMoves.DECLINE);
      }
      case DISCARD -> hand(board, step.a(), true, into);
      case TURN_CHOICE -> turnChoice(board, into);
      case PLAY_CARD -> hand(board, board.turn().active(), false, into);
      case ACTIONS -> actions(board, into);
      case ACT_NOW -> {
        Acting.list(board, step, into);
        into.add(SharedMoves.DECLINE);
      }
      case LOCATION_EFFECT -> {
        into.add(SharedMoves.LOCATION);
        BattlePlans.list(board, board.turn().offers(), into);
        into.add(SharedMoves.DECLINE);
      }
      case USE_PLANS -> {
        BattlePlans.list(board, step.a(), into);
        into.add(SharedMoves.DECLINE);
      }
      case PLAY_PLAN -> plans(board, into);
      case CHOOSE_HERO -> chooseHero(board, step.a(), into);
      case TAKE_GEAR -> gears(board, step.a(), into);
      case SUPPORT_HERO -> supportHeroes(board, into);
      case SUPPORT_CARD -> supportCards(board, step, into);
      default -> Candidates.list(board, step, into);
    }
  }

  private static void hand(Board board, int hero, boolean pick, MoveList<UnitedMove> into) {
    for (var card : Box.hero(board.team().hero(hero)).cards()) {
      if (board.team().held(hero, card.local()) == 0) continue;
      into.add(
          pick ? SharedMoves.pick(PickKind.CARD, card.index()) : SharedMoves.play(card.index()));
    }
  }

  private static void turnChoice(Board board, MoveList<UnitedMove> into) {
    var row = board.support().row();
    if (board.team().handSize(0) > 0 || !board.team().deck(0).isEmpty())
      into.add(SharedMoves.STANDARD);
    for (int depth = 0; depth < row.size(); depth++) {
      boolean again = false;
      for (int other = 0; other < depth; other++) again |= row.below(other) == row.below(depth);
      if (!again) into.add(SharedMoves.support(row.below(depth)));
    }
  }

  private static void actions(Board board, MoveList<UnitedMove> into) {
    int hero = board.turn().active();
    Acting.list(board, hero, into);
    var context = Context.ofHero(hero);
    if (!board.turn().specialUsed() && Possible.any(board, HeroTurn.special(board), context)) {
      into.add(SharedMoves.SPECIAL);
    }
    for (int gear = 0; gear < Box.gears().size(); gear++) {
      if (board.gear().owner(gear) == hero && GearUse.mayUse(board, hero, gear)) {
        into.add(SharedMoves.gear(gear));
      }
    }
    BattlePlans.list(board, board.turn().offers(), into);
    if (!HeroTurn.mustUseSpecial(board)) into.add(SharedMoves.END);
  }

  /** U-SVCARD-04, U-RULE-56: a Super Villain card is chosen together with the plan card. */
  private static void plans(Board board, MoveList<UnitedMove> into) {
    for (var plan : board.villain().plans()) {
      if (board.dashboard().held(plan.local()) == 0) continue;
      into.add(new UnitedMove.PlayPlan(plan.index(), -1));
      for (var card : Box.villainCards()) {
        if ((board.dashboard().superCards() >> card.index() & 1) != 0
            && SuperVillain.mayPlayWith(board, card, plan)) {
          into.add(new UnitedMove.PlayPlan(plan.index(), card.index()));
        }
      }
    }
  }

  private static void gears(Board board, int hero, MoveList<UnitedMove> into) {
    var own = Box.hero(board.team().hero(hero)).gear();
    if (!own.isEmpty()) {
      into.add(SharedMoves.USE);
    } else {
      for (var gear : Box.gears()) {
        if (gear.owner() < 0 && board.gear().owner(gear.index()) < 0) {
          into.add(SharedMoves.pick(PickKind.GEAR, gear.index()));
        }
      }
    }
    into.add(SharedMoves.DECLINE);
  }

  private static void chooseHero(Board board, int h, MoveList<UnitedMove> into) {
    for (var hero : Box.heroes()) {
      if (Preparing.mayChoose(board, h, hero)) {
        into.add(SharedMoves.pick(PickKind.HERO, hero.index()));
      }
    }
  }

  private static void supportHeroes(Board board, MoveList<UnitedMove> into) {
    for (var hero : Box.heroes()) {
      if (Preparing.mayPlay(board, hero) && (board.support().heroes() >> hero.index() & 1) == 0) {
        into.add(SharedMoves.pick(PickKind.HERO, hero.index()));
      }
    }
  }

  private static void supportCards(Board board, Step step, MoveList<UnitedMove> into) {
    for (var card : Box.hero(step.a()).cards()) {
      if (card.special() != null && Preparing.chosen(board, card.index()) < card.copies()) {
        into.add(SharedMoves.pick(PickKind.CARD, card.index()));
      }
    }
  }
}
