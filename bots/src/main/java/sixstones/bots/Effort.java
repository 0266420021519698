package sixstones.bots;

/**
 * How much thinking is allowed: so many tries, or until it is told to stop. With tries alone the
 * same question gets the same answer on every machine.
 */
public record Effort(int tries, Stop stop) {

  public static Effort tries(int tries) {
    return new Effort(tries, Stop.NEVER);
  }
}
