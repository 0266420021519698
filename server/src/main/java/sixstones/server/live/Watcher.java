package sixstones.server.live;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.problem.Problem;
import sixstones.server.protocol.TableState;
import sixstones.server.storage.Database;
import sixstones.server.visitors.Visitors;

/**
 * An open page. It is sent one state at a time; whatever changes meanwhile is in the next one, so a
 * slow page costs one message.
 */
public final class Watcher {

  private static final Logger LOG = LoggerFactory.getLogger(Watcher.class);

  /** Closing codes from 4400 on tell a page what the same HTTP status would. */
  private static final int REFUSED = 4000;

  /** A database that is away for a while should not cost anybody the line. */
  private static final int MOST_TRIES = 60;

  private final String table;
  private final String visitor;
  private final Line line;
  private final Duration pause;
  private final Live.Painter painter;
  private final AtomicInteger wakes = new AtomicInteger();
  private int lastEvent;
  private @Nullable TableState lastState;

  public Watcher(String table, String visitor, int after, Line line, Live.Painter painter) {
    this(table, visitor, after, line, painter, Duration.ofSeconds(1));
  }

  /**
   * @param pause how long a database that does not answer is left alone
   */
  Watcher(
      String table, String visitor, int after, Line line, Live.Painter painter, Duration pause) {
    this.pause = pause;
    this.table = table;
    this.visitor = visitor;
    this.lastEvent = after;
    this.line = line;
    this.painter = painter;
  }

  String table() {
    return table;
  }

  boolean isOf(String holder) {
    return visitor.equals(holder);
  }

  /** Whether the person has a secret, and so may have a seat. */
  boolean isKnown() {
    return !visitor.equals(Visitors.NOBODY);
  }

  Elsewhere.Page page() {
    return new Elsewhere.Page(table, visitor);
  }

  boolean isFor(Session other) {
    return line.isFor(other);
  }

  /** Sends the present state, or sees to it that it is sent after the one under way. */
  void wake(ExecutorService senders) {
    if (wakes.getAndIncrement() > 0) return;
    try {
      senders.execute(this::send);
    } catch (RejectedExecutionException _) {
      // The server is going down, and the page is told so.
    }
  }

  private void send() {
    int tries = 0;
    int seen;
    do {
      seen = wakes.get();
      var sent = sendOnce(++tries);
      if (sent == Sent.NEVER) return;
      if (sent == Sent.NOT_YET) seen = 0;
      else tries = 0;
    } while (wakes.addAndGet(-seen) > 0);
  }

  private enum Sent {
    DONE,
    NOT_YET,
    NEVER
  }

  private Sent sendOnce(int tries) {
    try {
      return paint() ? Sent.DONE : Sent.NEVER;
    } catch (Problem problem) {
      line.close(closingCode(problem.code()), problem.code().text());
    } catch (RuntimeException e) {
      if (Database.isBehind(e) && tries < MOST_TRIES && hasRested()) return Sent.NOT_YET;
      LOG.error("a page could not be told of {} ({})", table, e.getClass().getSimpleName());
      line.close(StatusCode.SERVER_ERROR, "failed");
    }
    return Sent.NEVER;
  }

  private boolean hasRested() {
    try {
      Thread.sleep(pause);
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean paint() {
    var picture = painter.paint(table, visitor, lastEvent, lastState == null);
    // Nothing new for this viewer, and that it came at all would tell that something happened.
    if (lastState != null && picture.state().isAsBefore(lastState)) return true;
    if (!line.send(picture.text())) return false;
    lastEvent = picture.state().lastEvent();
    lastState = picture.state();
    return true;
  }

  /** Whoever is served elsewhere comes again, and may be led there. */
  private static int closingCode(Problem.Code code) {
    return code == Problem.Code.ELSEWHERE ? StatusCode.TRY_AGAIN_LATER : REFUSED + code.status();
  }

  void goAway() {
    line.close(StatusCode.SHUTDOWN, "the server is going down");
  }
}
