package sixstones.server.problem;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import sixstones.engine.BadDeal;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

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
    FAILED(500),
    /** Another process can answer it, and this one can't. */
    @JsonProperty("elsewhere")
    ELSEWHERE(503);

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
  private final transient Phrase why;
  private final transient Optional<Refusal> refusal;
  private final transient OptionalInt seq;

  private Problem(Code code, Phrase why, Optional<Refusal> refusal, OptionalInt seq) {
    // No stack trace: it is the caller's mistake, not ours.
    super(why.key(), null, false, false);
    this.code = code;
    this.why = why;
    this.refusal = refusal;
    this.seq = seq;
  }

  static Problem of(Reason reason) {
    return of(reason.code(), reason.phrase());
  }

  /** With a gap that is a text. */
  public static Problem of(Reason reason, String gap, String text) {
    return of(reason.code(), reason.phrase().with(gap, new Arg.Text(text)));
  }

  /** With a gap that is a number. */
  public static Problem of(Reason reason, String gap, int number) {
    return of(reason.code(), reason.phrase().number(gap, number));
  }

  private static Problem of(Code code, Phrase why) {
    return new Problem(code, why, Optional.empty(), OptionalInt.empty());
  }

  /** The game says itself what it can't deal. */
  public static Problem badDeal(BadDeal deal) {
    return of(Code.MALFORMED, deal.why());
  }

  public static Problem stale(int seq) {
    return new Problem(Code.STALE, Reason.STALE.phrase(), Optional.empty(), OptionalInt.of(seq));
  }

  public static Problem refused(Refusal refusal) {
    return new Problem(Code.REFUSED, refusal.why(), Optional.of(refusal), OptionalInt.empty());
  }

  public Code code() {
    return code;
  }

  /** In words. */
  public Phrase why() {
    return why;
  }

  public Optional<Refusal> refusal() {
    return refusal;
  }

  /** The present number of entries, for who was stale. */
  public OptionalInt seq() {
    return seq;
  }
}
