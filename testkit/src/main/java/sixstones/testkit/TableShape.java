package sixstones.testkit;

import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;

/** A kind of table that the laws are tried on. */
public record TableShape(int seats, Options options) {

  public static TableShape of(int seats, String... options) {
    return new TableShape(seats, Options.of(options));
  }

  Deal deal(long seed) {
    return new Deal(seats, options, FastChance.of(seed, seats));
  }
}
