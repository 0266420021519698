package sixstones.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sixstones.server.json.Json;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** Reads calls and writes answers. */
final class Calls {

  /** Enough for everything a page sends. */
  static final int LARGEST_BODY = 64 * 1024;

  private static final Pattern TABLE = Pattern.compile("[a-z0-9]{1,20}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private Calls() {}

  static void answer(Context call, Object value) {
    call.contentType("application/json").result(Json.write(value));
  }

  static <T> T body(Context call, Class<T> type) {
    if (call.contentLength() > LARGEST_BODY) throw tooLarge();
    try (var in = call.req().getInputStream()) {
      var bytes = in.readNBytes(LARGEST_BODY + 1);
      if (bytes.length > LARGEST_BODY) throw tooLarge();
      return Json.read(bytes, type);
    } catch (IOException _) {
      throw Reason.BODY.problem();
    }
  }

  private static Problem tooLarge() {
    return Reason.BODY_TOO_LARGE.problem();
  }

  static String table(Context call) {
    return table(call.pathParam("table"));
  }

  static String table(String id) {
    if (!TABLE.matcher(id).matches()) throw Reason.NO_SUCH_TABLE.problem();
    return id;
  }

  static int seat(Context call) {
    var text = call.pathParam("seat");
    if (!NUMBER.matcher(text).matches()) throw Reason.NO_SUCH_SEAT.problem();
    return Integer.parseInt(text);
  }

  /** A number in the query; none if it is not there. */
  static OptionalInt number(@Nullable String text, String name) {
    if (text == null) return OptionalInt.empty();
    if (!NUMBER.matcher(text).matches()) throw Problem.of(Reason.NOT_A_NUMBER, "field", name);
    return OptionalInt.of(Integer.parseInt(text));
  }

  static <T> T required(@Nullable T value, String name) {
    if (value == null) throw Problem.of(Reason.FIELD_MISSING, "field", name);
    return value;
  }
}
