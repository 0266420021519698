package sixstones.server.tables;

import java.util.TreeSet;

/** The seats where a bot plays in a person's place, as the log tells it from the deal on. */
public final class StandIns {

  private final TreeSet<Integer> seats = new TreeSet<>();

  public boolean has(int seat) {
    return seats.contains(seat);
  }

  /** Bots that have a seat of their own have it from before the deal. */
  public void apply(Act.OfTable act) {
    switch (act) {
      case Act.Bot bot -> seats.add(bot.seat());
      case Act.Resign resign -> seats.add(resign.seat());
      case Act.Return back -> seats.remove(back.seat());
      case Act.Sit _,
          Act.Pick _,
          Act.Await _,
          Act.Pledge _,
          Act.Settle _,
          Act.Reveal _,
          Act.Leave _,
          Act.Vote _,
          Act.Open _,
          Act.Concede _,
          Act.EndWish _,
          Act.PlayOn _,
          Act.Host _,
          Act.Flag _,
          Act.Over _,
          Act.Rematch _,
          Act.Agree _,
          Act.Lesson _,
          Act.Puzzle _ -> {}
    }
  }
}
