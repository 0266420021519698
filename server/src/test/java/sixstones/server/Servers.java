package sixstones.server;

import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;
import sixstones.testkit.Repeated;

/** Servers that deal the same cards at every run. */
public final class Servers {

  private Servers() {}

  /** One for a database of its own: two on one database would give out the same names twice. */
  public static Server start(Settings settings) {
    var random = Repeated.of("server");
    return Server.start(settings, Shelf.installed(), random, random::nextLong);
  }
}
