package sixstones.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;

/** A move tried on a redeal: what its seat is told, as far as it doesn't depend on the redeal. */
final class Trial implements Events {

  private final Position<?, ?> played;
  private final Seat seat;
  private final long drawn;
  private final List<Event> events = new ArrayList<>();
  private final List<Stand> stands = new ArrayList<>();
  private Optional<Kind> open = Optional.empty();
  private boolean stopped;

  /** How things stood when so many events had been told. */
  private record Stand(int told, Position<?, ?> position) {}

  private Trial(Position<?, ?> played, Seat seat) {
    this.played = played;
    this.seat = seat;
    drawn = played.drawn();
    stands.add(new Stand(0, played.copy()));
  }

  /** Tries a move on a position, which the trial then owns. */
  static <P extends Position<P, M>, M extends Move> Trial of(P position, M move, Seat seat) {
    var trial = new Trial(position, seat);
    position.apply(move, trial);
    position.settle(trial);
    trial.sceneEnds(position);
    if (trial.open.isEmpty() && trial.chanceSpoke()) trial.open = Optional.of(Kind.CHANCE);
    return trial;
  }

  @Override
  public boolean on() {
    return true;
  }

  @Override
  public void emit(Event event) {
    if (stopped) return;
    if (chanceSpoke() || event.reveals() && !isKnown(event)) {
      open = Optional.of(event.kind());
      stopped = !isScenery(event);
    } else if (event.audience().has(seat)) {
      events.add(event.to(Audience.EVERYONE));
    }
  }

  @Override
  public void sceneEnds(Position<?, ?> now) {
    if (!stopped && !chanceSpoke()) stands.add(new Stand(events.size(), now.copy()));
  }

  private boolean chanceSpoke() {
    return played.drawn() != drawn;
  }

  /** What the seat shows to others it knows itself, and the end shows itself to all. */
  private boolean isKnown(Event event) {
    return switch (event.kind()) {
      case PLAYED, CHOSE, GAVE -> event.seat().equals(OptionalInt.of(seat.index()));
      case OVER -> true;
      case TURN,
          MOVED,
          TOOK,
          DREW,
          SHOWN,
          CHANCE,
          HIT,
          MISSED,
          FELL,
          CHANGED,
          SCORED,
          UNDID,
          TABLE ->
          false;
    };
  }

  /** What comes to lie on the table by itself: nothing of the move depends on it. */
  private static boolean isScenery(Event event) {
    return event.kind() == Kind.MOVED && event.seat().isEmpty();
  }

  List<Event> events() {
    return events;
  }

  /** What sort of thing comes after so many events that is not the same in all redeals. */
  Optional<Kind> beyond(int told) {
    return told < events.size() ? Optional.of(events.get(told).kind()) : open;
  }

  /** How things last stood before more than so many events had been told. */
  Position<?, ?> after(int told) {
    var last = stands.getFirst();
    for (var stand : stands) if (stand.told() <= told) last = stand;
    return last.position();
  }
}
