package sixstones.lab.command;

import sixstones.archive.Shelf;
import sixstones.engine.Game;

/** A game named on the command line. */
public record GameChoice(Game<?, ?> game) {

  static GameChoice of(String id) {
    return new GameChoice(Shelf.installed().get(id));
  }
}
