package sixstones.engine.chance;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * For tables: number n is drawn from HMAC-SHA-256 of n under the seed, so nobody can predict a deck
 * from what he has seen, and whoever has the seed can check every number.
 */
public final class FairChance implements Chance {

  private final Seed seed;
  private long drawn;

  public FairChance(Seed seed) {
    this.seed = seed;
  }

  @Override
  public int below(int bound) {
    var block = block(drawn++);
    // 63 bits over a small bound: the first draw is good unless it falls into the ragged end.
    long ragged = Long.MAX_VALUE - Long.MAX_VALUE % bound;
    while (true) {
      long number = block.getLong() & Long.MAX_VALUE;
      if (number < ragged) return (int) (number % bound);
      if (!block.hasRemaining()) throw new AssertionError("four misses of 2^-32 each");
    }
  }

  @Override
  public FairChance copy() {
    var copy = new FairChance(seed);
    copy.drawn = drawn;
    return copy;
  }

  @Override
  public long drawn() {
    return drawn;
  }

  @Override
  public FairChance skip(long numbers) {
    drawn += numbers;
    return this;
  }

  private ByteBuffer block(long number) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(seed.bytes(), "HmacSHA256"));
      return ByteBuffer.wrap(mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(number).array()));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every Java platform has HmacSHA256", e);
    }
  }
}
