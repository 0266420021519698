package sixstones.server.http;

import java.nio.charset.StandardCharsets;
import sixstones.server.json.Json;
import sixstones.server.live.Line;
import sixstones.server.metrics.Metrics;
import sixstones.server.problem.Problem;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.ProblemState;

/** Moves that come over a table's WebSocket: judged, limited and answered as those by HTTP. */
final class SocketMoves {

  /** Counts like the call by HTTP, so that nobody moves twice as often by using both. */
  private static final String ROUTE = "/api/tables/{table}/moves";

  /** An open page, and who has it open. */
  record Page(String table, String visitor, String address, Line line) {}

  private final PlayCalls play;
  private final Limits limits;
  private final Failures failures;
  private final Metrics metrics;

  SocketMoves(PlayCalls play, Limits limits, Failures failures, Metrics metrics) {
    this.play = play;
    this.limits = limits;
    this.failures = failures;
    this.metrics = metrics;
  }

  /** Answers before the page's next message is read, so answers come in the order of moves. */
  void make(Page page, String message) {
    try (var _ = metrics.timed("SOCKET", ROUTE)) {
      page.line().send(Json.write(answer(page, message)));
    }
  }

  private Answers.Called answer(Page page, String message) {
    try {
      limits.count(ROUTE, page.address());
      var asked = Json.read(message.getBytes(StandardCharsets.UTF_8), Asked.Move.class);
      return Answers.Called.written(play.move(page.table(), page.visitor(), asked));
    } catch (Problem problem) {
      return Answers.Called.failed(ProblemState.of(problem));
    } catch (RuntimeException e) {
      return Answers.Called.failed(failures.failed(e, ROUTE));
    }
  }
}
