package sixstones.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** One of the people at a table: sees it over a socket, and moves at random when asked. */
final class LoadSeat implements WebSocket.Listener {

  private final LoadTable table;
  private final Caller caller;
  private final RandomGenerator random;
  private final StringBuilder part = new StringBuilder();
  private int moved = -1;
  private @Nullable WebSocket socket;

  LoadSeat(LoadTable table, Caller caller, RandomGenerator random) {
    this.table = table;
    this.caller = caller;
    this.random = random;
  }

  void watch() {
    socket = caller.watch(table.id(), this);
  }

  void leave() {
    if (socket != null) socket.abort();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      var text = part.toString();
      part.setLength(0);
      var _ = Thread.ofVirtual().start(() -> see(text));
    }
    from.request(1);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    table.failed(new IOException(error));
  }

  private synchronized void see(String text) {
    long now = System.nanoTime();
    try {
      var state = Caller.read(text);
      int seq = state.path("seq").asInt();
      table.seen(this, seq, now);
      if (state.path("phase").asText().equals("over")) {
        table.over();
        return;
      }
      var moves = state.path("choice").path("moves");
      if (moves.isEmpty() || seq <= moved || !table.goesOn()) return;
      moved = seq;
      move(seq, moves);
    } catch (IOException | RuntimeException e) {
      table.failed(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void move(int seq, JsonNode moves) throws IOException, InterruptedException {
    var move = moves.get(random.nextInt(moves.size())).path("move").asText();
    table.pause();
    long began = System.nanoTime();
    var path = "/api/tables/" + table.id() + "/moves";
    var body = "{\"seq\": %d, \"move\": \"%s\"}".formatted(seq, move);
    int written = caller.post(path, body).path("seq").asInt();
    table.made(this, written, began);
  }
}
