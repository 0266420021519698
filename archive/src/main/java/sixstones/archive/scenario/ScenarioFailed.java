package sixstones.archive.scenario;

/** A scenario that does not hold; the message says at which step and how. */
public final class ScenarioFailed extends RuntimeException {

  ScenarioFailed(String step, String problem) {
    super(step + ": " + problem);
  }
}
