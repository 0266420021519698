package sixstones.server.tables;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How much time the people at a table have left. Follows from the times in the log alone, so every
 * process and every restart counts the same.
 */
public final class Clocks {

  /**
   * Whose time runs.
   *
   * @param secretly whether others may not know who is asked; such time is not taken off a game's
   */
  record Asked(int seat, boolean secretly) {}

  private final Tempo tempo;
  private final List<Duration> left = new ArrayList<>();

  /** Of the time for a move, the least that a seat has had left since another person moved. */
  private final List<Duration> least = new ArrayList<>();

  private Instant since = Instant.EPOCH;

  Clocks(Tempo tempo, int seats) {
    this.tempo = tempo;
    for (int seat = 0; seat < seats; seat++) {
      left.add(whole(tempo));
      least.add(whole(tempo));
    }
  }

  private static Duration whole(Tempo tempo) {
    return switch (tempo) {
      case Tempo.Free _ -> Duration.ZERO;
      case Tempo.PerMove move -> move.time();
      case Tempo.PerGame game -> game.time();
    };
  }

  /** Whether anybody's time is counted. */
  public boolean isOn() {
    return !(tempo instanceof Tempo.Free);
  }

  /** What a seat had left when its time began to run, or has for its next move. */
  public Duration left(int seat) {
    return left.get(seat);
  }

  /** When the time of whoever is asked is up. */
  Optional<Instant> deadline(Optional<Asked> asked) {
    return tempo instanceof Tempo.Free
        ? Optional.empty()
        : asked.map(who -> since.plus(left.get(who.seat())));
  }

  /** Whether a seat has used up the time of the whole game. */
  boolean isUsedUp(int seat) {
    return tempo instanceof Tempo.PerGame && left.get(seat).isZero();
  }

  /**
   * An entry was made.
   *
   * @param before whose time ran up to it, if somebody's did
   * @param after whose time runs from now on
   */
  void tick(Entry entry, Optional<Asked> before, Optional<Asked> after) {
    boolean went = entry.act() instanceof Act.OfGame;
    if (!went && before.equals(after)) return;
    if (tempo instanceof Tempo.PerGame game) {
      before
          .filter(who -> !who.secretly())
          .ifPresent(
              who -> {
                var used = Duration.between(since, entry.at());
                var rest = left.get(who.seat()).minus(used);
                var kept = rest.isNegative() ? Duration.ZERO : rest;
                boolean moved = entry.act() instanceof Act.Move;
                left.set(who.seat(), moved ? kept.plus(game.increment()) : kept);
              });
      if (entry.act() instanceof Act.Undo undo) takeBack(undo.seat(), game.increment());
    }
    if (tempo instanceof Tempo.PerMove) countMoves(entry, before);
    since = entry.at();
  }

  /** Every move has the whole time, but one that was taken back has what was left of it. */
  private void countMoves(Entry entry, Optional<Asked> before) {
    if (entry.act() instanceof Act.Undo undo) left.set(undo.seat(), least.get(undo.seat()));
    if (!(entry.act() instanceof Act.Move move)) return;
    before.filter(who -> !who.secretly()).ifPresent(who -> moved(who.seat(), entry.at()));
    left.set(move.seat(), whole(tempo));
  }

  private void moved(int mover, Instant at) {
    for (int seat = 0; seat < least.size(); seat++) {
      if (seat != mover) least.set(seat, whole(tempo));
    }
    var rest = left.get(mover).minus(Duration.between(since, at));
    if (rest.compareTo(least.get(mover)) < 0) {
      least.set(mover, rest.isNegative() ? Duration.ZERO : rest);
    }
  }

  /** What a move brought goes with it, or time could be made by taking back; nobody loses by it. */
  private void takeBack(int seat, Duration increment) {
    var rest = left.get(seat).minus(increment);
    if (rest.isPositive()) left.set(seat, rest);
  }

  /** The seat's flag has fallen: of a whole game nothing is left. */
  void fell(int seat) {
    if (tempo instanceof Tempo.PerGame) left.set(seat, Duration.ZERO);
  }

  /** As a snapshot keeps it; nothing where nobody counts. */
  String text() {
    if (tempo instanceof Tempo.Free) return "";
    var text = new StringBuilder().append(since.toEpochMilli());
    for (var rest : left) text.append(' ').append(rest.toMillis());
    for (var rest : least) text.append(' ').append(rest.toMillis());
    return text.toString();
  }

  void read(String text) {
    if (text.isEmpty()) return;
    var words = text.split(" ");
    since = Instant.ofEpochMilli(Long.parseLong(words[0]));
    for (int seat = 0; seat < left.size(); seat++) {
      left.set(seat, Duration.ofMillis(Long.parseLong(words[seat + 1])));
    }
    // Earlier versions did not keep the rest.
    for (int seat = 0; seat < words.length - 1 - left.size(); seat++) {
      least.set(seat, Duration.ofMillis(Long.parseLong(words[left.size() + seat + 1])));
    }
  }

  static Optional<Asked> asked(OptionalInt seat, boolean secretly) {
    return seat.isPresent() ? Optional.of(new Asked(seat.getAsInt(), secretly)) : Optional.empty();
  }
}
