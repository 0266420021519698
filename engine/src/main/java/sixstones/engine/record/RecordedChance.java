package sixstones.engine.record;

import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.Seed;

/** From what a recorded game was dealt. */
public sealed interface RecordedChance {

  Chance fresh();

  /** A table's seed with its commitment. */
  record Fair(Seed seed) implements RecordedChance {
    @Override
    public Chance fresh() {
      return new FairChance(seed);
    }
  }

  /** Game n of a simulation. */
  record Fast(long seed, long n) implements RecordedChance {
    @Override
    public Chance fresh() {
      return FastChance.of(seed, n);
    }
  }
}
