package sixstones.lab.review;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sixstones.archive.phrases.PhraseBook;
import sixstones.bots.review.Look;
import sixstones.bots.review.Said;
import sixstones.bots.review.Story;
import sixstones.engine.record.GameRecord;

/** What is said of a game, its seats and its moves. */
final class ReviewWords {

  /** Further on a line is one of many. */
  private static final int SHOWN = 3;

  private final PhraseBook book;
  private final List<String> names;

  ReviewWords(GameRecord record) {
    book = PhraseBook.english(record.game());
    names = record.names();
  }

  String name(int seat) {
    return names.get(seat);
  }

  /** Which seat made which move, by the number people count from 1. */
  String made(Look look) {
    return "%d. %s: %s".formatted(look.move() + 1, name(look.seat()), words(look.made()));
  }

  String verdict(Look look) {
    return switch (look.mark()) {
      case FAIR -> "";
      case ONLY -> "the only move";
      case BRILLIANT -> "the best move, and hard to see";
      case SLIP -> "a slip, " + cost(look);
      case MISTAKE -> "a mistake, " + cost(look);
      case BLUNDER -> "a blunder, " + cost(look);
    };
  }

  private static String cost(Look look) {
    return String.format(Locale.ROOT, "%.0f ± %.0f %%", 100 * look.loss(), 200 * look.error());
  }

  /** The best move and how it might have gone on. */
  String better(Look look) {
    return look.line().stream()
        .limit(SHOWN)
        .map(
            said ->
                said.seat() == look.seat() ? words(said) : name(said.seat()) + ": " + words(said))
        .collect(Collectors.joining(", then "));
  }

  String story(Story story) {
    return "began at %s; own slips %s, partners' %s, rivals' %s, luck %s; ended at %s"
        .formatted(
            percent(story.points().getFirst().known()),
            signed(story.own()),
            signed(story.partners()),
            signed(story.rivals()),
            signed(story.luck()),
            percent(story.points().getLast().known()));
  }

  private String words(Said said) {
    return book.say(said.label(), names::get);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  private static String signed(double share) {
    return String.format(Locale.ROOT, "%+.0f %%", 100 * share);
  }
}
