package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Facedown Hero cards are turned faceup. */
public record FlipUp(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("flip_story")
          .form(
              "up to so many facedown Hero cards are turned faceup",
              at -> new FlipUp(at.number("n")),
              Slot.number("n", 1, 9))
          .asks("flip-story", (of, parts) -> new Next(of, parts.number("left"), parts.options()));

  private static long facedown(Board board) {
    long places = 0;
    var story = board.story();
    for (var place : story.places()) {
      if (story.isHeroCard(place) && story.isFacedown(place)) {
        places = Bits.with(places, place.index());
      }
    }
    return places;
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return facedown(board) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    Next.ask(game, step, n);
  }

  @Override
  public Refusal noStory(Board board, EffectQuestion<?> asked, StoryPlace place) {
    return Because.of("U-RULE-90", "storyFaceup");
  }

  /** The next card; so many are left. */
  record Next(CarryOut of, int left, long options) implements EffectQuestion<StoryPlace> {

    static void ask(Play game, CarryOut of, int left) {
      long places = facedown(game.board);
      if (places != 0 && left > 0) game.push(new Next(of, left, places));
    }

    @Override
    public String id() {
      return "flip-story";
    }

    @Override
    public void memory(Parts to) {
      to.put("left", left);
    }

    @Override
    public boolean mayDecline() {
      return true;
    }

    @Override
    public PickKind pick() {
      return PickKind.STORY;
    }

    @Override
    public void picked(Play game, StoryPlace place) {
      game.story.turnUp(place);
      game.tell.turnedUp(place, game.story.card(place));
      ask(game, of, left - 1);
    }
  }
}
