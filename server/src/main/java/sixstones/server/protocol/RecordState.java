package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.record.GameRecord;

/** What a record says of its game. */
public record RecordState(
    String record, String game, Map<String, String> options, List<SeatState> seats) {

  /** What a server writes in the place of a bot's name, before its level. */
  private static final String BOT = "bot ";

  /**
   * @param isLevel whether a bot of that name exists
   */
  public static RecordState of(String id, GameRecord record, Predicate<String> isLevel) {
    return new RecordState(
        id,
        record.game(),
        record.options().sorted(),
        IntStream.range(0, record.seats())
            .mapToObj(seat -> seat(seat, record.names().get(seat), isLevel))
            .toList());
  }

  private static SeatState seat(int seat, String name, Predicate<String> isLevel) {
    var level = name.startsWith(BOT) ? name.substring(BOT.length()) : "";
    return isLevel.test(level)
        ? seat(seat, SeatState.Kind.BOT, null, level)
        : seat(seat, SeatState.Kind.PERSON, name, null);
  }

  private static SeatState seat(
      int seat, SeatState.Kind kind, @Nullable String name, @Nullable String level) {
    return new SeatState(seat, kind, name, null, level, null, false, false, false);
  }
}
