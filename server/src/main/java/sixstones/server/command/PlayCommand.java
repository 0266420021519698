package sixstones.server.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

  @Option(
      names = "--lesson",
      paramLabel = "FILE",
      description = "A lesson of your own (docs/lessons.md); the browser opens with it.")
  private List<Path> lessons = List.of();

  boolean opensBrowser() {
    return browser;
  }

  Settings settings() {
    return Settings.local(port, DataDirectory.database(data))
        .withBotPause(Duration.ofMillis(Settings.BOT_PAUSE_MILLIS))
        .withPatience(Settings.PATIENCE);
  }

  @Override
  public Integer call() throws InterruptedException {
    Log.begin(Log.Form.TEXT);
    var brought = OwnLesson.read(lessons, Shelf.installed());
    var server = Server.start(settings(), Shelf.installed(), brought);
    var address = "http://localhost:" + server.port() + "/";
    var output = Output.of(spec);
    output.println("Six Stones is at " + address + " (Ctrl-C ends it; games are kept).");
    var addresses = brought.stream().map(lesson -> address + OwnLesson.path(lesson)).toList();
    addresses.forEach(one -> output.println("Your lesson is at " + one));
    if (browser) Browser.open(addresses.isEmpty() ? address : addresses.getFirst());
    Running.untilStopped(server);
    return 0;
  }
}
