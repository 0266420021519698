package sixstones.server;

import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.net.BindException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Lesson;
import sixstones.bots.Bots;
import sixstones.server.bots.BotBench;
import sixstones.server.bots.BotRounds;
import sixstones.server.bots.Minds;
import sixstones.server.bots.Partners;
import sixstones.server.bots.Reviews;
import sixstones.server.desk.Levels;
import sixstones.server.desk.MoveDesk;
import sixstones.server.desk.TalkDesk;
import sixstones.server.desk.TimeDesk;
import sixstones.server.http.Api;
import sixstones.server.lessons.Classroom;
import sixstones.server.live.Live;
import sixstones.server.mail.LetterWords;
import sixstones.server.mail.MailDesk;
import sixstones.server.mail.Mailer;
import sixstones.server.mail.Post;
import sixstones.server.mail.TurnLetters;
import sixstones.server.metrics.Metrics;
import sixstones.server.push.PushCaller;
import sixstones.server.push.PushServices;
import sixstones.server.push.TurnCalls;
import sixstones.server.puzzles.PuzzleRoom;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Database;
import sixstones.server.storage.SoleUse;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Tables;
import sixstones.server.talk.Conversations;

/** A running server: everything put together, once. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final int GRACE_MILLIS = 2_000;

  private final SoleUse use;
  private final Storage storage;
  private final Live live;
  private final BotBench bots;
  private final BotRounds rounds;
  private final Reviews reviews;
  private final Timekeeper timekeeper;
  private final TurnCalls turnCalls;
  private final Optional<TurnLetters> turnLetters;
  private final Javalin http;

  private Server(
      Settings settings,
      Shelf shelf,
      List<Lesson> lessons,
      SecureRandom random,
      LongSupplier botSeeds) {
    shelf.unavailable().forEach(game -> LOG.warn("{}", game));
    use = SoleUse.of(settings.database());
    var database = Database.open(settings.database());
    storage = new Storage(database);
    var tables = new Tables(storage, shelf);
    var metrics = new Metrics();
    var moves = new MoveDesk(tables);
    var classroom = new Classroom(shelf, lessons);
    var puzzles = new PuzzleRoom(shelf, Clock.systemUTC());
    live = new Live(storage::announce, settings.patience());
    var conversations = new Conversations(storage.talk());
    var partners = new Partners(conversations);
    bots =
        new BotBench(
            tables,
            moves,
            classroom,
            puzzles,
            new Minds(botSeeds, settings.botBudget()),
            partners,
            metrics,
            settings.botThreads(),
            settings.botPause(),
            database.isShared() ? GRACE_MILLIS : 0);
    rounds = new BotRounds(storage, bots, Clock.systemUTC());
    reviews = new Reviews(storage, shelf);
    metrics.gauge("sixstones_tables_kept", "Tables in memory.", tables::kept);
    metrics.gauge("sixstones_pages_open", "Open WebSockets.", live::count);
    metrics.gauge("sixstones_bots_thinking", "Bots that think.", bots::thinking);
    metrics.gauge("sixstones_bots_queued", "Tables whose bot waits.", bots::queued);
    metrics.count(
        "sixstones_tables_opened_total", "Tables that were not in memory.", tables::opened);
    tables.listen(live);
    tables.listen(bots);
    var pushCaller =
        new PushCaller(
            storage.pushes(), new PushServices(settings.push().services()), contact(settings));
    turnCalls =
        new TurnCalls(tables, live, pushCaller, settings.push().patience(), Clock.systemUTC());
    tables.listen(turnCalls);
    var post = settings.mail().map(Server::post);
    turnLetters =
        post.map(
            writer ->
                new TurnLetters(
                    storage,
                    tables,
                    live,
                    writer,
                    settings.mail().orElseThrow(),
                    Clock.systemUTC(),
                    metrics));
    storage.listen(new Hearing(tables, live, conversations));
    var talk =
        new TalkDesk(
            tables,
            conversations,
            table -> {
              live.changed(table, true);
              storage.announce(Hearing.talkAt(table));
            });
    var levels = new Levels(Bots.levels(), Bots.names());
    timekeeper = new Timekeeper(storage, new TimeDesk(tables, levels), Clock.systemUTC());
    var _ = Thread.ofVirtual().name("summaries").start(tables::summariseOld);
    http =
        new Api(
                settings,
                tables,
                storage,
                moves,
                talk,
                partners,
                classroom,
                puzzles,
                live,
                levels,
                reviews,
                pushCaller,
                new MailDesk(storage.mailAddresses(), post, random, Clock.systemUTC(), metrics),
                metrics,
                random)
            .http();
  }

  private static Post post(Settings.Mail mail) {
    return new Post(
        new LetterWords(mail.origin()), new Mailer(mail.server(), mail.from(), Clock.systemUTC()));
  }

  /** Whom a push service may ask about us. */
  private static String contact(Settings settings) {
    return settings.origins().stream().sorted().findFirst().orElse("https://localhost");
  }

  /**
   * Opens the database and the port.
   *
   * @throws IllegalArgumentException if the port is in use
   */
  public static Server start(Settings settings, Shelf shelf) {
    return start(settings, shelf, List.of());
  }

  /** With lessons that are not packed with a game. */
  public static Server start(Settings settings, Shelf shelf, List<Lesson> lessons) {
    var random = new SecureRandom();
    return start(new Server(settings, shelf, lessons, random, random::nextLong), settings);
  }

  /** With chance of its own, for who wants to see something twice. */
  public static Server start(
      Settings settings, Shelf shelf, SecureRandom random, LongSupplier botSeeds) {
    return start(new Server(settings, shelf, List.of(), random, botSeeds), settings);
  }

  private static Server start(Server server, Settings settings) {
    try {
      server.http.start(settings.host(), settings.port());
    } catch (RuntimeException e) {
      server.close();
      throw isTaken(e)
          ? new IllegalArgumentException(
              "Port " + settings.port() + " is in use; choose another by --port.")
          : e;
    }
    return server;
  }

  private static boolean isTaken(Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException || cause instanceof JavalinBindException) return true;
    }
    return false;
  }

  public int port() {
    return http.port();
  }

  /** Lets calls under way finish, tells open pages, then stops. */
  @Override
  public void close() {
    turnCalls.close();
    turnLetters.ifPresent(TurnLetters::close);
    timekeeper.close();
    rounds.close();
    bots.close();
    live.close();
    stopCalls();
    reviews.close();
    storage.close();
    use.close();
  }

  /** Whoever never ends his call does not keep us from closing the rest. */
  private void stopCalls() {
    try {
      http.stop();
    } catch (JavalinException e) {
      LOG.warn("calls under way were cut off ({})", e.getClass().getSimpleName());
    }
  }
}
