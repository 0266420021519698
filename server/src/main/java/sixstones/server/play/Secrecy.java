package sixstones.server.play;

/**
 * What is kept from others about a move.
 *
 * @param secretTo the viewers who don't know who was asked
 * @param unseenBy those of them who learned nothing of the move: for them it never was
 */
public record Secrecy(Viewers secretTo, Viewers unseenBy) {}
