package sixstones.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.StatusCode;
import sixstones.server.live.Live;
import sixstones.server.live.Watcher;
import sixstones.server.problem.Reason;
import sixstones.server.visitors.Origins;
import sixstones.server.visitors.Visitors;

/** The WebSocket of an open table. */
final class LiveCalls {

  static final String PATH = "/api/tables/{table}/live";

  private static final int PING_SECONDS = 15;

  private final Live live;
  private final Live.Painter painter;
  private final Origins origins;

  LiveCalls(Live live, Live.Painter painter, Origins origins) {
    this.live = live;
    this.painter = painter;
    this.origins = origins;
  }

  void beforeUpgrade(Context call) {
    if (!origins.isOurs(call.header("Origin"), call.host())) {
      throw Reason.FOREIGN_PAGE.problem();
    }
    Calls.number(call.queryParam("after"), "after");
    Calls.table(call);
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onClose(closed -> live.remove(closed.pathParam("table"), closed.session));
    socket.onError(failed -> live.remove(failed.pathParam("table"), failed.session));
  }

  private void connect(WsConnectContext opened) {
    opened.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
    var watcher =
        new Watcher(
            opened.pathParam("table"),
            Visitors.known(opened.cookie(Visitors.COOKIE)),
            Calls.number(opened.queryParam("after"), "after").orElse(0),
            opened.session,
            painter);
    if (!live.add(watcher)) {
      opened.closeSession(StatusCode.TRY_AGAIN_LATER, "too many watch this table");
    }
  }
}
