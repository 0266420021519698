package sixstones.server.load;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;

/** A table with two people; when its game is over another one begins. */
final class LoadTable {

  private final Load load;
  private final List<LoadSeat> seats;
  private final String id;
  private final AtomicBoolean over = new AtomicBoolean();

  /** The last move: who made it, what it became in the log, and when it was sent. */
  private record Made(LoadSeat by, int seq, long began) {}

  private volatile Made last;

  private LoadTable(Load load, String id, Caller host, Caller guest, SplittableRandom random) {
    this.load = load;
    this.id = id;
    seats =
        List.of(
            new LoadSeat(this, host, random.split()), new LoadSeat(this, guest, random.split()));
    last = new Made(seats.getFirst(), Integer.MAX_VALUE, 0);
  }

  static LoadTable begin(Load load, SplittableRandom random)
      throws IOException, InterruptedException {
    var host = load.caller();
    var guest = load.caller();
    var wish =
        """
        {"game": "%s", "visibility": "link", "spectators": false, "shuffle": false,
         "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        """
            .formatted(load.game());
    var id = host.post("/api/tables", wish).path("table").asText();
    guest.post("/api/tables/" + id + "/seats/1/sit", "{\"name\": \"Ben\"}");
    host.post("/api/tables/" + id + "/start", "{}");
    var table = new LoadTable(load, id, host, guest, random);
    table.seats.forEach(LoadSeat::watch);
    return table;
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

  void made(LoadSeat by, int seq, long began) {
    load.acknowledged(System.nanoTime() - began);
    last = new Made(by, seq, began);
  }

  /** A state has come to a page; it may be the first one after the other's move. */
  void seen(LoadSeat by, int seq, long now) {
    var made = last;
    if (made.by() == by || seq < made.seq()) return;
    load.shown(now - made.began());
    last = new Made(by, Integer.MAX_VALUE, 0);
  }

  void over() {
    if (over.getAndSet(true)) return;
    leave();
    load.replace(this);
  }

  void leave() {
    seats.forEach(LoadSeat::leave);
  }

  void failed(Exception e) {
    load.failed(e);
  }
}
