package sixstones.server.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sixstones.archive.Shelf;
import sixstones.server.Server;
import sixstones.server.log.Log;
import sixstones.server.mail.Mailer;
import sixstones.server.mail.SmtpServer;
import sixstones.server.settings.Settings;

/** {@code sixstones serve}: a server for others; docs/hosting.md explains the settings. */
@Command(
    name = "serve",
    description = "Host tables for others. Every flag can be set in the environment or a file too.",
    defaultValueProvider = Defaults.class)
public final class ServeCommand implements Callable<Integer> {

  private static final int TABLES_PER_HOUR = 60;
  private static final int CALLS_PER_MINUTE = 1_200;
  private static final int BOT_MILLIS = 2_000;
  private static final int MAIL_MINUTES = 15;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "Interface to listen on, 0.0.0.0 by default.")
  private String host = "0.0.0.0";

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "Port to listen on, " + Settings.PORT + " by default.")
  private int port = Settings.PORT;

  @Mixin private Kept kept = new Kept();

  @Option(
      names = "--origin",
      paramLabel = "ORIGIN",
      split = ",",
      description = "Where people see the page, as https://stones.example; several by commas.")
  private List<String> origins = List.of();

  @Option(
      names = "--secure-cookies",
      negatable = true,
      description = "Cookies for encrypted connections only. Off by default.")
  private boolean secureCookies;

  @Option(
      names = "--trust-proxy",
      negatable = true,
      description = "Believe the X-Forwarded headers of a proxy in front. Off by default.")
  private boolean trustProxy;

  @Option(
      names = "--tables-per-hour",
      paramLabel = "N",
      description = "New tables from one address, " + TABLES_PER_HOUR + " by default, 0: no limit.")
  private int tablesPerHour = TABLES_PER_HOUR;

  @Option(
      names = "--calls-per-minute",
      paramLabel = "N",
      description = "Calls from one address, " + CALLS_PER_MINUTE + " by default, 0: no limit.")
  private int callsPerMinute = CALLS_PER_MINUTE;

  @Option(
      names = "--bot-threads",
      paramLabel = "N",
      description = "How many bots think at once; processors less one by default.")
  private int botThreads = Settings.standardBotThreads();

  @Option(
      names = "--bot-millis",
      paramLabel = "N",
      description = "Time for a bot's thought, " + BOT_MILLIS + " by default.")
  private int botMillis = BOT_MILLIS;

  @Option(
      names = "--bot-pause",
      paramLabel = "MILLIS",
      description =
          "How long bots wait after a move that may be taken back, and among themselves, "
              + Settings.BOT_PAUSE_MILLIS
              + " by default.")
  private int botPause = Settings.BOT_PAUSE_MILLIS;

  @Option(
      names = "--push-services",
      paramLabel = "ORIGIN",
      split = ",",
      description =
          "Where browsers may be called while their page is closed, by commas; those of the makers"
              + " of browsers by default, none for an empty word.")
  private List<String> pushServices = List.copyOf(Settings.Push.STANDARD.services());

  @Option(
      names = "--smtp",
      paramLabel = "SERVER",
      description =
          "A mail server, as smtp://user:password@host:587: who wants it gets a letter when others"
              + " wait. Needs --mail-from and --origin. No letters by default.")
  private String smtp = "";

  @Option(
      names = "--mail-from",
      paramLabel = "ADDRESS",
      description = "Who writes the letters, as Six Stones <stones@example.org>.")
  private String mailFrom = "";

  @Option(
      names = "--mail-patience",
      paramLabel = "MINUTES",
      description =
          "How long others have waited for somebody who is away before he gets a letter, "
              + MAIL_MINUTES
              + " by default.")
  private int mailPatience = MAIL_MINUTES;

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "text or json: how the log on standard error is written. Default: text.")
  private String log = "text";

  @Override
  public Integer call() throws InterruptedException {
    Log.begin(form());
    var server = Server.start(settings(), Shelf.installed());
    Output.of(spec).println("Six Stones serves on " + host + ", port " + server.port() + ".");
    Running.untilStopped(server);
    return 0;
  }

  private Settings.Push push() {
    return new Settings.Push(Set.copyOf(pushServices), Settings.Push.STANDARD.patience());
  }

  private Optional<Settings.Mail> mail() {
    if (smtp.isBlank()) return Optional.empty();
    var server = SmtpServer.of(smtp);
    if (origins.isEmpty()) {
      throw new IllegalArgumentException("--smtp needs --origin: letters have links to the page.");
    }
    if (mailFrom.isBlank()) {
      throw new IllegalArgumentException("--smtp needs --mail-from: letters say who writes.");
    }
    if (mailPatience < 1) {
      throw new IllegalArgumentException("--mail-patience is a number of minutes, at least 1.");
    }
    return Optional.of(
        new Settings.Mail(
            server,
            Mailer.sender(mailFrom),
            linked(origins.getFirst()),
            Duration.ofMinutes(mailPatience),
            Settings.Mail.EVERY));
  }

  /** Whoever reads a letter needs the whole of an address. */
  private static String linked(String origin) {
    if (!origin.matches("https?://[^/\\s]+")) {
      throw new IllegalArgumentException("--origin is as https://stones.example.");
    }
    return origin;
  }

  private Log.Form form() {
    return switch (log) {
      case "text" -> Log.Form.TEXT;
      case "json" -> Log.Form.JSON;
      default -> throw new IllegalArgumentException("--log is text or json.");
    };
  }

  Settings settings() {
    return new Settings(
        host,
        port,
        kept.database(),
        Set.copyOf(origins),
        secureCookies,
        trustProxy,
        tablesPerHour,
        callsPerMinute,
        botThreads,
        Duration.ofMillis(botMillis),
        Duration.ofMillis(botPause),
        Settings.PATIENCE,
        push(),
        mail());
  }
}
