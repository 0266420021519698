package sixstones.games.gauntlet.knowledge;

/**
 * The last fight, for those who watch it.
 *
 * @param heroToken whether the hero spent a power token
 * @param winner the winning seat, or -1 for a tie
 */
public record LastFight(
    int turn,
    int hero,
    int heroCard,
    int thanosCard,
    boolean heroToken,
    boolean thanosToken,
    int winner) {}
