package sixstones.testkit;

import java.nio.charset.StandardCharsets;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/**
 * Chance for tests that go through a whole server: the same at every run, so that such a test fails
 * always or never. {@code -Dsixstones.chance=fresh} looks for what other deals would show.
 */
public final class Repeated {

  private static final boolean FRESH = "fresh".equals(System.getProperty("sixstones.chance"));

  private Repeated() {}

  /** Chance of its own for whatever has that name. */
  public static SecureRandom of(String name) {
    if (FRESH) return new SecureRandom();
    try {
      // The one kind that is told by its seed alone.
      var random = SecureRandom.getInstance("SHA1PRNG");
      random.setSeed(name.getBytes(StandardCharsets.UTF_8));
      return random;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
