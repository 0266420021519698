package sixstones.server.tables;

import java.time.Instant;

/**
 * A person for whom others wait.
 *
 * @param turn the number of the entry that made it his turn: one wait has one
 * @param since when that was
 */
public record Awaited(String holder, int turn, Instant since) {}
