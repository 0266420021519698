package sixstones.games.united.verbs;

import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.heroturn.HeroTurn;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.Storyline;
import sixstones.games.united.state.Threats;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.EffectStep;
import sixstones.games.united.steps.Inquiry;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Effects on Hero cards in the Storyline. */
public final class StoryVerbs {

  private StoryVerbs() {}

  /** U-RULE-82, U-SOLO-25: own faceup cards; Support cards are nobody's. */
  private static long own(Board board, Context context) {
    long places = 0;
    var story = board.story();
    for (int place = 0; place < story.size(); place++) {
      if (story.kind(place) == Storyline.HERO
          && !story.isFacedown(place)
          && story.hero(place) == context.actor()) {
        places |= 1L << place;
      }
    }
    return places;
  }

  public static boolean canSwap(Board board, boolean own, Context context) {
    if (own) return Long.bitCount(own(board, context)) > 1;
    return board.story().earliestFaceup() != board.story().lastHeroCard();
  }

  public static void swap(Play game, EffectStep step, Effect.SwapStory swap) {
    if (swap.own()) {
      if (canSwap(game.board, true, step.context())) {
        Inquiry.ask(game, step, PickKind.STORY, -1, own(game.board, step.context()));
      }
      return;
    }
    int last = game.story.lastHeroCard();
    int earliest = game.story.earliestFaceup();
    if (last >= 0 && earliest >= 0 && last != earliest) exchange(game, last, earliest);
  }

  public static void swapped(Play game, EffectQuestion step, Effect.SwapStory swap, int picked) {
    if (!swap.own()) throw new IllegalStateException("nothing was asked");
    if (step.remembered() < 0) {
      long rest = own(game.board, step.context()) & ~(1L << picked);
      Inquiry.askIfAny(game, step, PickKind.STORY, picked, rest);
    } else {
      exchange(game, step.remembered(), picked);
    }
  }

  private static void exchange(Play game, int one, int other) {
    game.story.swap(one, other);
    if (game.turn.played() == one) game.turn.played(other);
    else if (game.turn.played() == other) game.turn.played(one);
    game.tell.swapped(one, other);
  }

  public static void returnLast(Play game) {
    int last = game.story.lastHeroCard();
    if (last == Storyline.NONE) return;
    int card = game.story.card(last);
    int hero = game.story.hero(last);
    boolean facedown = game.story.isFacedown(last);
    int seenBy = facedown ? game.board.seesHand(hero) : Deck.EVERYBODY;
    if (game.story.kind(last) == Storyline.HERO) game.team.deck(hero).putUnder(card, seenBy);
    else game.board.support().deck().putUnder(card, seenBy);
    game.story.remove(last);
    game.tell.returnedCard(hero, card, facedown);
  }

  /** Faceup Hero cards with an uncovered symbol. */
  public static long coverable(Board board, boolean any) {
    long places = 0;
    var story = board.story();
    for (int place = 0; place < story.size(); place++) {
      if (!story.isHeroCard(place) || HeroTurn.symbols(board, place) == 0) continue;
      if (any || place == story.lastHeroCard()) places |= 1L << place;
    }
    return places;
  }

  public static void cover(Play game, EffectStep step, Effect.CoverSymbol cover) {
    Inquiry.askIfAny(game, step, PickKind.STORY, 0, coverable(game.board, cover.anyCard()));
  }

  public static void covered(Play game, EffectQuestion step, int picked) {
    if (step.pick() == PickKind.STORY) {
      long kinds = 0;
      int pool = HeroTurn.symbols(game.board, picked);
      for (var kind : Symbol.ALL) {
        if (Pool.count(pool, kind) > 0) kinds |= 1L << kind.ordinal();
      }
      Inquiry.askIfAny(game, step, PickKind.SYMBOL, picked, kinds);
      return;
    }
    int place = step.remembered();
    var symbols = Box.card(game.story.card(place)).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if (symbols.get(i).ordinal() == picked && (game.story.covered(place) >> i & 1) == 0) {
        game.story.cover(place, game.story.covered(place) | 1 << i);
        game.tell.covered(place, symbols.get(i));
        ignoreNow(game, place, symbols.get(i));
        return;
      }
    }
  }

  /** U-STORY-10: a symbol covered in the turn of its card is lost, unless it has been used. */
  private static void ignoreNow(Play game, int place, Symbol symbol) {
    if (place == game.turn.played() && Pool.count(game.turn.own(), symbol) > 0) {
      game.turn.own(Pool.add(game.turn.own(), symbol, -1));
    }
  }

  public static long facedown(Board board) {
    long places = 0;
    for (int place = 0; place < board.story().size(); place++) {
      if (board.story().isHeroCard(place) && board.story().isFacedown(place)) places |= 1L << place;
    }
    return places;
  }

  public static void flip(Play game, EffectStep step, int left) {
    long places = facedown(game.board);
    if (places != 0 && left > 0) {
      Inquiry.ask(game, step, PickKind.STORY, left, places | Selection.MAY_DECLINE);
    }
  }

  public static void flipped(Play game, EffectQuestion step, int picked) {
    if (picked < 0) return;
    game.story.turnUp(picked);
    game.tell.turnedUp(picked, game.story.card(picked));
    flip(game, step, step.remembered() - 1);
  }

  /** Threats in the Locations with an empty space. */
  public static long fillable(Board board, int locations) {
    long found = 0;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().inPlay(t)
          && (locations >> board.threats().at(t) & 1) != 0
          && Fight.emptySpaces(board.threats(), t) != 0) {
        found |= 1L << t;
      }
    }
    return found;
  }
}
