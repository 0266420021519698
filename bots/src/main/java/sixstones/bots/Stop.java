package sixstones.bots;

/** Tells a thinking bot that its time is over; bots have no clock of their own. */
@FunctionalInterface
public interface Stop {

  Stop NEVER = () -> false;

  boolean now();
}
