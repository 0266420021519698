package sixstones.engine;

/**
 * Condenses a position into 64 bits. Each class of a game's state adds its own fields, in a fixed
 * order; the result depends on their values alone, never on the machine or the run.
 */
public final class Fingerprint {

  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long hash = STEP;

  public Fingerprint add(long value) {
    hash = mixed(hash + STEP ^ value);
    return this;
  }

  public Fingerprint add(boolean value) {
    return add(value ? 1 : 0);
  }

  /** An enum counts by its name, so that its constants may change their order. */
  public Fingerprint add(Enum<?> value) {
    return add(value.name());
  }

  public Fingerprint add(String text) {
    add(text.length());
    for (int i = 0; i < text.length(); i++) add(text.charAt(i));
    return this;
  }

  public Fingerprint add(int[] values) {
    return add(values, values.length);
  }

  /** The first so many of the values. */
  public Fingerprint add(int[] values, int count) {
    add(count);
    for (int i = 0; i < count; i++) add(values[i]);
    return this;
  }

  public Fingerprint add(long[] values) {
    add(values.length);
    for (long value : values) add(value);
    return this;
  }

  public Fingerprint add(byte[] values) {
    return add(values, values.length);
  }

  /** The first so many of the values. */
  public Fingerprint add(byte[] values, int count) {
    add(count);
    for (int i = 0; i < count; i++) add(values[i]);
    return this;
  }

  public Fingerprint add(boolean[] values) {
    add(values.length);
    for (boolean value : values) add(value);
    return this;
  }

  public long value() {
    return mixed(hash);
  }

  /** The finisher of SplitMix64: every bit of the input reaches every bit of the output. */
  private static long mixed(long bits) {
    long z = bits;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
