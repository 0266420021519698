package sixstones.games.united.steps;

import sixstones.engine.phrase.Phrase;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.state.Storyline;

/** Cards of the Storyline by their names, as far as they lie faceup. */
final class StoryCards {

  private StoryCards() {}

  static Phrase label(Board board, StoryPlace place) {
    var story = board.story();
    if (!story.isFacedown(place)) {
      return numbered("story.faceup", place).name("what", key(story, place));
    }
    return story.isHeroCard(place)
        ? numbered("story.facedown", place).name("hero", board.team().hero(story.hero(place)).key())
        : numbered("story.plan", place);
  }

  private static Phrase numbered(String key, StoryPlace place) {
    return Phrase.of("united.pick." + key).number("n", place.number());
  }

  private static String key(Storyline story, StoryPlace place) {
    return story.isHeroCard(place) ? story.card(place).key() : story.plan(place).key();
  }
}
