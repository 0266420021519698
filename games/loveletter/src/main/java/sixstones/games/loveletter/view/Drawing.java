package sixstones.games.loveletter.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Words;
import sixstones.games.loveletter.LoveLetterView;
import sixstones.games.loveletter.LoveLetterView.SeatView;
import sixstones.games.loveletter.box.Card;

/** A view drawn with letters. */
public final class Drawing {

  private final LoveLetterView view;
  private final Words words;

  private Drawing(LoveLetterView view, Words words) {
    this.view = view;
    this.words = words;
  }

  public static List<String> of(LoveLetterView view, Words words) {
    return new Drawing(view, words).lines();
  }

  private List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("Round " + view.round() + ", " + view.goal() + " tokens win");
    lines.add("  deck " + view.deck() + (view.aside() ? " and the card set aside" : ""));
    if (!view.faceUp().isEmpty()) lines.add("  face up: " + cards(view.faceUp()));
    for (var seat : view.seats()) seat(seat, lines);
    for (var known : view.known()) {
      var where =
          known.seat() == null ? known.depth() + ". from the top" : "with " + Seat.of(known.seat());
      lines.add("  you know: " + card(known.card()) + " " + where);
    }
    lines.add("  unseen: " + cards(view.unseen()));
    return lines;
  }

  private void seat(SeatView seat, List<String> lines) {
    var head = (seat.seat() == view.active() ? "> " : "  ") + Seat.of(seat.seat());
    head += ", tokens " + seat.tokens();
    if (!seat.inRound()) head += ", out of the round";
    if (seat.guarded()) head += ", protected";
    lines.add(head);
    lines.add(
        "    hand  " + (seat.hand().isEmpty() ? "? ".repeat(seat.handSize()) : cards(seat.hand())));
    if (!seat.front().isEmpty()) lines.add("    front " + cards(seat.front()));
  }

  private String cards(Collection<String> ids) {
    return ids.isEmpty() ? "none" : ids.stream().map(this::card).collect(Collectors.joining(", "));
  }

  private String card(String id) {
    var card = Card.named(id);
    return words.name(card.key()) + " " + card.value();
  }
}
