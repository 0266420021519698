package sixstones.server.tables;

import java.time.Instant;

/** A game that has ended, and when. */
public record Finished(Listed listed, Instant at) {}
