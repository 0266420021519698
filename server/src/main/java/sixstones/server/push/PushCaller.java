package sixstones.server.push;

import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Base64;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.storage.Pushes;

/**
 * Calls browsers by the services of their makers. What is sent is sealed for the browser: the
 * service sees that somebody is called, not why. Safe for many threads.
 */
public final class PushCaller {

  private static final Logger LOG = LoggerFactory.getLogger(PushCaller.class);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int DAY = 24 * 60 * 60;

  private final Pushes pushes;
  private final PushServices services;
  private final String contact;
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  /**
   * @param contact where a service finds whoever runs this server, as an address of the web
   */
  public PushCaller(Pushes pushes, PushServices services, String contact) {
    this.pushes = pushes;
    this.services = services;
    this.contact = contact;
  }

  /** What a browser must know of us to take our calls, base64url. */
  public String publicKey() {
    return encoded(keys().getApplicationServerKey());
  }

  /** Whether a browser can be called like that. */
  public boolean admits(Subscription subscription) {
    if (!services.admits(subscription.endpoint())) return false;
    try {
      return sealed(subscription, new byte[1]).length > 0;
    } catch (Exception _) {
      // Also checked ones, though the library does not declare them: a point that is on no curve.
      return false;
    }
  }

  /** Calls every browser of somebody; one that is gone for good is forgotten. */
  public void call(String holder, String topic, byte[] message) {
    for (var subscription : pushes.of(holder)) {
      try {
        if (!isStillThere(subscription, topic, message)) {
          pushes.remove(holder, subscription.endpoint());
        }
      } catch (IOException | RuntimeException e) {
        LOG.warn("a browser could not be called ({})", e.getClass().getSimpleName());
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private boolean isStillThere(Subscription subscription, String topic, byte[] message)
      throws IOException, InterruptedException {
    var push = new WebPush(contact, keys());
    var request =
        HttpRequest.newBuilder(URI.create(subscription.endpoint()))
            .timeout(PATIENCE)
            .POST(HttpRequest.BodyPublishers.ofByteArray(sealed(subscription, message)));
    push.getHeaders(subscription.endpoint(), DAY, topic, WebPush.Urgency.Normal)
        .forEach(request::header);
    var answer = client.send(request.build(), BodyHandlers.ofString());
    return push.getSubscriptionState(answer.statusCode(), answer.body())
        == WebPush.SubscriptionState.ACTIVE;
  }

  private byte[] sealed(Subscription subscription, byte[] message) {
    return new WebPush(contact, keys())
        .getBody(message, decoded(subscription.p256dh()), decoded(subscription.auth()));
  }

  private VapidKeys keys() {
    var kept =
        pushes
            .keys()
            .orElseGet(
                () -> {
                  var made = VapidKeys.generate();
                  pushes.offer(new Pushes.Keys(made.getX509PublicKey(), made.getPkcs8PrivateKey()));
                  return pushes.keys().orElseThrow();
                });
    return VapidKeys.create(kept.publicKey(), kept.privateKey());
  }

  private static byte[] decoded(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
