package sixstones.server.push;

import java.net.URI;
import java.util.Set;

/**
 * Whom the server writes to. An address comes from a visitor, so only services of the makers of
 * browsers are called, and those that the operator names: never a machine behind our wall.
 */
public final class PushServices {

  /** Where {@code *} stands for any name before the rest. */
  public static final Set<String> OF_BROWSERS =
      Set.of(
          "https://fcm.googleapis.com",
          "https://updates.push.services.mozilla.com",
          "https://*.notify.windows.com",
          "https://web.push.apple.com");

  private static final int LONGEST = 1_000;

  private final Set<String> allowed;

  public PushServices(Set<String> allowed) {
    this.allowed = Set.copyOf(allowed);
  }

  public boolean admits(String endpoint) {
    if (endpoint.length() > LONGEST) return false;
    try {
      var address = URI.create(endpoint);
      if (address.getHost() == null || address.getUserInfo() != null) return false;
      var origin =
          address.getScheme()
              + "://"
              + address.getHost()
              + (address.getPort() < 0 ? "" : ":" + address.getPort());
      return allowed.stream().anyMatch(service -> matches(service, origin));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private static boolean matches(String service, String origin) {
    int star = service.indexOf('*');
    return star < 0
        ? service.equals(origin)
        : origin.startsWith(service.substring(0, star))
            && origin.endsWith(service.substring(star + 1));
  }
}
