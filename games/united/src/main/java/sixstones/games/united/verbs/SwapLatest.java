package sixstones.games.united.verbs;

import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The latest Hero card in the Storyline changes places with the oldest faceup one. */
public record SwapLatest() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("swap_story")
          .form(
              "the latest Hero card with the oldest faceup one",
              _ -> new SwapLatest(),
              Slot.word("which", "last_and_earliest"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return board.story().earliestFaceup() != board.story().lastHeroCard();
  }

  @Override
  public void begin(Play game, CarryOut step) {
    var last = game.story.lastHeroCard();
    var earliest = game.story.earliestFaceup();
    boolean two = !last.isNone() && !earliest.isNone() && last != earliest;
    if (two) Cards.exchange(game, last, earliest);
  }
}
