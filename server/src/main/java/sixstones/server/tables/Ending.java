package sixstones.server.tables;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** How a game has ended, and who would like to end it; follows from the log. */
final class Ending {

  private final TreeSet<Integer> wishes = new TreeSet<>();
  private Optional<EarlyEnd> early = Optional.empty();
  private Optional<String> result = Optional.empty();

  void flag(int seat) {
    early = Optional.of(new EarlyEnd.OnTime(seat));
  }

  void concede(int seat) {
    early = Optional.of(new EarlyEnd.GivenUp(seat));
  }

  void wish(int seat) {
    wishes.add(seat);
  }

  void playOn() {
    wishes.clear();
  }

  void over(String how) {
    result = Optional.of(how);
    switch (how) {
      case Ended.AGREED -> early = Optional.of(new EarlyEnd.Agreed());
      case Ended.ABANDONED -> early = Optional.empty();
      default -> {}
    }
  }

  /** The seats that would like to end the game. */
  List<Integer> wishes() {
    return List.copyOf(wishes);
  }

  /** The result as a record writes it. */
  Optional<String> result() {
    return result;
  }

  /** Why it is over, if the rules have not ended it. */
  Optional<EarlyEnd> early() {
    return early;
  }
}
