package sixstones.server.tables;

import java.time.Instant;

/** A line of a table's log; numbers count from 1 without gaps. */
public record Entry(int number, Instant at, Act act) {}
