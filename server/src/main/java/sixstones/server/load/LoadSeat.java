package sixstones.server.load;

import java.io.Closeable;
import java.io.IOException;
import java.util.random.RandomGenerator;

/** One of the people at a table: sees it over a socket, and moves at random when asked. */
final class LoadSeat implements Closeable {

  private final LoadTable table;
  private final Connection calls;
  private final Connection live;
  private final RandomGenerator random;
  private int moved = -1;

  /**
   * @param calls over which moves are sent; whose cookie has the seat
   */
  LoadSeat(LoadTable table, Connection calls, RandomGenerator random) throws IOException {
    this.table = table;
    this.calls = calls;
    this.random = random;
    live = table.connect(calls.cookie());
  }

  /** Plays until the game is over, or it is enough. */
  void play() {
    try {
      live.watch("/api/tables/" + table.id() + "/live?after=0");
      while (table.goesOn()) see(live.text());
    } catch (IOException | RuntimeException e) {
      if (table.goesOn()) table.failed(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void see(String text) throws IOException, InterruptedException {
    long now = System.nanoTime();
    var seen = Seen.read(text);
    table.seen(this, seen.seq(), now);
    if (seen.over()) {
      table.over();
    } else if (!seen.moves().isEmpty() && seen.seq() > moved) {
      moved = seen.seq();
      move(seen);
    }
  }

  private void move(Seen seen) throws IOException, InterruptedException {
    var move = seen.moves().get(random.nextInt(seen.moves().size()));
    table.pause();
    long began = System.nanoTime();
    table.makes(this, seen.seq(), began);
    calls.post(
        "/api/tables/" + table.id() + "/moves",
        "{\"seq\": %d, \"move\": \"%s\"}".formatted(seen.seq(), move));
    table.made(began);
  }

  @Override
  public void close() {
    live.close();
    calls.close();
  }
}
