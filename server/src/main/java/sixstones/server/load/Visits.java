package sixstones.server.load;

import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The two people of a table who have it open only to make a move, as those do who play across days.
 * So there can be more tables than a process may hold sockets, and none of them is kept warm by who
 * looks at it.
 */
final class Visits {

  private final LoadTable table;
  private final List<String> cookies;
  private final RandomGenerator random;

  /**
   * @param cookies who has the seats
   */
  Visits(LoadTable table, List<String> cookies, RandomGenerator random) {
    this.table = table;
    this.cookies = cookies;
    this.random = random;
  }

  /** One after the other looks in until the game is over, or it is enough. */
  void play() {
    try {
      for (int seat = 0; table.goesOn(); seat = 1 - seat) visit(cookies.get(seat));
    } catch (IOException | RuntimeException e) {
      if (table.goesOn()) table.failed(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Thinks at home, comes, and makes a move if it is this person's turn. */
  private void visit(String cookie) throws IOException, InterruptedException {
    table.pause();
    try (var live = table.connect(cookie)) {
      live.watch("/api/tables/" + table.id() + "/live?after=0");
      if (!(Seen.read(live.text()) instanceof Seen.State state)) {
        throw new IOException("no state comes first");
      }
      if (state.over()) table.over();
      else if (!state.moves().isEmpty()) move(live, state);
    }
  }

  private void move(Connection live, Seen.State state) throws IOException {
    long began = System.nanoTime();
    live.say(state.answer(random));
    Seen seen;
    do seen = Seen.read(live.text());
    while (seen instanceof Seen.State); // The own move may show before it is known to be written.
    if (seen instanceof Seen.Failed failed) throw new IOException(failed.why());
    table.made(System.nanoTime() - began);
  }
}
