package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;

/** Two own faceup Hero cards in the Storyline change places. */
public record SwapOwn() implements AskingVerb<StoryPlace> {

  public static final VerbKind KIND =
      VerbKind.named("swap_story")
          .form("two own faceup Hero cards", _ -> new SwapOwn(), Slot.word("which", "own"))
          .needing(Given.HERO)
          .asks(
              "swap-with",
              (of, parts) -> new With(of, StoryPlace.of(parts.number("one")), parts.options()));

  /** U-RULE-82, U-SOLO-25: own faceup cards; Support cards are nobody's. */
  private static long own(Board board, Context context) {
    long places = 0;
    var story = board.story();
    for (var place : story.places()) {
      if (story.kind(place) == StoryKind.HERO
          && !story.isFacedown(place)
          && story.hero(place) == context.actor()) {
        places = Bits.with(places, place.index());
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
  public void answer(Play game, CarryOut step, StoryPlace place) {
    long others = Bits.without(own(game.board, step.context()), place.index());
    if (others != 0) game.push(new With(step, place, others));
  }

  @Override
  public Refusal noStory(Board board, EffectQuestion<?> asked, StoryPlace place) {
    if (board.story().kind(place) == StoryKind.SUPPORT) {
      return Because.of("U-SOLO-25", "storyNotYours");
    }
    return Because.of(
        "U-RULE-82", board.story().isFacedown(place) ? "storyFacedown" : "storyNotYours");
  }

  /** With which card another one changes places. */
  record With(CarryOut of, StoryPlace one, long options) implements EffectQuestion<StoryPlace> {

    @Override
    public String id() {
      return "swap-with";
    }

    @Override
    public void memory(Parts to) {
      to.put("one", one.index());
    }

    @Override
    public PickKind pick() {
      return PickKind.STORY;
    }

    @Override
    public void picked(Play game, StoryPlace other) {
      Cards.exchange(game, one, other);
    }
  }
}
