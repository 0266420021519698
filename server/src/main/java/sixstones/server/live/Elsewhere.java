package sixstones.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Who has a table open at another process. Processes tell each other of pages opened and closed,
 * and repeat it from time to time; one that falls silent is forgotten.
 */
final class Elsewhere {

  static final Duration REPEATED = Duration.ofSeconds(20);

  private static final long FORGOTTEN = REPEATED.multipliedBy(3).toNanos();

  /** A notification of PostgreSQL holds 8,000 bytes; a page takes less than 100. */
  private static final int PAGES_A_MESSAGE = 75;

  /** A person at a table. */
  record Page(String table, String holder) {}

  private record Sighting(String process, Page page) {}

  private final String process = UUID.randomUUID().toString();
  private final Map<Sighting, Long> sightings = new ConcurrentHashMap<>();
  private final Consumer<String> announce;
  private final Departures departures;

  Elsewhere(Consumer<String> announce, Departures departures) {
    this.announce = announce;
    this.departures = departures;
  }

  void tellOpen(List<Page> pages) {
    for (int from = 0; from < pages.size(); from += PAGES_A_MESSAGE) {
      var part = pages.subList(from, Math.min(pages.size(), from + PAGES_A_MESSAGE));
      announce.accept(message("open", part));
    }
  }

  void tellClosed(Page page) {
    announce.accept(message("closed", List.of(page)));
  }

  private String message(String word, List<Page> pages) {
    var message = new StringBuilder(process).append(' ').append(word);
    for (var page : pages)
      message.append(' ').append(page.table()).append(' ').append(page.holder());
    return message.toString();
  }

  /** Takes a message in, and answers the tables where somebody came or went. */
  List<String> heard(String message) {
    var words = message.split(" ");
    if (words[0].equals(process)) return List.of();
    var changed = new ArrayList<String>();
    for (int i = 2; i + 1 < words.length; i += 2) {
      var page = new Page(words[i], words[i + 1]);
      var sighting = new Sighting(words[0], page);
      boolean opened = words[1].equals("open");
      if (!opened) departures.add(page);
      var before = opened ? sightings.put(sighting, System.nanoTime()) : sightings.remove(sighting);
      if ((before == null) == opened) changed.add(words[i]);
    }
    return changed;
  }

  boolean isConnected(String table, String holder) {
    long now = System.nanoTime();
    sightings.values().removeIf(at -> now - at > FORGOTTEN);
    var page = new Page(table, holder);
    return sightings.keySet().stream().anyMatch(sighting -> sighting.page().equals(page));
  }
}
