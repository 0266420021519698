package sixstones.server.desk;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import sixstones.server.problem.Reason;
import sixstones.server.storage.Passes;
import sixstones.server.visitors.PassCode;

/** People who take themselves to another device. */
public final class PassDesk {

  /** Enough for a name, a face and what else a page wants to find again. */
  static final int MOST_LUGGAGE = 2_000;

  private static final Duration GOOD_FOR = Duration.ofDays(1);

  private final Passes passes;
  private final SecureRandom random;

  public PassDesk(Passes passes, SecureRandom random) {
    this.passes = passes;
    this.random = random;
  }

  /** A code to be typed on the other device. */
  public record Pass(String code, Instant until) {}

  /** Who arrives: the secret, and what the page gave along. */
  public record Traveller(String secret, String luggage) {}

  public Pass pass(String secret, String holder, String luggage) {
    if (luggage.length() > MOST_LUGGAGE) throw Reason.LUGGAGE.problem();
    var code = PassCode.fresh(random);
    var now = Instant.now();
    var until = now.plus(GOOD_FOR);
    passes.put(code.id(), holder, code.seal(secret + "\n" + luggage, random), until, now);
    return new Pass(code.shown(), until);
  }

  public Traveller arrive(String typed) {
    var code = PassCode.read(typed).orElseThrow(Reason.NO_SUCH_PASS::problem);
    var sealed = passes.take(code.id(), Instant.now());
    var parts = code.unseal(sealed.orElseThrow(Reason.NO_SUCH_PASS::problem)).split("\n", 2);
    return new Traveller(parts[0], parts[1]);
  }
}
