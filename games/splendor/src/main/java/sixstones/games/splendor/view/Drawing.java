package sixstones.games.splendor.view;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.ToIntFunction;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Words;
import sixstones.engine.text.Columns;
import sixstones.games.splendor.SplendorView;
import sixstones.games.splendor.SplendorView.Counts;
import sixstones.games.splendor.SplendorView.Held;
import sixstones.games.splendor.SplendorView.SeatView;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;

/** A view drawn with letters. */
public final class Drawing {

  private final SplendorView view;
  private final Words words;
  private final List<String> lines = new ArrayList<>();

  private Drawing(SplendorView view, Words words) {
    this.view = view;
    this.words = words;
  }

  public static List<String> of(SplendorView view, Words words) {
    var drawing = new Drawing(view, words);
    drawing.table();
    for (int seat = 0; seat < view.seats().size(); seat++) drawing.seat(seat);
    return drawing.lines;
  }

  private void table() {
    lines.add("Round " + view.round() + (view.finalRound() ? ", the last" : ""));
    var columns = new Columns("  ");
    for (var row : view.rows().reversed()) {
      columns.row("level " + row.level(), row.deck() + " left", "", "", "", "");
      for (var id : row.cards()) {
        if (id == null) columns.row("-");
        else card(columns, Box.cardNamed(id), "");
      }
    }
    lines.addAll(columns.lines());
    var locations = new Columns("  ");
    for (var id : view.locations()) {
      var location = Box.locationNamed(id);
      locations.row(
          id,
          words.name(location.key()),
          points(location.points()),
          "wants " + counts(location::wants));
    }
    lines.addAll(locations.lines());
    lines.add("  supply " + counts(view.supply()));
  }

  private void card(Columns into, Card card, String note) {
    var assembles = "A".repeat(card.avengers());
    into.row(
        card.id() + note,
        words.name(card.key()),
        points(card.points()),
        "gives " + card.bonus().id(),
        "costs " + counts(card::cost),
        assembles);
  }

  private void seat(int index) {
    SeatView seat = view.seats().get(index);
    var head =
        new StringJoiner(", ", (index == view.active() ? "> " : "  ") + Seat.of(index) + ": ", "");
    head.add(points(seat.points()).isEmpty() ? "no points" : points(seat.points()));
    head.add("avengers " + seat.avengers() + (isOwner(index) ? " and the tile" : ""));
    if (seat.gauntlet()) head.add("the Gauntlet condition is met");
    lines.add(head.toString());
    lines.add("    tokens  " + counts(seat.tokens()));
    lines.add("    bonuses " + counts(seat.bonuses()));
    for (var id : seat.locations())
      lines.add("    holds " + words.name(Box.locationNamed(id).key()));
    var hand = new Columns("    ");
    for (var held : seat.hand()) reserved(hand, held);
    lines.addAll(hand.lines());
  }

  private void reserved(Columns into, Held held) {
    if (held.card() == null) into.row("a hidden card of level " + held.level());
    else card(into, Box.cardNamed(held.card()), held.blind() ? " (hidden)" : "");
  }

  private boolean isOwner(int seat) {
    return view.avengersOwner() != null && view.avengersOwner() == seat;
  }

  private static String points(int points) {
    return points == 0 ? "" : points == 1 ? "1 point" : points + " points";
  }

  private static String counts(Counts counts) {
    int[] all = {
      counts.mind(),
      counts.space(),
      counts.soul(),
      counts.power(),
      counts.reality(),
      counts.time(),
      counts.shield()
    };
    return counts(stone -> all[stone]);
  }

  private static String counts(ToIntFunction<Integer> count) {
    var said = new StringJoiner(" ");
    said.setEmptyValue("none");
    for (var stone : Stone.all()) {
      int number = count.applyAsInt(stone.ordinal());
      if (number > 0) said.add(number + " " + stone.id());
    }
    return said.toString();
  }
}
