package sixstones.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.eclipse.jetty.websocket.api.StatusCode;
import sixstones.server.live.Line;
import sixstones.server.live.Live;
import sixstones.server.live.Watcher;
import sixstones.server.problem.Reason;
import sixstones.server.visitors.Origins;
import sixstones.server.visitors.Visitors;

/** The WebSocket of an open table. */
final class LiveCalls {

  static final String PATH = "/api/tables/{table}/live";

  private static final int PING_SECONDS = 15;
  private static final String ADDRESS = "address";
  private static final String PAGE = "page";

  private final Live live;
  private final Live.Painter painter;
  private final BiPredicate<String, String> sits;
  private final Origins origins;
  private final SocketMoves moves;

  /**
   * @param sits whether at this table this visitor has a seat
   */
  LiveCalls(
      Live live,
      Live.Painter painter,
      BiPredicate<String, String> sits,
      Origins origins,
      SocketMoves moves) {
    this.live = live;
    this.painter = painter;
    this.sits = sits;
    this.origins = origins;
    this.moves = moves;
  }

  void beforeUpgrade(Context call) {
    if (!origins.isOurs(call.header("Origin"), call.host())) {
      throw Reason.FOREIGN_PAGE.problem();
    }
    Calls.number(call.queryParam("after"), "after");
    Calls.table(call);
    call.attribute(ADDRESS, call.ip());
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(this::called);
    socket.onClose(closed -> live.remove(closed.pathParam("table"), closed.session));
    socket.onError(failed -> live.remove(failed.pathParam("table"), failed.session));
  }

  private void connect(WsConnectContext opened) {
    opened.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    var table = opened.pathParam("table");
    var visitor = Visitors.known(opened.cookie(Visitors.COOKIE));
    var line = new Line(opened.session);
    String address = Objects.requireNonNull(opened.attribute(ADDRESS));
    opened.attribute(PAGE, new SocketMoves.Page(table, visitor, address, line));
    int after = Calls.number(opened.queryParam("after"), "after").orElse(0);
    var watcher = new Watcher(table, visitor, after, line, painter);
    if (!live.add(watcher, false) && !(sits.test(table, visitor) && live.add(watcher, true))) {
      opened.closeSession(StatusCode.TRY_AGAIN_LATER, "too many watch this table");
    }
  }

  /** Whatever is no move only keeps the line open. */
  private void called(WsMessageContext message) {
    if (!message.message().startsWith("{")) return;
    SocketMoves.Page page = Objects.requireNonNull(message.attribute(PAGE));
    moves.make(page, message.message());
  }
}
