package sixstones.server.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** A table with two people; when its game is over another one begins. */
final class LoadTable implements Closeable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Load load;
  private final String id;
  private final List<LoadSeat> seats;
  private final List<Runnable> people;
  private final AtomicBoolean over = new AtomicBoolean();

  /** The last move: who makes it, what its maker had seen, and when it was sent. */
  private record Made(@Nullable LoadSeat by, int seen, long began) {}

  private static final Made NOTHING = new Made(null, Integer.MAX_VALUE, 0);

  private volatile Made last = NOTHING;

  private LoadTable(Load load, String id, String host, String guest, SplittableRandom random)
      throws IOException {
    this.load = load;
    this.id = id;
    if (load.visits()) {
      seats = List.of();
      people = List.of(new Visits(this, List.of(host, guest), random.split())::play);
    } else {
      seats =
          List.of(
              new LoadSeat(this, host, random.split()), new LoadSeat(this, guest, random.split()));
      people = List.of(seats.getFirst()::play, seats.getLast()::play);
    }
  }

  static LoadTable begin(Load load, SplittableRandom random) throws IOException {
    try (var host = load.connect("");
        var guest = load.connect("")) {
      var wish =
          """
          {"game": "%s", "visibility": "link", "spectators": false, "shuffle": false,
           "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
          """
              .formatted(load.game());
      var made = host.post("/api/tables", wish);
      var id = JSON.readTree(made).path("table").asText();
      guest.post("/api/tables/" + id + "/seats/1/sit", "{\"name\": \"Ben\"}");
      host.post("/api/tables/" + id + "/start", "{}");
      return new LoadTable(load, id, host.cookie(), guest.cookie(), random);
    }
  }

  /** Both people begin to look and to play. */
  LoadTable play() {
    for (var person : people) {
      var _ = Thread.ofVirtual().start(person);
    }
    return this;
  }

  Connection connect(String cookie) throws IOException {
    return load.connect(cookie);
  }

  String id() {
    return id;
  }

  boolean goesOn() {
    return load.goesOn() && !over.get();
  }

  void pause() throws InterruptedException {
    load.pause();
  }

  /** A move is on its way; the other's screen may show it before it is answered. */
  void makes(LoadSeat by, int seen, long began) {
    last = new Made(by, seen, began);
  }

  void made(long nanos) {
    load.acknowledged(nanos);
  }

  /** A state has come to a page; it may be the first one after the other's move. */
  void seen(LoadSeat by, int seq, long now) {
    var made = last;
    if (made.by() == by || seq <= made.seen()) return;
    load.shown(now - made.began());
    last = NOTHING;
  }

  void over() {
    if (over.getAndSet(true)) return;
    close();
    load.replace(this);
  }

  @Override
  public void close() {
    seats.forEach(LoadSeat::close);
  }

  void failed(Exception e) {
    load.failed(e);
  }
}
