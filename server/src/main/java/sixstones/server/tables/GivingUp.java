package sixstones.server.tables;

import java.util.stream.IntStream;
import sixstones.server.play.Play;

/** What it means if somebody gives up now. */
public enum GivingUp {
  /** Others of the own side play on, or several other sides do; a bot takes the seat. */
  BOT_PLAYS_ON,
  /** Nobody else plays for the own side: the other one has won. */
  OTHERS_WIN,
  /** All seats are on one side, and nobody else plays: the game is lost. */
  GAME_LOST;

  static GivingUp of(Play<?, ?> play, Seating seating, int seat) {
    var opponents =
        IntStream.range(0, play.seats())
            .filter(other -> !play.sameSide(seat, other))
            .boxed()
            .toList();
    var people = seating.people().stream().filter(other -> other != seat).toList();
    if (people.stream().anyMatch(other -> play.sameSide(seat, other))) return BOT_PLAYS_ON;
    if (opponents.isEmpty()) return GAME_LOST;
    boolean oneSide =
        opponents.stream().allMatch(other -> play.sameSide(opponents.getFirst(), other));
    return people.isEmpty() || oneSide ? OTHERS_WIN : BOT_PLAYS_ON;
  }
}
