package sixstones.server.http;

import io.javalin.http.Context;
import java.util.function.Function;
import sixstones.engine.Options;
import sixstones.engine.Viewer;
import sixstones.server.play.History;

/**
 * A game that somebody looks back at.
 *
 * @param own whose eyes the visitor has by himself
 * @param over whether it has ended, so that nothing of it is hidden any more
 */
record Past(
    String game, Options options, int seats, Viewer own, boolean over, History<?, ?> history) {

  /** Where such games are found. */
  interface Finder {

    /** Shows the game that a call is about to somebody; what he takes from it must not be kept. */
    <T> T look(Context call, Function<Past, T> look);
  }
}
