package sixstones.engine.chance;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Hashes of labelled bytes: the label keeps one kind of hash from being taken for another. */
final class Sha256 {

  private Sha256() {}

  static byte[] of(String label, byte[]... parts) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update((label + "\n").getBytes(StandardCharsets.US_ASCII));
      for (var part : parts) digest.update(part);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
