package sixstones.server.command;

import java.util.concurrent.CountDownLatch;
import sixstones.server.Server;

/** Keeps a server running until the process is told to end. */
final class Running {

  private Running() {}

  static void untilStopped(Server server) throws InterruptedException {
    var stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(
                    () -> {
                      server.close();
                      stopped.countDown();
                    }));
    stopped.await();
  }
}
