package sixstones.server.command;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
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
import sixstones.server.load.Load;
import sixstones.server.log.Log;
import sixstones.server.settings.Settings;

/** {@code sixstones load}: how many moves a server bears. */
@Command(
    name = "load",
    description = {
      "Starts a server on the loopback interface and plays real games on it: two people a table,",
      "over the public calls and sockets. Tells moves a second and how long people waited."
    },
    defaultValueProvider = Defaults.class)
public final class LoadCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Option(names = "--game", paramLabel = "GAME", description = "Default: splendor.")
  private String game = "splendor";

  @Option(names = "--tables", paramLabel = "N", description = "Tables at once; default 32.")
  private int tables = 32;

  @Option(names = "--seconds", paramLabel = "S", description = "How long; default 20.")
  private int seconds = 20;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "How long they play before it counts; default 10.")
  private int warmUp = 10;

  @Option(
      names = "--pace",
      paramLabel = "MILLIS",
      description = "How long people think about a move; default 0.")
  private int pace;

  @Option(
      names = "--visits",
      description = "People have a table open only to make a move, as across days.")
  private boolean visits;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Moves a second of all together; default 0, as many as they can.")
  private int rate;

  @Option(
      names = "--db",
      paramLabel = "URL",
      description = "A PostgreSQL database instead of an SQLite file; tables are left in it.")
  private @Nullable String database;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where the SQLite file is made; by default a new directory for passing things.")
  private @Nullable Path data;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Log.begin(Log.Form.TEXT);
    if (tables < 1 || seconds < 1 || warmUp < 0 || pace < 0 || rate < 0) {
      throw new IllegalArgumentException(
          "--tables and --seconds are at least 1, --warm-up, --pace and --rate 0.");
    }
    var settings = Settings.local(0, kept());
    var plan =
        new Load.Plan(
            game,
            tables,
            Duration.ofSeconds(warmUp),
            Duration.ofSeconds(seconds),
            Duration.ofMillis(pace),
            visits,
            rate,
            1);
    try (var server = Server.start(settings, Shelf.installed());
        var load = new Load(plan, URI.create("http://127.0.0.1:" + server.port()))) {
      tell(load.run());
    }
    return 0;
  }

  private String kept() throws IOException {
    if (database != null) return database;
    return DataDirectory.database(data == null ? Files.createTempDirectory("sixstones") : data);
  }

  private void tell(Load.Result result) {
    Output.of(spec)
        .printf(
            """
            %,d moves on the disk, %,.0f a second at %d tables of %s
              time of processors:   %,.0f µs a move, of those who play as well
              answered:             half within %.1f ms, 99 of 100 within %.1f ms
              on the other's screen: half within %.1f ms, 99 of 100 within %.1f ms
              failures: %d %s
            """,
            result.acknowledged(),
            result.movesPerSecond(),
            tables,
            game,
            result.cpuMicros(),
            result.moveHalf(),
            result.move99(),
            result.screenHalf(),
            result.screen99(),
            result.failures(),
            result.firstFailure());
  }
}
