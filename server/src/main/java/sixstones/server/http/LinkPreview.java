package sixstones.server.http;

import java.util.Locale;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;

/**
 * What a messenger shows of a link to a table: the game, who invites, how many seats are open.
 * Names only as long as whoever has the link may see them anyway.
 */
final class LinkPreview {

  private LinkPreview() {}

  static String metaTags(Listed listed) {
    return tag("og:site_name", "Six Stones")
        + tag("og:title", title(listed))
        + tag("og:description", description(listed));
  }

  private static String title(Listed listed) {
    var id = listed.head().game();
    return "Six Stones: " + id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
  }

  private static String description(Listed listed) {
    var places = listed.summary().places();
    long open = places.stream().filter(Place.Open.class::isInstance).count();
    if (listed.summary().phase() != Phase.WAITING) return "This game has begun.";
    var host =
        places.stream()
            .filter(place -> place.isHeldBy(listed.head().host()))
            .map(place -> place instanceof Place.Person person ? person.name() : "")
            .findFirst()
            .orElse("A friend");
    return "%s invites you: %d of %d seats %s open."
        .formatted(host, open, places.size(), open == 1 ? "is" : "are");
  }

  private static String tag(String property, String content) {
    return "<meta property=\"%s\" content=\"%s\">".formatted(property, escaped(content));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
