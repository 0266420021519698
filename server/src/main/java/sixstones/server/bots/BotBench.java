package sixstones.server.bots;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.engine.Seat;
import sixstones.server.desk.MoveDesk;
import sixstones.server.lessons.Classroom;
import sixstones.server.lessons.Cue;
import sixstones.server.metrics.Metrics;
import sixstones.server.play.Play;
import sixstones.server.problem.Problem;
import sixstones.server.puzzles.PuzzleRoom;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Table;
import sixstones.server.tables.TableListener;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Tastes;

/**
 * Where bots think: a bounded pool beside the requests, one thought a table at a time. A thought
 * that comes too late, because the table has gone on, is dropped.
 */
public final class BotBench implements TableListener, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BotBench.class);
  private static final int STOP_SECONDS = 5;

  /** What there is to think about: copied, so that it can be thought about in peace. */
  private record Task(int seat, int seq, Thought thought, long waitMillis) {}

  private enum State {
    LOOKING,
    /** Something changed meanwhile. */
    LOOK_AGAIN
  }

  private final Tables tables;
  private final MoveDesk desk;
  private final Classroom classroom;
  private final PuzzleRoom puzzles;
  private final Minds minds;
  private final Partners partners;
  private final Metrics metrics;
  private final Duration pause;
  private final int graceMillis;
  private final ScheduledThreadPoolExecutor pool;
  private final Map<String, State> busy = new ConcurrentHashMap<>();
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();

  /**
   * @param pause how long bots wait where people need a moment
   * @param graceMillis how long another process may take for the bots of tables it has served
   */
  public BotBench(
      Tables tables,
      MoveDesk desk,
      Classroom classroom,
      PuzzleRoom puzzles,
      Minds minds,
      Partners partners,
      Metrics metrics,
      int threads,
      Duration pause,
      int graceMillis) {
    this.tables = tables;
    this.desk = desk;
    this.classroom = classroom;
    this.puzzles = puzzles;
    this.minds = minds;
    this.partners = partners;
    this.metrics = metrics;
    this.pause = pause;
    this.graceMillis = graceMillis;
    this.pool =
        new ScheduledThreadPoolExecutor(
            threads, Thread.ofPlatform().daemon().name("bot-", 0).factory());
  }

  /** How many bots think at this moment. */
  public int thinking() {
    return pool.getActiveCount();
  }

  /** At how many tables a bot waits for its time, or for the end of a person's second thoughts. */
  public int queued() {
    return Math.max(0, busy.size() - thinking());
  }

  /** A change by another process is left to that process for a while. */
  @Override
  public void changed(String table, boolean here) {
    if (here || graceMillis == 0) {
      attend(table);
    } else if (waiting.add(table)) {
      submit(
          () -> {
            waiting.remove(table);
            attend(table);
          },
          graceMillis);
    }
  }

  /** Has the table looked at, again if it is being looked at already. */
  void attend(String table) {
    var before = busy.merge(table, State.LOOKING, (_, _) -> State.LOOK_AGAIN);
    if (before == State.LOOKING) submit(() -> playOn(table), 0);
  }

  private void submit(Runnable work, long delayMillis) {
    try {
      var _ = pool.schedule(work, delayMillis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // The server is going down; the log knows whose turn it is.
    }
  }

  private void playOn(String table) {
    Next next;
    try {
      next = playOne(table);
    } catch (RuntimeException e) {
      // Interrupted because the server is going down: the log knows whose turn it is.
      if (pool.isShutdown()) return;
      if (!isElsewhere(e)) {
        metrics.failure();
        LOG.error("the bot at table {} failed ({})", table, e.getClass().getSimpleName());
      }
      next = new Next(false, 0);
    }
    boolean again = next.again();
    var left =
        busy.compute(
            table, (_, state) -> again || state == State.LOOK_AGAIN ? State.LOOKING : null);
    if (left != null) submit(() -> playOn(table), next.delayMillis());
  }

  /** Whether a newer process has written there; it sees to its bots. */
  private static boolean isElsewhere(RuntimeException failure) {
    return failure instanceof Problem problem && problem.code() == Problem.Code.ELSEWHERE;
  }

  /** Whether to look at the table again, and when. */
  private record Next(boolean again, long delayMillis) {}

  /** Makes a bot's move if it is a bot's turn; it may be so again then. */
  private Next playOne(String table) {
    // Should another process have gone on meanwhile, the move is not made.
    var task = tables.glance(table, this::task);
    if (task.isEmpty()) return new Next(false, 0);
    if (task.get().waitMillis() > 0) return new Next(true, task.get().waitMillis());
    long thinks = System.nanoTime();
    var chosen = chosen(table, task.get().thought());
    long began = System.nanoTime();
    metrics.thought(began - thinks);
    boolean made = desk.botMove(table, task.get().seat(), task.get().seq(), chosen);
    if (made) metrics.move("bot", System.nanoTime() - began);
    return new Next(true, 0);
  }

  /** A bot that fails moves at random: its people want to go on. */
  private String chosen(String table, Thought thought) {
    try {
      return thought.move();
    } catch (RuntimeException e) {
      metrics.failure();
      LOG.error("a bot at table {} can't think ({})", table, e.getClass().getSimpleName());
      return thought.anyMove();
    }
  }

  private Optional<Task> task(Table table) {
    if (table.phase() != Phase.RUNNING) return Optional.empty();
    var play = table.play();
    var chooser = play.map(Play::chooser).orElse(OptionalInt.empty());
    if (play.isEmpty() || chooser.isEmpty()) return Optional.empty();
    int seat = chooser.getAsInt();
    return table
        .seating()
        .at(seat)
        .botLevel()
        .flatMap(level -> thought(table, play.get(), seat, level))
        .map(thought -> new Task(seat, table.seq(), thought, waitMillis(table)));
  }

  /** A bot's own thought, or what a lesson or a puzzle makes it do. */
  private Optional<Thought> thought(Table table, Play<?, ?> play, int seat, String level) {
    var taste = Tastes.of(table.game(), table.seating().at(seat));
    return switch (classroom.cue(table).or(() -> puzzles.cue(table)).orElse(new Cue.Free())) {
      case Cue.Free _ -> Optional.of(minds.thought(play, level, taste, partners.pleas(table)));
      case Cue.Moves moves -> Optional.of(Thought.told(moves.notation()));
      case Cue.Waits _ -> Optional.empty();
    };
  }

  /** People get a moment: to take a move back, or to see what bots do among themselves. */
  private long waitMillis(Table table) {
    boolean mayBeTakenBack =
        table.seating().presentPeople().stream()
            .anyMatch(seat -> table.undoable(Seat.of(seat)) == 1);
    if (!mayBeTakenBack && !table.seating().isForWatching()) return 0;
    return pause.minus(Duration.between(table.movedAt(), Instant.now())).toMillis();
  }

  @Override
  public void close() {
    pool.shutdownNow();
    try {
      if (!pool.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) LOG.warn("a bot still thinks");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
