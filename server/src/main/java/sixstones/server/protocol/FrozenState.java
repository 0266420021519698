package sixstones.server.protocol;

import java.util.List;

/**
 * A table whose rules have changed since.
 *
 * @param rulesVersion the version it would go on under
 * @param backToSnapshot whether the last moves would be lost by going on
 * @param agreed the seats that want to go on
 */
public record FrozenState(int rulesVersion, boolean backToSnapshot, List<Integer> agreed) {}
