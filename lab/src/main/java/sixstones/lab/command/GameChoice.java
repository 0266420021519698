package sixstones.lab.command;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.archive.Shelf;
import sixstones.engine.Game;

/** A game named on the command line. */
public record GameChoice(Game<?, ?> game) {

  static GameChoice of(String id) {
    return new GameChoice(Shelf.installed().get(id));
  }

  /** The one that was named, or all there are; those that can't be played are told. */
  static List<? extends Game<?, ?>> orAll(@Nullable GameChoice choice) {
    if (choice != null) return List.of(choice.game());
    var shelf = Shelf.installed();
    shelf.unavailable().forEach(System.err::println);
    return shelf.games();
  }
}
