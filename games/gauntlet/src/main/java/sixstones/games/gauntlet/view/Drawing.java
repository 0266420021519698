package sixstones.games.gauntlet.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Words;
import sixstones.games.gauntlet.GauntletView;
import sixstones.games.gauntlet.GauntletView.Front;
import sixstones.games.gauntlet.GauntletView.Known;
import sixstones.games.gauntlet.GauntletView.Life;
import sixstones.games.gauntlet.GauntletView.SeatView;
import sixstones.games.gauntlet.box.Box;

/** A view drawn with letters. */
public final class Drawing {

  private final GauntletView view;
  private final Words words;

  private Drawing(GauntletView view, Words words) {
    this.view = view;
    this.words = words;
  }

  public static List<String> of(GauntletView view, Words words) {
    return new Drawing(view, words).lines();
  }

  private List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("Turn " + view.turn());
    lines.add("  heroes " + life(view.heroesLife()) + ", their deck " + view.heroDeck());
    lines.add("  Thanos " + life(view.thanosLife()) + ", his deck " + view.thanosDeck());
    lines.add("  stones played: " + cards(view.stones()));
    for (var seat : view.seats()) seat(seat, lines);
    for (var known : view.known()) lines.add("  you know: " + known(known));
    if (!view.unseenHeroes().isEmpty()) lines.add("  heroes unseen: " + cards(view.unseenHeroes()));
    if (!view.unseenThanos().isEmpty()) lines.add("  Thanos unseen: " + cards(view.unseenThanos()));
    return lines;
  }

  private void seat(SeatView seat, List<String> lines) {
    var head = seat.seat() == view.active() ? "> " : "  ";
    head += Seat.of(seat.seat()) + (seat.thanos() ? " (Thanos)" : "");
    if (seat.tokens() > 0) head += ", power tokens " + seat.tokens();
    lines.add(head);
    lines.add(
        "    hand  " + (seat.hand().isEmpty() ? "? ".repeat(seat.handSize()) : cards(seat.hand())));
    if (!seat.front().isEmpty()) {
      lines.add(
          "    front " + seat.front().stream().map(this::front).collect(Collectors.joining(", ")));
    }
  }

  private String front(Front front) {
    return card(front.card()) + (front.defeated() ? " (defeated)" : "");
  }

  private String known(Known known) {
    var where =
        switch (known.where()) {
          case HAND -> "in a hand";
          case DECK -> "in the deck";
        };
    if (known.seat() != null) where = "with " + Seat.of(known.seat());
    if (known.depth() != null) {
      int depth = known.depth();
      where += depth > 0 ? ", " + depth + ". from the top" : ", " + -depth + ". from the bottom";
    }
    return card(known.card()) + " " + where;
  }

  private static String life(Life life) {
    return "#".repeat(Math.max(0, life.now()))
        + ".".repeat(Math.max(0, life.start() - life.now()))
        + " "
        + life.now();
  }

  private String cards(Collection<String> ids) {
    return ids.isEmpty() ? "none" : ids.stream().map(this::card).collect(Collectors.joining(", "));
  }

  private String card(String id) {
    var card = Box.named(id);
    return words.name(card.key()) + " " + card.value();
  }
}
