package sixstones.server.push;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A browser with the service of its maker, written from RFC 8291 and RFC 8292. */
public final class FakeBrowser implements AutoCloseable {

  private static final int POINT = 65;
  private static final int COORDINATE = 32;
  private static final int TAG_BITS = 128;

  private final KeyPair keys;
  private final byte[] auth = new byte[16];
  private final com.sun.net.httpserver.HttpServer service;
  private final BlockingQueue<Call> calls = new LinkedBlockingQueue<>();
  private volatile int status = 201;

  private record Call(ByteBuffer body, String authorization) {}

  public FakeBrowser() {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      keys = generator.generateKeyPair();
      new SecureRandom().nextBytes(auth);
      service =
          com.sun.net.httpserver.HttpServer.create(
              new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException(e);
    }
    service.createContext(
        "/call",
        exchange -> {
          var call =
              new Call(
                  ByteBuffer.wrap(exchange.getRequestBody().readAllBytes()),
                  exchange.getRequestHeaders().getFirst("Authorization"));
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
          // Last, so that whoever has read a call can't change how it is answered.
          calls.add(call);
        });
    service.start();
  }

  public String origin() {
    return "http://127.0.0.1:" + service.getAddress().getPort();
  }

  /** From now on the person has taken the permission back. */
  public void goAway() {
    status = 410;
  }

  /** What the page tells our server. */
  public String subscription() {
    return "{\"endpoint\": \"%s/call\", \"p256dh\": \"%s\", \"auth\": \"%s\"}"
        .formatted(origin(), encoded(point((ECPublicKey) keys.getPublic())), encoded(auth));
  }

  /** The next message, opened; the caller's signature is checked by the key he gave out. */
  public String next(String key) throws InterruptedException {
    var call = calls.take();
    try {
      check(call.authorization(), key);
      return opened(call.body());
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  public int waiting() {
    return calls.size();
  }

  private static void check(String authorization, String key) throws GeneralSecurityException {
    var token = authorization.replaceFirst("^vapid t=", "").replaceFirst(",.*", "");
    if (!authorization.replaceFirst(".*k=", "").equals(key)) {
      throw new AssertionError("another key: " + authorization);
    }
    int dot = token.lastIndexOf('.');
    var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
    signature.initVerify(publicKey(decoded(key)));
    signature.update(token.substring(0, dot).getBytes(StandardCharsets.US_ASCII));
    if (!signature.verify(decoded(token.substring(dot + 1)))) {
      throw new AssertionError("the signature is wrong");
    }
  }

  private String opened(ByteBuffer in) throws GeneralSecurityException {
    var salt = bytes(in, 16);
    in.getInt();
    var sender = bytes(in, in.get());
    var sealed = bytes(in, in.remaining());
    var agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(publicKey(sender), true);
    var info =
        joined(
            "WebPush: info\0".getBytes(StandardCharsets.US_ASCII),
            point((ECPublicKey) keys.getPublic()),
            sender);
    var secret = derived(auth, agreement.generateSecret(), info, COORDINATE);
    var key = derived(salt, secret, ascii("Content-Encoding: aes128gcm\0"), 16);
    var nonce = derived(salt, secret, ascii("Content-Encoding: nonce\0"), 12);
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
    var padded = cipher.doFinal(sealed);
    int end = padded.length - 1;
    while (padded[end] == 0) end--;
    return new String(padded, 0, end, StandardCharsets.UTF_8);
  }

  private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(secret).thenExpand(info, length));
  }

  private static PublicKey publicKey(byte[] point) throws GeneralSecurityException {
    var parameters = AlgorithmParameters.getInstance("EC");
    parameters.init(new ECGenParameterSpec("secp256r1"));
    var x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + COORDINATE));
    var y = new BigInteger(1, Arrays.copyOfRange(point, 1 + COORDINATE, POINT));
    return KeyFactory.getInstance("EC")
        .generatePublic(
            new ECPublicKeySpec(
                new ECPoint(x, y), parameters.getParameterSpec(ECParameterSpec.class)));
  }

  private static byte[] point(ECPublicKey key) {
    var out = new byte[POINT];
    out[0] = 4;
    put(key.getW().getAffineX(), out, 1);
    put(key.getW().getAffineY(), out, 1 + COORDINATE);
    return out;
  }

  private static void put(BigInteger number, byte[] out, int at) {
    var bytes = number.toByteArray();
    int length = Math.min(bytes.length, COORDINATE);
    System.arraycopy(bytes, bytes.length - length, out, at + COORDINATE - length, length);
  }

  private static byte[] bytes(ByteBuffer in, int length) {
    var out = new byte[length];
    in.get(out);
    return out;
  }

  private static byte[] joined(byte[]... parts) {
    var out = new java.io.ByteArrayOutputStream();
    try {
      for (var part : parts) out.write(part);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] decoded(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    service.stop(0);
  }
}
