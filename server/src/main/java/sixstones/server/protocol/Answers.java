package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Refusal;

/** Small answers. */
public final class Answers {

  private Answers() {}

  /** The id of a new table. */
  public record TableMade(String table) {}

  /** The number of the entry that was written. */
  public record Written(int seq) {}

  /** Why a move can't be made, or null. */
  public record Why(@Nullable Refusal refusal) {}

  /** Done, nothing to say. */
  public record Done(boolean done) {}

  /** The server is well. */
  public record Health(String status) {}
}
