package sixstones.server.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sixstones.archive.Shelf;
import sixstones.server.Server;
import sixstones.server.log.Log;
import sixstones.server.settings.Settings;

/** {@code sixstones play}: a server for this machine alone, and a browser on it. */
@Command(
    name = "play",
    description = "Play in the browser, on this machine.",
    defaultValueProvider = Defaults.class)
public final class PlayCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "Port on the loopback interface, " + Settings.PORT + " by default.")
  private int port = Settings.PORT;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where games are kept, ./data by default.")
  private Path data = Path.of("data");

  @Option(
      names = "--browser",
      negatable = true,
      description = "Whether to open a browser on a desktop; it does by default.",
      defaultValue = "true",
      fallbackValue = "true")
  private boolean browser;

  boolean opensBrowser() {
    return browser;
  }

  Settings settings() {
    return Settings.local(port, DataDirectory.database(data))
        .withBotPause(Duration.ofMillis(Settings.BOT_PAUSE_MILLIS));
  }

  @Override
  public Integer call() throws InterruptedException {
    Log.begin(Log.Form.TEXT);
    var server = Server.start(settings(), Shelf.installed());
    var address = "http://localhost:" + server.port() + "/";
    Output.of(spec).println("Six Stones is at " + address + " (Ctrl-C ends it; games are kept).");
    if (browser) Browser.open(address);
    Running.untilStopped(server);
    return 0;
  }
}
