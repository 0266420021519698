package sixstones.server.tables;

/** A table as a list has it. */
public record Listed(TableHead head, Summary summary) {}
