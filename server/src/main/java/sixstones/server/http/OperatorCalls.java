package sixstones.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import sixstones.server.metrics.Metrics;
import sixstones.server.protocol.Answers;
import sixstones.server.storage.Storage;

/** What operators and machines ask. */
final class OperatorCalls {

  private static final int READY = 200;
  private static final int NOT_READY = 503;

  private final Storage storage;
  private final Metrics metrics;

  OperatorCalls(Storage storage, Metrics metrics) {
    this.storage = storage;
    this.metrics = metrics;
  }

  /** Whether the process is worth keeping; a database that is away comes back by itself. */
  void health(Context call) {
    Calls.answer(call, new Answers.Health("well"));
  }

  /** Whether calls should be sent here. */
  void readiness(Context call) {
    boolean ready = storage.answers();
    call.status(ready ? READY : NOT_READY);
    Calls.answer(call, new Answers.Health(ready ? "ready" : "no database"));
  }

  void metrics(Context call) {
    call.contentType(Metrics.CONTENT_TYPE).result(metrics.text());
  }

  void description(Context call) {
    try (var in = OperatorCalls.class.getResourceAsStream("/sixstones/server/openapi.yaml")) {
      call.contentType("application/yaml").result(Objects.requireNonNull(in).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
