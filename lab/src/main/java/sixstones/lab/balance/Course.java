package sixstones.lab.balance;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How a game went; lists are by seat.
 *
 * @param shares of the victory
 * @param sides whose chances are alike; all are of one side where nobody plays in a team
 * @param roles what each played, and against whom
 * @param uses what each seat did, once however often
 */
public record Course(
    List<Double> shares,
    List<Integer> sides,
    List<List<String>> roles,
    Map<Integer, Set<Use>> uses,
    int decisions,
    String why) {}
