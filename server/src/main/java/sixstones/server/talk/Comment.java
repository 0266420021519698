package sixstones.server.talk;

import java.time.Instant;
import java.util.OptionalInt;

/**
 * What somebody says of a moment of a finished game.
 *
 * @param number counts what was said of the game, from 1 on
 * @param moves the moment: how many moves had been made
 * @param seat whose it is; none for whoever looks on
 * @param name as it was then
 * @param holder the visitor, by the hash of his secret
 * @param text one line of plain text
 */
public record Comment(
    int number, Instant at, int moves, OptionalInt seat, String name, String holder, String text) {}
