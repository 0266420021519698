package sixstones.server.visitors;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** Who counts as one caller. */
final class NetworksTest {

  private final RateLimit limit = RateLimit.perHour(1, Reason.TOO_MANY_CALLS);

  @Test
  void theAddressesOfOneNetworkAreOneCaller() {
    limit.count("2001:db8:0:1::1");
    assertThatThrownBy(() -> limit.count("2001:db8:0:1:ffff::2")).isInstanceOf(Problem.class);
    assertThatCode(() -> limit.count("2001:db8:0:2::1")).doesNotThrowAnyException();
  }

  @Test
  void shortAddressesAreCountedOneByOne() {
    limit.count("192.0.2.1");
    assertThatThrownBy(() -> limit.count("192.0.2.1")).isInstanceOf(Problem.class);
    assertThatCode(() -> limit.count("192.0.2.2")).doesNotThrowAnyException();
  }
}
