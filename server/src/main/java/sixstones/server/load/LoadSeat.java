package sixstones.server.load;

import java.io.Closeable;
import java.io.IOException;
import java.util.random.RandomGenerator;

/** One of the people at a table: sees it over a socket, and moves there at random when asked. */
final class LoadSeat implements Closeable {

  private final LoadTable table;
  private final Connection live;
  private final RandomGenerator random;
  private int moved = -1;
  private long began;

  /**
   * @param cookie who has the seat
   */
  LoadSeat(LoadTable table, String cookie, RandomGenerator random) throws IOException {
    this.table = table;
    this.random = random;
    live = table.connect(cookie);
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

  private void see(byte[] text) throws IOException, InterruptedException {
    long now = System.nanoTime();
    switch (Seen.read(text)) {
      case Seen.State state -> see(state, now);
      case Seen.Written _ -> table.made(now - began);
      case Seen.Failed failed -> throw new IOException(failed.why());
    }
  }

  private void see(Seen.State state, long now) throws IOException, InterruptedException {
    table.seen(this, state.seq(), now);
    if (state.over()) {
      table.over();
    } else if (!state.moves().isEmpty() && state.seq() > moved) {
      moved = state.seq();
      move(state);
    }
  }

  private void move(Seen.State state) throws IOException, InterruptedException {
    table.pause();
    began = System.nanoTime();
    table.makes(this, state.seq(), began);
    live.say(state.answer(random));
  }

  @Override
  public void close() {
    live.close();
  }
}
