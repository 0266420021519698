package sixstones.server.push;

/**
 * A browser that may be called, as it has said itself.
 *
 * @param endpoint where its maker's service takes messages for it
 * @param p256dh its public key, base64url
 * @param auth a secret that goes into every message, base64url
 */
public record Subscription(String endpoint, String p256dh, String auth) {}
