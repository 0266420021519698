package sixstones.engine.chance;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * 256 bits from which a table's chance is drawn. Its {@link #commitment} is published when the
 * table is made, the seed itself after the end, so that anybody can check the deal.
 */
public final class Seed {

  public static final int BYTES = 32;

  private final byte[] bytes;

  private Seed(byte[] bytes) {
    if (bytes.length != BYTES) throw new IllegalArgumentException("a seed has 256 bits");
    this.bytes = bytes;
  }

  public static Seed of(byte[] bytes) {
    return new Seed(bytes.clone());
  }

  public static Seed ofHex(String hex) {
    return new Seed(HexFormat.of().parseHex(hex));
  }

  /** Of a number that everybody may know: nothing is at stake where it is used. */
  public static Seed known(long number) {
    return new Seed(ByteBuffer.allocate(BYTES).putLong(number).array());
  }

  /** For the record of a finished game; never for anybody's eyes before. */
  public String hex() {
    return HexFormat.of().formatHex(bytes);
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** SHA-256 over a label and the seed; tells nothing about the seed. */
  public String commitment() {
    return HexFormat.of().formatHex(Sha256.of("six stones seed", bytes));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed seed && MessageDigest.isEqual(bytes, seed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** Says nothing, so that no log or message can give it away. */
  @Override
  public String toString() {
    return "a seed";
  }
}
