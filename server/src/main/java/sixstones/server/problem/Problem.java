package sixstones.server.problem;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.Refusal;

/** A call that can't be answered, and why; nothing has changed. */
public final class Problem extends RuntimeException {

  /** The codes of docs/protocol.md with their HTTP status. */
  public enum Code {
    @JsonProperty("malformed")
    MALFORMED(400),
    @JsonProperty("forbidden")
    FORBIDDEN(403),
    @JsonProperty("unknown")
    UNKNOWN(404),
    @JsonProperty("stale")
    STALE(409),
    @JsonProperty("conflict")
    CONFLICT(409),
    @JsonProperty("too-large")
    TOO_LARGE(413),
    @JsonProperty("refused")
    REFUSED(422),
    @JsonProperty("too-many")
    TOO_MANY(429),
    @JsonProperty("failed")
    FAILED(500);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }

    /** As in {@code too-large}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Code code;
  private final transient Optional<Refusal> refusal;
  private final transient OptionalInt seq;

  private Problem(Code code, String message, Optional<Refusal> refusal, OptionalInt seq) {
    // No stack trace: it is the caller's mistake, not ours.
    super(message, null, false, false);
    this.code = code;
    this.refusal = refusal;
    this.seq = seq;
  }

  private static Problem of(Code code, String message) {
    return new Problem(code, message, Optional.empty(), OptionalInt.empty());
  }

  public static Problem malformed(String message) {
    return of(Code.MALFORMED, message);
  }

  public static Problem unknown(String message) {
    return of(Code.UNKNOWN, message);
  }

  public static Problem forbidden(String message) {
    return of(Code.FORBIDDEN, message);
  }

  public static Problem conflict(String message) {
    return of(Code.CONFLICT, message);
  }

  public static Problem tooLarge(String message) {
    return of(Code.TOO_LARGE, message);
  }

  public static Problem tooMany(String message) {
    return of(Code.TOO_MANY, message);
  }

  public static Problem stale(int seq) {
    return new Problem(Code.STALE, "The table has gone on.", Optional.empty(), OptionalInt.of(seq));
  }

  public static Problem refused(Refusal refusal) {
    return new Problem(
        Code.REFUSED,
        "The rules don't allow it: " + refusal.rule() + ".",
        Optional.of(refusal),
        OptionalInt.empty());
  }

  public Code code() {
    return code;
  }

  public Optional<Refusal> refusal() {
    return refusal;
  }

  /** The present number of entries, for who was stale. */
  public OptionalInt seq() {
    return seq;
  }
}
