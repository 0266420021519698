package sixstones.server.tables;

import java.util.Collections;
import sixstones.engine.Outcome;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.record.Replay;
import sixstones.server.play.Play;

/** Why a game is over although its rules have not ended it. */
public sealed interface EarlyEnd {

  /** Somebody had no time left. */
  record OnTime(int seat) implements EarlyEnd {}

  /** Somebody gave up, and nobody else played for that side. */
  record GivenUp(int seat) implements EarlyEnd {}

  /** Everybody would rather stop: nobody has won or lost. */
  record Agreed() implements EarlyEnd {}

  default Phrase why() {
    return switch (this) {
      case OnTime(int seat) -> Phrase.of("engine.lostOnTime").seat(seat);
      case GivenUp(int seat) -> Phrase.of("engine.conceded").seat(seat);
      case Agreed _ -> Phrase.of("engine.agreedEnd");
    };
  }

  /** As a record would write it: the other sides have won. */
  default String result(Play<?, ?> play) {
    return switch (this) {
      case OnTime(int seat) -> lostBy(seat, play);
      case GivenUp(int seat) -> lostBy(seat, play);
      case Agreed _ -> Ended.AGREED;
    };
  }

  private String lostBy(int loser, Play<?, ?> play) {
    int winners = 0;
    for (int seat = 0; seat < play.seats(); seat++) {
      if (!play.sameSide(loser, seat)) winners |= 1 << seat;
    }
    return Replay.result(new Outcome(winners, why(), Collections.nCopies(play.seats(), 0)));
  }
}
