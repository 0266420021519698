package sixstones.lab.review;

import sixstones.bots.review.Mark;
import sixstones.bots.review.Review;
import sixstones.engine.record.GameRecord;

/** A review for the terminal. */
public final class ReviewText {

  private ReviewText() {}

  public static String of(GameRecord record, Review review) {
    var words = new ReviewWords(record);
    var text = new StringBuilder();
    text.append("%s, %d moves, %s%n".formatted(record.game(), review.moves(), record.result()));
    for (int seat = 0; seat < record.seats(); seat++) {
      var story = review.story(seat);
      if (story.points().isEmpty()) continue;
      text.append("  %s %s%n".formatted(words.name(seat), words.story(story)));
    }
    for (var look : review.looks()) {
      if (look.mark() == Mark.FAIR) continue;
      text.append("  %s%n      %s".formatted(words.made(look), words.verdict(look)));
      if (look.mark().isBad()) text.append("; better: ").append(words.better(look));
      text.append(System.lineSeparator());
    }
    return text.toString().stripTrailing();
  }
}
