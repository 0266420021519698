package sixstones.server.talk;

import java.time.Instant;
import java.util.OptionalInt;

/**
 * Something that somebody said at a table.
 *
 * @param number counts what was said in its circle, from 1 on
 * @param seq how many entries of the log a spectator knew of then
 * @param seat whose it is; none for a spectator
 * @param name as it was then
 * @param holder the visitor, by the hash of his secret
 */
public record Saying(
    int number,
    Instant at,
    Circle circle,
    int seq,
    OptionalInt seat,
    String name,
    String holder,
    Said said) {}
