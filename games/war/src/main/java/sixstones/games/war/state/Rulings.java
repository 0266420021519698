package sixstones.games.war.state;

/**
 * The rulings where two readings are defensible, as a table has chosen.
 *
 * @param oneToss W-RULE-03: one toss for both short sides
 * @param arrowsNeedMoves W-RULE-13: arrow tiles fire only for a character that moved onto them
 * @param baseTrapsWait W-RULE-17: a pause before the trap of a base
 * @param trapsCatchLeavers W-RULE-18: a trap also catches who left the tile in the pause
 * @param visitedBan W-RULE-19: which displacements the visited ban binds
 * @param tokensStayBehind W-RULE-39: who runs into Thanos leaves its tokens where it came from
 * @param detentionWaits W-RULE-40: the main action may still move it in the turn of the detention
 * @param thanosSleeps W-RULE-78: no activation in the turn he appears
 * @param stonesStay W-RULE-80: carried stones drop like other tokens
 * @param thanosStorms W-RULE-81: he returns whoever is on a team base before he goes home
 * @param placesCount W-RULE-83: three or more places, not characters
 */
public record Rulings(
    boolean oneToss,
    boolean arrowsNeedMoves,
    boolean baseTrapsWait,
    boolean trapsCatchLeavers,
    VisitedBan visitedBan,
    boolean tokensStayBehind,
    boolean detentionWaits,
    boolean thanosSleeps,
    boolean stonesStay,
    boolean thanosStorms,
    boolean placesCount) {}
