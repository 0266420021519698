package sixstones.engine.chance;

/**
 * For search and simulation: SplitMix64, predictable but quick, and the same on every platform.
 *
 * <p>Every number takes exactly one step, so {@link #skip} is a multiplication.
 */
public final class FastChance implements Chance {

  private static final long GAMMA = 0x9e3779b97f4a7c15L;

  private long state;
  private long drawn;

  public FastChance(long seed) {
    state = seed;
  }

  /** The n-th of a family of independent sources: the same games whatever the number of threads. */
  public static FastChance of(long seed, long n) {
    return new FastChance(mix(seed + mix(n * GAMMA + 1)));
  }

  @Override
  public int below(int bound) {
    drawn++;
    state += GAMMA;
    // The high half of a 32×32-bit product: no division; the bias of 2^-32 × bound is harmless
    // here.
    return (int) ((mix(state) >>> 32) * bound >>> 32);
  }

  @Override
  public FastChance copy() {
    var copy = new FastChance(state);
    copy.drawn = drawn;
    return copy;
  }

  @Override
  public long drawn() {
    return drawn;
  }

  @Override
  public FastChance skip(long numbers) {
    state += GAMMA * numbers;
    drawn += numbers;
    return this;
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
