package sixstones.games.united.knowledge;

import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.games.united.box.Box;
import sixstones.games.united.damage.React;
import sixstones.games.united.damage.ReactionOrder;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Clue;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Team;
import sixstones.games.united.steps.Step;
import sixstones.games.united.supercards.DropSuper;
import sixstones.games.united.supercards.GiveSuper;
import sixstones.games.united.supercards.PlaySuperHero;
import sixstones.games.united.supercards.PlaySuperVillain;
import sixstones.games.united.supercards.SuperHeroCards;
import sixstones.games.united.supercards.SuperVillainCards;

/**
 * Deals Super cards anew for a viewer who can't see them: at random among all deals that agree with
 * what that viewer has noticed. While somebody decides about one, somebody decides about one in the
 * new deal, too; who and which may differ.
 */
public final class SuperCardRedeal {

  private final Board board;
  private final StepStack<Step> steps;
  private final Chance chance;

  /** How many deals have been found that agree, and one of them, each as likely as the others. */
  private int found;

  private final int[] dealt;

  private SuperCardRedeal(Board board, StepStack<Step> steps, Chance chance) {
    this.board = board;
    this.steps = steps;
    this.chance = chance;
    dealt = new int[board.team().size() + 1];
  }

  /** {@code seat} -1: a spectator. */
  public static void redeal(Board board, StepStack<Step> steps, int seat, Chance chance) {
    if (seat != 0) new SuperCardRedeal(board, steps, chance).villainCards();
    boolean team = seat >= 0 && Bits.has(board.heroSeats(), seat);
    if (!team) new SuperCardRedeal(board, steps, chance).heroCards();
  }

  private void villainCards() {
    var dashboard = board.dashboard();
    int free = Bits.all(Box.villainCards().size()) & ~dashboard.superSpent();
    int count = Bits.count(dashboard.superCards());
    var top = steps.top();
    int asked = top instanceof PlaySuperVillain ? SuperVillainCards.playableAtTurnEnd(board) : 0;
    for (int set = first(count); set <= free && count > 0; set = next(set)) {
      boolean agrees = asked == 0 || (set & asked) != 0;
      if ((set & ~free) != 0 || !agrees || !Clue.agrees(dashboard.superNoticed(), set)) continue;
      if (chance.below(++found) == 0) dealt[0] = set;
    }
    dashboard.superCards(dealt[0]);
    if (asked != 0) {
      steps.replace(new PlaySuperVillain(dealt[0] & asked));
    }
    if (top instanceof DropSuper) steps.replace(new DropSuper(dealt[0]));
  }

  /** Cards that are still to be given to Heroes are one more heap. */
  private void heroCards() {
    int free = Bits.all(Box.superHeroCards().size()) & ~board.team().superSpent();
    var top = steps.top();
    int[] heaps = new int[dealt.length];
    int waiting = top instanceof GiveSuper give ? Long.bitCount(give.options()) : 0;
    deal(heaps, 0, free, waiting, askable(top));
    for (var member : board.team().members())
      board.team().superCards(member, dealt[member.index()]);
    if (top instanceof GiveSuper give) {
      steps.replace(new GiveSuper(give.hero(), give.left(), dealt[board.team().size()]));
    } else if (askable(top) != 0) {
      askAnybody(top);
    }
  }

  /** With which holdings somebody would be asked now, as a set; 0 if nobody is. */
  private int askable(Step top) {
    if (top instanceof PlaySuperHero play) return SuperHeroCards.askable(board, play);
    boolean secret = top instanceof React react && react.isSecret();
    return secret ? ReactionOrder.askable(board, (React) top) : 0;
  }

  private void deal(int[] heaps, int heap, int free, int waiting, int asked) {
    if (heap == heaps.length) {
      consider(heaps, asked);
      return;
    }
    boolean last = heap == board.team().size();
    int count = last ? waiting : Bits.count(board.team().superCards(Member.of(heap)));
    if (count == 0) {
      heaps[heap] = 0;
      deal(heaps, heap + 1, free, waiting, asked);
      return;
    }
    for (int set = first(count); set <= free; set = next(set)) {
      if ((set & ~free) != 0) continue;
      heaps[heap] = set;
      deal(heaps, heap + 1, free & ~set, waiting, asked);
    }
  }

  private void consider(int[] heaps, int asked) {
    int held = 0;
    for (var member : board.team().members()) {
      held |= Team.holdings(member, heaps[member.index()]);
    }
    boolean agrees = asked == 0 || (held & asked) != 0;
    if (!agrees || !Clue.agrees(board.team().superNoticed(), held)) return;
    if (chance.below(++found) == 0) System.arraycopy(heaps, 0, dealt, 0, heaps.length);
  }

  /** The question goes to somebody who holds a card that fits. */
  private void askAnybody(Step top) {
    int held = board.team().superHeld() & askable(top);
    int skip = chance.below(Bits.count(held));
    int holding = Bits.nth(held, skip);
    Member owner = Member.of(holding / Box.superHeroCards().size());
    var card = Box.superHeroCard(holding % Box.superHeroCards().size());
    if (top instanceof React react) {
      steps.replace(ReactionOrder.asking(board, react, owner, card));
    } else if (top instanceof PlaySuperHero play) {
      steps.replace(SuperHeroCards.asking(board, play, owner, card));
    }
  }

  /** The least set of so many things. */
  private static int first(int count) {
    return Bits.all(count);
  }

  /** The next larger number with as many bits: the next set of the same size. */
  private static int next(int set) {
    int lowest = set & -set;
    int ripple = set + lowest;
    return ripple | ((set ^ ripple) >>> 2) / lowest;
  }
}
