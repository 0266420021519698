package sixstones.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.HandlerType;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import sixstones.server.bots.Partners;
import sixstones.server.bots.Reviews;
import sixstones.server.desk.AfterDesk;
import sixstones.server.desk.CommentDesk;
import sixstones.server.desk.Encounters;
import sixstones.server.desk.EndDesk;
import sixstones.server.desk.GuestDesk;
import sixstones.server.desk.Levels;
import sixstones.server.desk.MoveDesk;
import sixstones.server.desk.PassDesk;
import sixstones.server.desk.SeatDesk;
import sixstones.server.desk.Stakes;
import sixstones.server.desk.TableDesk;
import sixstones.server.desk.TalkDesk;
import sixstones.server.desk.ThawDesk;
import sixstones.server.lessons.Classroom;
import sixstones.server.live.Live;
import sixstones.server.mail.MailDesk;
import sixstones.server.metrics.Metrics;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Portraits;
import sixstones.server.push.PushCaller;
import sixstones.server.puzzles.PuzzleRoom;
import sixstones.server.records.Records;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Tables;
import sixstones.server.visitors.Origins;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** The HTTP side of the server. */
public final class Api {

  /** What a page may say. */
  private static final int LARGEST_MESSAGE = 4 * 1024;

  /** Holds for what is sent as well, and a state should be one frame. */
  private static final int LARGEST_FRAME = 1024 * 1024;

  private static final Duration SOCKET_IDLE = Duration.ofSeconds(60);

  /** So many lessons, puzzles and examples may be begun where one table may be made. */
  private static final int PRACTICE = 10;

  private static final int STOP_MILLIS = 5_000;

  private final Settings settings;
  private final Metrics metrics;
  private final Origins origins;
  private final LiveCalls live;
  private final Limits limits;
  private final Failures failures;
  private final NetworkCalls network = new NetworkCalls();
  private final WebFiles files;
  private final List<Routes.Route> routes;

  public Api(
      Settings settings,
      Tables tables,
      Storage storage,
      MoveDesk moves,
      TalkDesk talk,
      Partners partners,
      Classroom classroom,
      PuzzleRoom puzzles,
      Live live,
      Levels levels,
      Reviews reviews,
      PushCaller pushCaller,
      MailDesk mail,
      Metrics metrics,
      SecureRandom random) {
    this.settings = settings;
    this.metrics = metrics;
    limits = new Limits(settings.callsPerMinute());
    files = new WebFiles(storage);
    origins = new Origins(settings.origins());
    var visitors = new Visitors(random, settings.secureCookies());
    var desk = new TableDesk(tables, random);
    var limit = RateLimit.perHour(settings.tablesPerHour(), Reason.TOO_MANY_TABLES);
    var practice =
        new Practice(
            tables.shelf(),
            desk,
            levels,
            visitors,
            RateLimit.perHour(PRACTICE * settings.tablesPerHour(), Reason.TOO_MANY_TABLES));
    var guests = new GuestDesk(tables, storage.guests());
    var records = new Records(tables.shelf());
    var tableCalls =
        new TableCalls(
            tables,
            storage,
            desk,
            levels,
            visitors,
            new Portraits(live, classroom, puzzles, talk),
            guests,
            limit,
            metrics);
    failures = new Failures(metrics);
    var play = new PlayCalls(tables, moves, partners, visitors, metrics);
    this.live =
        new LiveCalls(
            live,
            tableCalls::paint,
            (table, visitor) -> tables.look(table, it -> it.seating().seatOf(visitor).isPresent()),
            origins,
            new SocketMoves(play, limits, failures, metrics));
    routes =
        Routes.of(
            new GameCalls(tables.shelf(), levels),
            new LessonCalls(classroom, practice),
            new PuzzleCalls(puzzles, practice),
            new ExampleCalls(tables.shelf(), practice),
            tableCalls,
            new SeatCalls(
                new SeatDesk(tables, levels, live),
                new EndDesk(tables, levels),
                new Stakes(tables),
                new ThawDesk(tables, storage),
                levels,
                visitors),
            play,
            new TalkCalls(tables, talk, visitors),
            new CommentCalls(new CommentDesk(tables, storage.comments()), visitors),
            new AfterCalls(
                new AfterDesk(tables, desk), new Encounters(tables, storage), reviews, visitors),
            new ReplayCalls(new PastTables(tables), desk, levels, visitors, limit),
            new RecordCalls(
                records,
                reviews,
                levels,
                RateLimit.perHour(settings.tablesPerHour(), Reason.TOO_MANY_TABLES)),
            new ReplayCalls(new PastRecords(records), desk, levels, visitors, limit),
            new PersonCalls(storage, new PassDesk(storage.passes(), random), visitors),
            new PushCalls(storage.pushes(), pushCaller, visitors),
            new MailCalls(mail, visitors),
            network,
            new OperatorCalls(storage, metrics));
  }

  public Javalin http() {
    var http = Javalin.create(this::configure);
    // Whoever serves on another interface has opened the door already.
    if (settings.isForThisMachine()) network.serve(new Neighbourhood(http.jettyServer().server()));
    if (settings.isForAll()) network.serveAll(http::port);
    return http;
  }

  private void configure(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.maxRequestSize = Calls.LARGEST_BODY;
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(STOP_MILLIS);
          server.setErrorHandler(Failures::unreadable);
        });
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          if (settings.trustProxy()) {
            http.addCustomizer(new NearestProxy());
            http.addCustomizer(new ForwardedRequestCustomizer());
          }
        });
    config.jetty.modifyWebSocketServletFactory(
        sockets -> {
          sockets.setMaxTextMessageSize(LARGEST_MESSAGE);
          sockets.setMaxBinaryMessageSize(LARGEST_MESSAGE);
          sockets.setMaxFrameSize(LARGEST_FRAME);
          sockets.setIdleTimeout(SOCKET_IDLE);
        });
    failures.configure(config.routes);
    config.routes.before(new Guards(origins)::before);
    config.routes.after(call -> metrics.request(call.statusCode()));
    routes.forEach(route -> serve(config.routes, route));
    config.routes.wsBeforeUpgrade(
        LiveCalls.PATH,
        call -> {
          limits.count(LiveCalls.PATH, call.ip());
          live.beforeUpgrade(call);
        });
    config.routes.ws(LiveCalls.PATH, live::configure);
    serve(config.routes, new Routes.Route(HandlerType.GET, WebFiles.PATH, files::serve));
  }

  private void serve(RoutesConfig config, Routes.Route route) {
    config.addHttpHandler(
        route.method(),
        route.path(),
        call -> {
          limits.count(route.path(), call.ip());
          try (var _ = metrics.timed(route.method().name(), route.path())) {
            route.handler().handle(call);
          }
        });
  }
}
