package sixstones.lab.review;

import sixstones.bots.review.Look;
import sixstones.bots.review.Mark;
import sixstones.bots.review.Review;
import sixstones.bots.review.Story;
import sixstones.engine.record.GameRecord;
import sixstones.lab.page.Chart;
import sixstones.lab.page.Page;

/** A review as a page of its own, with its curves. */
public final class ReviewPage {

  private final ReviewWords words;
  private final GameRecord record;
  private final Review review;
  private final Page page;

  private ReviewPage(GameRecord record, Review review) {
    words = new ReviewWords(record);
    this.record = record;
    this.review = review;
    page =
        new Page(
            "Review: " + String.join(" – ", record.names()),
            "%s, %d moves, %s.".formatted(record.game(), review.moves(), record.result()));
  }

  public static String of(GameRecord record, Review review) {
    return new ReviewPage(record, review).written();
  }

  private String written() {
    for (int seat = 0; seat < record.seats(); seat++) {
      var story = review.story(seat);
      if (story.points().isEmpty()) continue;
      page.heading(words.name(seat));
      page.text(words.name(seat) + " " + words.story(story) + ".");
      page.add(curves(seat, story));
    }
    page.heading("Moves worth a word");
    var table = page.table("move", "verdict", "better");
    for (var look : review.looks()) {
      if (look.mark() == Mark.FAIR) continue;
      table.row(
          words.made(look), words.verdict(look), look.mark().isBad() ? words.better(look) : "");
    }
    table.end();
    return page.done();
  }

  private String curves(int seat, Story story) {
    var chart = new Chart.Lines(-1, 1, review.moves());
    var moves = story.points().stream().map(Story.Point::move).toList();
    chart.add("as known", moves, story.points().stream().map(Story.Point::known).toList());
    chart.add(
        "cards open",
        review.looks().stream().map(Look::move).toList(),
        review.looks().stream().map(look -> look.open().get(seat)).toList());
    chart.add("luck so far", moves, story.points().stream().map(Story.Point::luck).toList());
    return chart.done();
  }
}
