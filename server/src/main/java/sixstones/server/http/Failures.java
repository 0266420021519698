package sixstones.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Arrays;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.json.Json;
import sixstones.server.metrics.Metrics;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Problem.Code;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.ProblemState;
import sixstones.server.storage.Database;

/** Failures as answers. No stack trace and no message of an exception leaves, nor is one logged. */
final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  /** Limits fill again bit by bit. */
  private static final String RETRY_SECONDS = "30";

  private final Metrics metrics;

  Failures(Metrics metrics) {
    this.metrics = metrics;
  }

  void configure(RoutesConfig routes) {
    routes.exception(Problem.class, (problem, call) -> answer(problem, call));
    routes.exception(HttpResponseException.class, Failures::http);
    routes.exception(Exception.class, this::failed);
  }

  private static void answer(Problem problem, Context call) {
    if (problem.code() == Code.TOO_MANY) call.header("Retry-After", RETRY_SECONDS);
    call.status(problem.code().status())
        .contentType("application/json")
        .result(Json.write(ProblemState.of(problem)));
  }

  private static void http(HttpResponseException refused, Context call) {
    var code =
        switch (refused.getStatus()) {
          case 404, 405 -> Code.UNKNOWN;
          case 413 -> Code.TOO_LARGE;
          default -> Code.MALFORMED;
        };
    call.status(refused.getStatus())
        .contentType("application/json")
        .result(Json.write(new ProblemState(code, Reason.UNANSWERABLE.phrase(), null, null)));
  }

  private void failed(Exception failure, Context call) {
    // Whoever asks again may well be answered.
    boolean behind = failure instanceof RuntimeException one && Database.isBehind(one);
    call.status(behind ? 503 : 500)
        .contentType("application/json")
        .result(Json.write(failed(failure, call.endpoint().path)));
  }

  /**
   * What is said of a failure of our own. A message could hold something hidden, so only where it
   * happened is logged.
   */
  ProblemState failed(Exception failure, String where) {
    metrics.failure();
    var ours =
        Arrays.stream(failure.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("sixstones."))
            .findFirst();
    LOG.error(
        "{} failed: {} at {}",
        where,
        failure.getClass().getName(),
        ours.map(StackTraceElement::toString).orElse("an unknown place"));
    return new ProblemState(Code.FAILED, Reason.FAILED.phrase(), null, null);
  }

  /** For what is no HTTP, or an address that means nothing: it never becomes a call. */
  static boolean unreadable(Request request, Response response, Callback done) {
    int status = response.getStatus() < 400 ? 400 : response.getStatus();
    var code = status == 404 ? Code.UNKNOWN : Code.MALFORMED;
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    Content.Sink.write(
        response,
        true,
        Json.write(new ProblemState(code, Reason.UNANSWERABLE.phrase(), null, null)),
        done);
    return true;
  }
}
