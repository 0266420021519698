package sixstones.server.protocol;

/**
 * What may lie in a hidden place.
 *
 * @param name the key of its name
 * @param chance that it does, in per cent
 */
public record BeliefState(String name, double chance) {}
