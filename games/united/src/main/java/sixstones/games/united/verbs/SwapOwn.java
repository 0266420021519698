package sixstones.games.united.verbs;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Storyline;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Two own faceup Hero cards in the Storyline change places. */
public record SwapOwn() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("swap_story")
          .form("two own faceup Hero cards", _ -> new SwapOwn(), Slot.word("which", "own"))
          .needing(Given.HERO)
          .asks("swap-with", (of, parts) -> new With(of, parts.number("one"), parts.options()));

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

  @Override
  public boolean isPossible(Board board, Context context) {
    return Long.bitCount(own(board, context)) > 1;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (!isPossible(game.board, step.context())) return;
    step.ask(game, PickKind.STORY, own(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, int place) {
    long others = own(game.board, step.context()) & ~(1L << place);
    if (others != 0) game.push(new With(step, place, others));
  }

  @Override
  public Refusal noStory(Board board, EffectQuestion asked, int place) {
    if (board.story().kind(place) == Storyline.SUPPORT) {
      return refuse("U-SOLO-25", "storyNotYours");
    }
    return refuse("U-RULE-82", board.story().isFacedown(place) ? "storyFacedown" : "storyNotYours");
  }

  /** With which card another one changes places. */
  record With(CarryOut of, int one, long options) implements EffectQuestion {

    @Override
    public String id() {
      return "swap-with";
    }

    @Override
    public void memory(Parts to) {
      to.put("one", one);
    }

    @Override
    public PickKind pick() {
      return PickKind.STORY;
    }

    @Override
    public void picked(Play game, int other) {
      Cards.exchange(game, one, other);
    }
  }
}
