package sixstones.server.tables;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.engine.Game;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.Viewer;
import sixstones.server.play.Play;

/**
 * A table as its log tells it. Every entry is applied once, in order, whether it was written just
 * now, by another process, or before a restart. Not safe for several threads: {@link Tables} guards
 * it.
 */
public final class Table {

  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  private final TableHead head;
  private final Game<?, ?> game;
  private final IntFunction<Optional<Snapshot>> snapshots;
  private final List<Entry> entries = new ArrayList<>();
  private final Seating seating;
  private final TreeSet<Integer> agreed = new TreeSet<>();
  private Optional<Play<?, ?>> play = Optional.empty();
  private Optional<String> rematch = Optional.empty();
  private Optional<String> result = Optional.empty();
  private int rules;
  private boolean differs;
  private boolean begun;
  private boolean whole = true;

  /**
   * @param snapshots the last snapshot up to an entry
   */
  Table(TableHead head, Game<?, ?> game, IntFunction<Optional<Snapshot>> snapshots) {
    this.head = head;
    this.game = game;
    this.snapshots = snapshots;
    this.seating = new Seating(head.seats());
    this.rules = game.info().rulesVersion();
  }

  public TableHead head() {
    return head;
  }

  public Game<?, ?> game() {
    return game;
  }

  public Seating seating() {
    return seating;
  }

  /** The game; none before the start, or if no snapshot of a frozen table can be read. */
  public Optional<Play<?, ?>> play() {
    return play;
  }

  /** The version of the rules the table is played under. */
  public int rules() {
    return rules;
  }

  /** How many entries the log has. */
  public int seq() {
    return entries.size();
  }

  public Instant movedAt() {
    return entries.isEmpty() ? head.createdAt() : entries.getLast().at();
  }

  public Optional<String> rematch() {
    return rematch;
  }

  /** The result as a record writes it, once the game has ended. */
  public Optional<String> result() {
    return result;
  }

  /** Who agrees to go on with a frozen table. */
  public List<Integer> agreed() {
    return List.copyOf(agreed);
  }

  /** Whether the log replays from the deal, so that there can be a record. */
  public boolean replaysFromDeal() {
    return whole && !differs;
  }

  /** Whether the log has led elsewhere under the present rules. */
  public boolean differs() {
    return differs;
  }

  public boolean hasBegun() {
    return begun;
  }

  public Phase phase() {
    if (!hasBegun()) return Phase.WAITING;
    if (differs) return Phase.FROZEN;
    if (result.isPresent()) return Phase.OVER;
    return rules == game.info().rulesVersion() ? Phase.RUNNING : Phase.FROZEN;
  }

  public boolean isHost(String holder) {
    return head.host().equals(holder);
  }

  /** What a visitor is to the game. */
  public Viewer viewer(String holder) {
    var seat = seating.seatOf(holder);
    return seat.isPresent() ? Seat.of(seat.getAsInt()) : Spectator.SPECTATOR;
  }

  /** Whether a visitor may look on: before the start everybody who knows of the table. */
  public boolean admits(String holder) {
    return head.spectators() || !hasBegun() || isHost(holder) || seating.seatOf(holder).isPresent();
  }

  /** The first entry after a number that changed the game. */
  public Optional<Entry> firstOfGameAfter(int number) {
    return entries.subList(Math.clamp(number, 0, entries.size()), entries.size()).stream()
        .filter(
            entry ->
                switch (entry.act()) {
                  case Act.Start _, Act.Move _, Act.Undo _, Act.Thaw _ -> true;
                  case Act.Sit _,
                      Act.Leave _,
                      Act.Bot _,
                      Act.Vote _,
                      Act.Open _,
                      Act.Return _,
                      Act.Over _,
                      Act.Rematch _,
                      Act.Agree _ ->
                      false;
                })
        .findFirst();
  }

  void apply(Entry entry) {
    if (entry.number() != entries.size() + 1) {
      throw new IllegalStateException("the log of " + head.id() + " has a gap");
    }
    entries.add(entry);
    switch (entry.act()) {
      case Act.Sit sit -> seating.sit(sit);
      case Act.Leave leave -> seating.leave(leave.seat(), hasBegun());
      case Act.Bot bot -> seating.bot(bot);
      case Act.Vote vote -> seating.vote(vote);
      case Act.Open open -> seating.open(open.seat());
      case Act.Return back -> seating.back(back.seat());
      case Act.Start start -> {
        begun = true;
        rules = start.rules();
        replay(entry, () -> play = Optional.of(Play.begin(game, head, entry.at(), entry.number())));
      }
      case Act.Move move ->
          replay(
              entry,
              () ->
                  started()
                      .move(
                          move.seat(),
                          move.notation(),
                          move.checksum(),
                          entry.at(),
                          entry.number()));
      case Act.Undo undo ->
          replay(entry, () -> started().undo(undo.seat(), entry.at(), entry.number()));
      case Act.Over over -> result = Optional.of(over.result());
      case Act.Rematch next -> rematch = Optional.of(next.table());
      case Act.Agree agree -> agreed.add(agree.seat());
      case Act.Thaw thaw -> thaw(thaw);
    }
  }

  private void replay(Entry entry, Runnable step) {
    if (differs) return;
    try {
      step.run();
    } catch (RuntimeException e) {
      // Whatever a game's code does to an old log must not keep the table from being shown.
      LOG.warn(
          "table {} is frozen: entry {} does not replay ({})",
          head.id(),
          entry.number(),
          e.getClass().getSimpleName());
      differs = true;
      play = snapshots.apply(Integer.MAX_VALUE).flatMap(this::read);
    }
  }

  private void thaw(Act.Thaw thaw) {
    rules = thaw.rules();
    agreed.clear();
    if (thaw.snapshot() == 0) return;
    whole = false;
    differs = false;
    play = snapshots.apply(thaw.snapshot()).flatMap(this::read);
    differs = play.isEmpty();
  }

  private Optional<Play<?, ?>> read(Snapshot snapshot) {
    try {
      return Optional.of(Play.from(game, head.seed(), snapshot));
    } catch (RuntimeException e) {
      LOG.warn(
          "table {}: its snapshot can't be read ({})", head.id(), e.getClass().getSimpleName());
      return Optional.empty();
    }
  }

  private Play<?, ?> started() {
    return play.orElseThrow(() -> new IllegalStateException("a move before the start"));
  }
}
