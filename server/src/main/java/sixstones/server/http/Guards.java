package sixstones.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Set;
import sixstones.server.problem.Reason;
import sixstones.server.visitors.Origins;

/** What every answer carries, and what no call may do. */
final class Guards {

  private static final String CONTENT_POLICY =
      "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
          + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);

  private final Origins origins;

  Guards(Origins origins) {
    this.origins = origins;
  }

  void before(Context call) {
    call.header("Content-Security-Policy", CONTENT_POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("X-Frame-Options", "DENY")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    if (call.path().startsWith("/api/")) call.header("Cache-Control", "no-store");
    boolean writes = !READING.contains(call.method());
    if (writes && !origins.isOurs(call.header("Origin"), call.host())) {
      throw Reason.FOREIGN_PAGE.problem();
    }
  }
}
