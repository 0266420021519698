package sixstones.engine.heist;

import java.util.List;
import sixstones.engine.View;

/** What a viewer sees; a card it may not see is 0. */
public record HeistView(
    List<List<Integer>> hands, List<Integer> coins, int deck, int knownTop, List<Integer> played)
    implements View {}
