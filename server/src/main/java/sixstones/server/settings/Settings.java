package sixstones.server.settings;

import jakarta.mail.internet.InternetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import sixstones.server.mail.SmtpServer;
import sixstones.server.push.PushServices;

/**
 * What an operator may set; docs/hosting.md explains each.
 *
 * @param database a JDBC address
 * @param origins where a proxy shows us
 * @param secureCookies whether pages come over encrypted connections only
 * @param trustProxy whether the address of a caller is what a proxy in front of us says
 * @param botPause how long bots wait after a person's move that may still be taken back, and after
 *     each move where they play among themselves
 * @param patience how long a seat is kept for somebody whose page has closed without a word
 * @param push calls to browsers whose page is closed
 * @param mail letters to people whose page is closed; none without a mail server
 * @param tablesPerHour new tables from one address, 0 for no limit
 * @param callsPerMinute of one address, 0 for no limit
 */
public record Settings(
    String host,
    int port,
    String database,
    Set<String> origins,
    boolean secureCookies,
    boolean trustProxy,
    int tablesPerHour,
    int callsPerMinute,
    int botThreads,
    Duration botBudget,
    Duration botPause,
    Duration patience,
    Push push,
    Optional<Mail> mail) {

  /**
   * Whom we call, and when.
   *
   * @param services where browsers are called
   * @param patience how long somebody whose turn it is may be away before he is called
   */
  public record Push(Set<String> services, Duration patience) {

    public static final Push STANDARD = new Push(PushServices.OF_BROWSERS, Duration.ofSeconds(10));

    public Push {
      services = Set.copyOf(services);
    }
  }

  /**
   * How letters are written.
   *
   * @param from who writes them
   * @param origin where people see the page: letters have links to it
   * @param patience how long others have waited for somebody who is away before he gets one
   * @param every how often it is looked for such people
   */
  public record Mail(
      SmtpServer server, InternetAddress from, String origin, Duration patience, Duration every) {

    public static final Duration EVERY = Duration.ofSeconds(30);
  }

  public static final int PORT = 8686;

  private static final String LOOPBACK = "127.0.0.1";
  private static final String ALL = "0.0.0.0";

  /** Time to see what one has done, and to think better of it. */
  public static final int BOT_PAUSE_MILLIS = 800;

  /** As long as the page itself waits before it offers a bot. */
  public static final Duration PATIENCE = Duration.ofSeconds(30);

  public Settings {
    origins = Set.copyOf(origins);
  }

  /** The address of an SQLite file in a directory. */
  public static String sqlite(Path directory) {
    return "jdbc:sqlite:" + directory.resolve("sixstones.db");
  }

  /** For one machine: loopback only, no limits, nobody waits for anybody. */
  public static Settings local(int port, String database) {
    return new Settings(
        LOOPBACK,
        port,
        database,
        Set.of(),
        false,
        false,
        0,
        0,
        standardBotThreads(),
        Duration.ofSeconds(2),
        Duration.ZERO,
        Duration.ZERO,
        Push.STANDARD,
        Optional.empty());
  }

  /** The same with bots that wait so long before they answer a move that may be taken back. */
  public Settings withBotPause(Duration pause) {
    return with(pause, patience, push, mail);
  }

  /** The same where a seat is kept so long for somebody whose page has closed. */
  public Settings withPatience(Duration other) {
    return with(botPause, other, push, mail);
  }

  /** The same with other calls. */
  public Settings withPush(Push other) {
    return with(botPause, patience, other, mail);
  }

  /** The same with letters. */
  public Settings withMail(Mail letters) {
    return with(botPause, patience, push, Optional.of(letters));
  }

  private Settings with(Duration botPause, Duration patience, Push push, Optional<Mail> mail) {
    return new Settings(
        host,
        port,
        database,
        origins,
        secureCookies,
        trustProxy,
        tablesPerHour,
        callsPerMinute,
        botThreads,
        botBudget,
        botPause,
        patience,
        push,
        mail);
  }

  /** Whether only this machine itself is answered. */
  public boolean isForThisMachine() {
    return host.equals(LOOPBACK);
  }

  /** Whether every address of this machine answers. */
  public boolean isForAll() {
    return host.equals(ALL);
  }

  /** Leaves a processor to the requests where there is more than one. */
  public static int standardBotThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }
}
