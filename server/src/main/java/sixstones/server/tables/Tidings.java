package sixstones.server.tables;

import java.util.Optional;
import sixstones.engine.phrase.Phrase;

/** What people at a running game are told of who comes and goes. */
public final class Tidings {

  private Tidings() {}

  public static Optional<Phrase> of(Act.OfTable act) {
    return switch (act) {
      case Act.Leave leave -> told("engine.left", leave.seat());
      case Act.Bot bot -> told("engine.standIn", bot.seat());
      case Act.Flag flag -> told("engine.outOfTime", flag.seat());
      case Act.Return back -> told("engine.returned", back.seat());
      case Act.Resign resign -> told("engine.resigned", resign.seat());
      case Act.Concede given -> told("engine.conceded", given.seat());
      case Act.EndWish wish -> told("engine.wishesEnd", wish.seat());
      case Act.PlayOn on -> told("engine.playsOn", on.seat());
      case Act.Host taken -> told("engine.hosts", taken.seat());
      case Act.Sit _,
          Act.Pick _,
          Act.Await _,
          Act.Pledge _,
          Act.Settle _,
          Act.Reveal _,
          Act.Vote _,
          Act.Open _,
          Act.Over _,
          Act.Rematch _,
          Act.Agree _,
          Act.Lesson _,
          Act.Puzzle _ ->
          Optional.empty();
    };
  }

  private static Optional<Phrase> told(String key, int seat) {
    return Optional.of(Phrase.of(key).seat(seat));
  }
}
