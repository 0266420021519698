package sixstones.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/** A page that does not take what it is sent costs one message, and is dropped. */
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
            stuck,
            (_, _, _) -> new Live.Picture(null, "state"),
            Duration.ofMillis(50));
    try (var senders = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 1_000; i++) watcher.wake(senders);
    }
    assertThat(calls).containsExactly("sendText", "disconnect");
  }
}
