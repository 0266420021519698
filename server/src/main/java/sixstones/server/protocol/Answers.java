package sixstones.server.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
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

  /**
   * What came of a move that was sent over a WebSocket.
   *
   * @param written the number of its entry; null if it was not made
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Called(@Nullable Integer written, @Nullable ProblemState problem) {

    public static Called written(int seq) {
      return new Called(seq, null);
    }

    public static Called failed(ProblemState problem) {
      return new Called(null, problem);
    }
  }

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

  /**
   * Whether letters are written here, and to whom.
   *
   * @param address the visitor's, with most of it left out; null if he has given none
   * @param confirmed whether the code that was sent there has come back
   */
  public record Mail(boolean offered, @Nullable String address, boolean confirmed) {}

  /** A code to be typed on another device, shown once. */
  public record Pass(String code, String until) {}

  /** What the page on the other device gave along. */
  public record Arrived(String luggage) {}

  /** The server is well. */
  public record Health(String status) {}
}
