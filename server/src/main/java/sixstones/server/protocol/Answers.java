package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Refusal;

/** Small answers. */
public final class Answers {

  private Answers() {}

  /** The id of a new table. */
  public record TableMade(String table) {}

  /** The id of a record that was brought. */
  public record RecordBrought(String record) {}

  /** The number of the entry that was written. */
  public record Written(int seq) {}

  /** Why a move can't be made, or null. */
  public record Why(@Nullable Refusal refusal) {}

  /** Done, nothing to say. */
  public record Done(boolean done) {}

  /**
   * Whether devices in the local network may join.
   *
   * @param may whether who asks may change it
   * @param addresses where they find us
   */
  public record Network(boolean may, boolean open, List<String> addresses) {
    public Network {
      addresses = List.copyOf(addresses);
    }
  }

  /** A review is being made: so many of the moves have been looked at. */
  public record Reviewing(long done, int moves) {}

  /** The key by which a browser knows who calls. */
  public record PushKey(String key) {}

  /** A code to be typed on another device, shown once. */
  public record Pass(String code, String until) {}

  /** What the page on the other device gave along. */
  public record Arrived(String luggage) {}

  /** The server is well. */
  public record Health(String status) {}
}
