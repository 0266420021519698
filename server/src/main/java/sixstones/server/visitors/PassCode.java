package sixstones.server.visitors;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The code that takes a person to another device. We keep its hash and what is sealed with it, so
 * that nobody who reads our database can become that person. It has 79 bits of chance; there is
 * nothing to gain from a slow hash.
 */
public final class PassCode {

  private static final int LENGTH = 16;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final String letters;

  private PassCode(String letters) {
    this.letters = letters;
  }

  public static PassCode fresh(SecureRandom random) {
    return new PassCode(Spelling.word(random, LENGTH));
  }

  /** What somebody typed, with or without gaps; nothing if it can't be a code. */
  public static Optional<PassCode> read(String typed) {
    return Spelling.read(typed, LENGTH).map(PassCode::new);
  }

  /** As it is shown: {@code k7mq-2xpd-9hva-t4ne}. */
  public String shown() {
    return Spelling.shown(letters);
  }

  /** What it is found by. */
  public String id() {
    return HexFormat.of().formatHex(hash("find"));
  }

  public String seal(String text, SecureRandom random) {
    var nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    var sealed = crypt(Cipher.ENCRYPT_MODE, nonce, text.getBytes(StandardCharsets.UTF_8));
    var both = Arrays.copyOf(nonce, NONCE_BYTES + sealed.length);
    System.arraycopy(sealed, 0, both, NONCE_BYTES, sealed.length);
    return Base64.getEncoder().encodeToString(both);
  }

  public String unseal(String sealed) {
    var both = Base64.getDecoder().decode(sealed);
    var nonce = Arrays.copyOf(both, NONCE_BYTES);
    var text =
        crypt(Cipher.DECRYPT_MODE, nonce, Arrays.copyOfRange(both, NONCE_BYTES, both.length));
    return new String(text, StandardCharsets.UTF_8);
  }

  private byte[] crypt(int mode, byte[] nonce, byte[] text) {
    try {
      var cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          mode, new SecretKeySpec(hash("seal"), "AES"), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("what was sealed with a code can't be opened by it", e);
    }
  }

  private byte[] hash(String purpose) {
    try {
      return MessageDigest.getInstance("SHA-256")
          .digest((purpose + ":" + letters).getBytes(StandardCharsets.US_ASCII));
    } catch (GeneralSecurityException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
