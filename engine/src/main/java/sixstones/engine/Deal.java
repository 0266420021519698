package sixstones.engine;

import sixstones.engine.chance.Chance;
import sixstones.engine.phrase.Phrase;

/** Everything a fresh position depends on. */
public record Deal(int seats, Options options, Chance chance) {

  public static Deal of(int seats, Chance chance) {
    return new Deal(seats, Options.STANDARD, chance);
  }

  /** Refuses seats and options that the game doesn't know. */
  public Deal checkedFor(GameInfo info) {
    if (!info.seats(seats)) {
      throw new BadDeal(
          Phrase.of("engine.deal.seats")
              .number("fewest", info.fewestSeats())
              .number("most", info.mostSeats()),
          "%s seats %d to %d, not %d."
              .formatted(info.id(), info.fewestSeats(), info.mostSeats(), seats));
    }
    options.check(info.options());
    return this;
  }
}
