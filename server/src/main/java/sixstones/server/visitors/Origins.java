package sixstones.server.visitors;

import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells our own pages from foreign ones. */
public final class Origins {

  private final Set<String> allowed;

  /**
   * @param allowed origins under which a proxy shows us, as {@code https://stones.example}
   */
  public Origins(Set<String> allowed) {
    this.allowed = Set.copyOf(allowed);
  }

  /** Browsers name the origin; who names none is no browser and carries nobody else's cookie. */
  public boolean isOurs(@Nullable String origin, @Nullable String host) {
    if (origin == null || allowed.contains(origin)) return true;
    try {
      return host != null && host.equalsIgnoreCase(URI.create(origin).getAuthority());
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
