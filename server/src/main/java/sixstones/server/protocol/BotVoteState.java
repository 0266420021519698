package sixstones.server.protocol;

import java.util.List;

/** Who wants a bot of a level in a seat's place. */
public record BotVoteState(int seat, String level, List<Integer> votes) {}
