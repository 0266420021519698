package sixstones.server.live;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.problem.Problem;
import sixstones.server.protocol.TableState;
import sixstones.server.visitors.Visitors;

/**
 * An open page. It is sent one state at a time; whatever changes meanwhile is in the next one, so a
 * slow page costs one message, and a page that stands still is dropped.
 */
public final class Watcher {

  private static final Logger LOG = LoggerFactory.getLogger(Watcher.class);
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** Closing codes from 4400 on tell a page what the same HTTP status would. */
  private static final int REFUSED = 4000;

  private final String table;
  private final String visitor;
  private final Session session;
  private final Live.Painter painter;
  private final Duration patience;
  private final AtomicInteger wakes = new AtomicInteger();
  private int lastEvent;
  private @Nullable TableState lastState;

  public Watcher(String table, String visitor, int after, Session session, Live.Painter painter) {
    this(table, visitor, after, session, painter, PATIENCE);
  }

  Watcher(
      String table,
      String visitor,
      int after,
      Session session,
      Live.Painter painter,
      Duration patience) {
    this.table = table;
    this.visitor = visitor;
    this.lastEvent = after;
    this.session = session;
    this.painter = painter;
    this.patience = patience;
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
    return session.equals(other);
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
    int seen;
    do {
      seen = wakes.get();
      if (!sendOnce()) return;
    } while (wakes.addAndGet(-seen) > 0);
  }

  private boolean sendOnce() {
    try {
      var picture = painter.paint(table, visitor, lastEvent);
      // Nothing new for this viewer, and that it came at all would tell that something happened.
      if (lastState != null && picture.state().isAsBefore(lastState)) return true;
      var sent = new CompletableFuture<Void>();
      session.sendText(
          picture.text(), Callback.from(() -> sent.complete(null), sent::completeExceptionally));
      sent.get(patience.toMillis(), TimeUnit.MILLISECONDS);
      lastEvent = picture.state().lastEvent();
      lastState = picture.state();
      return true;
    } catch (Problem problem) {
      session.close(REFUSED + problem.code().status(), problem.code().text(), Callback.NOOP);
    } catch (TimeoutException | ExecutionException e) {
      LOG.debug("a page at {} was dropped ({})", table, String.valueOf(e.getCause()));
      session.disconnect();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("a page could not be told of {} ({})", table, e.getClass().getSimpleName());
      session.close(StatusCode.SERVER_ERROR, "failed", Callback.NOOP);
    }
    return false;
  }

  void goAway() {
    session.close(StatusCode.SHUTDOWN, "the server is going down", Callback.NOOP);
  }
}
