package sixstones.engine;

/**
 * What one viewer may see of a position: a plain record of records, lists, strings, numbers and
 * enums. The only thing about a position that leaves the server.
 */
public interface View {}
