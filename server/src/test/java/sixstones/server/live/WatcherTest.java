package sixstones.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Session;
import org.jdbi.v3.core.ConnectionException;
import org.junit.jupiter.api.Test;

/** What becomes of pages that don't listen, and of those that can't be told anything yet. */
final class WatcherTest {

  private final List<String> calls = new CopyOnWriteArrayList<>();

  /** A session that takes messages and never says that they have arrived. */
  private final Session stuck =
      (Session)
          Proxy.newProxyInstance(
              WatcherTest.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (_, method, _) -> {
                calls.add(method.getName());
                return null;
              });

  @Test
  @SuppressWarnings("NullAway") // Nobody looks at a state that has not arrived.
  void aPageThatStandsStillIsDropped() {
    var watcher =
        new Watcher(
            "table",
            "ann",
            0,
            new Line(stuck, Duration.ofMillis(50)),
            (_, _, _, _) -> new Live.Picture(null, "state"));
    try (var senders = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 1_000; i++) watcher.wake(senders);
    }
    assertThat(calls).containsExactly("sendText", "disconnect");
  }

  @Test
  @SuppressWarnings("NullAway") // As above.
  void aDatabaseThatIsAwayForAWhileCostsNobodyTheLine() {
    var asked = new AtomicInteger();
    Live.Painter painter =
        (_, _, _, _) -> {
          if (asked.incrementAndGet() < 5) throw new ConnectionException(new SQLException("away"));
          return new Live.Picture(null, "state");
        };
    var line = new Line(stuck, Duration.ofMillis(50));
    var watcher = new Watcher("table", "ann", 0, line, painter, Duration.ofMillis(1));
    try (var senders = Executors.newVirtualThreadPerTaskExecutor()) {
      watcher.wake(senders);
    }
    assertThat(asked).hasValue(5);
    assertThat(calls.getFirst()).isEqualTo("sendText");
  }
}
