package sixstones.server.visitors;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Knows people by a secret in a cookie on their device. It opens the seats they took and the tables
 * they made; only its hash is stored.
 */
public final class Visitors {

  /** Somebody without a secret: holds nothing. */
  public static final String NOBODY = "";

  public static final String COOKIE = "sixstones";

  private static final int SECRET_BYTES = 32;
  private static final int DAYS_KEPT = 400;
  private static final int SECONDS_A_DAY = 86_400;
  private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{43}");

  private final SecureRandom random;
  private final boolean secure;

  /**
   * @param secure whether the cookie is for encrypted connections only, however it was asked for
   */
  public Visitors(SecureRandom random, boolean secure) {
    this.random = random;
    this.secure = secure;
  }

  /** Who acts or opens a table, by the hash of the secret; who has none gets one. */
  public String of(Context call) {
    return hash(secret(call));
  }

  /** The secret of who acts; who has none gets one. */
  public String secret(Context call) {
    var secret = call.cookie(COOKIE);
    if (secret != null && SECRET.matcher(secret).matches()) return secret;
    var fresh = fresh();
    give(call, fresh);
    return fresh;
  }

  /** From now on the device is that of whoever has this secret. */
  public void give(Context call, String secret) {
    boolean encrypted = secure || call.scheme().equals("https");
    call.cookie(
        new Cookie(
            COOKIE,
            secret,
            "/",
            DAYS_KEPT * SECONDS_A_DAY,
            encrypted,
            true,
            null,
            SameSite.STRICT));
  }

  /**
   * Who only reads, or {@link #NOBODY}. Reading gives no secret: of several answers on the way to a
   * new device the last one would take away what an earlier one gave, and the seat with it.
   */
  public static String asking(Context call) {
    return known(call.cookie(COOKIE));
  }

  /** Who has this secret, or {@link #NOBODY}. */
  public static String known(@Nullable String secret) {
    return secret != null && SECRET.matcher(secret).matches() ? hash(secret) : NOBODY;
  }

  private String fresh() {
    var bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Nobody finds out what it was made of. */
  public static String hash(String secret) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
