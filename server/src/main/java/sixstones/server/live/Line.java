package sixstones.server.live;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The line to an open page. Whoever sends waits until it has been taken, so nothing piles up for a
 * page that does not read; one that stands still is dropped.
 */
public final class Line {

  private static final Logger LOG = LoggerFactory.getLogger(Line.class);
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Session session;
  private final Duration patience;

  public Line(Session session) {
    this(session, PATIENCE);
  }

  Line(Session session, Duration patience) {
    this.session = session;
    this.patience = patience;
  }

  boolean isFor(Session other) {
    return session.equals(other);
  }

  /** Whether it was taken. */
  public boolean send(String text) {
    var sent = new CompletableFuture<Void>();
    session.sendText(text, Callback.from(() -> sent.complete(null), sent::completeExceptionally));
    try {
      sent.get(patience.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException | ExecutionException e) {
      LOG.debug("a page was dropped ({})", String.valueOf(e.getCause()));
      session.disconnect();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return false;
  }

  void close(int code, String reason) {
    session.close(code, reason, Callback.NOOP);
  }
}
