package sixstones.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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

  /** What is too large is listened to so far, and no further. */
  private static final int MOST_HEARD = 16 * 1024 * 1024;

  private static final int LONGEST_MOVE = 2_000;
  private static final Pattern TABLE = Pattern.compile("[a-z0-9]{1,20}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private Calls() {}

  static void answer(Context call, Object value) {
    call.contentType("application/json").result(Json.write(value));
  }

  static <T> T body(Context call, Class<T> type) {
    return Json.read(bytes(call), type);
  }

  private static byte[] bytes(Context call) {
    try (var in = new HeardInTime(call.req().getInputStream(), System::nanoTime)) {
      var bytes = in.readNBytes(LARGEST_BODY + 1);
      if (bytes.length <= LARGEST_BODY) return bytes;
      hearOut(in);
      throw tooLarge();
    } catch (IOException _) {
      throw Reason.BODY.problem();
    }
  }

  /** Who is still sending would see the connection break instead of the answer. */
  private static void hearOut(InputStream in) throws IOException {
    var ignored = new byte[LARGEST_BODY];
    int left = MOST_HEARD;
    for (int read = 0; read >= 0 && left > 0; left -= read) read = in.read(ignored);
  }

  /** A body that is no JSON but a text. */
  static String text(Context call) {
    return new String(bytes(call), StandardCharsets.UTF_8);
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

  static String record(Context call) {
    var id = call.pathParam("record");
    if (!TABLE.matcher(id).matches()) throw Reason.NO_SUCH_RECORD.problem();
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

  /** A move as a page sends it. */
  static String notation(@Nullable String move) {
    var notation = required(move, "move");
    if (notation.length() > LONGEST_MOVE) throw Reason.MOVE.problem();
    return notation;
  }

  static <T> T required(@Nullable T value, String name) {
    if (value == null) throw Problem.of(Reason.FIELD_MISSING, "field", name);
    return value;
  }
}
