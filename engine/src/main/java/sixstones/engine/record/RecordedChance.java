package sixstones.engine.record;

import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Shares;

/** From what a recorded game was dealt. */
public sealed interface RecordedChance {

  Chance fresh();

  /** A table's seed with its commitment, and what players added to it. */
  record Fair(Seed seed, Shares shares) implements RecordedChance {
    @Override
    public Chance fresh() {
      return new FairChance(shares.mixedWith(seed));
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
