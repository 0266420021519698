package sixstones.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.ProtocolException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** An open WebSocket and all it has been told. */
final class Listener implements WebSocket.Listener {

  private final List<String> messages = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final CompletableFuture<Boolean> heard = new CompletableFuture<>();
  private final StringBuilder part = new StringBuilder();
  private @Nullable WebSocket socket;
  private volatile @Nullable Throwable failure;

  /**
   * Java's own client now and then misreads what comes right behind the handshake, which a reader
   * of the bare bytes never does: it complains, or waits for the rest of a message that it takes
   * for longer. Then it asks again.
   */
  static Listener hearing(HttpClient client, URI address) {
    var listener = open(client, address, null);
    for (int again = 1; again < 5 && !listener.hears(); again++) {
      listener.close();
      listener = open(client, address, null);
    }
    return listener;
  }

  static Listener open(HttpClient client, URI address, @Nullable String origin) {
    var listener = new Listener();
    var builder = client.newWebSocketBuilder();
    if (origin != null) builder.header("Origin", origin);
    listener.socket = builder.buildAsync(address, listener).join();
    return listener;
  }

  List<String> messages() {
    return List.copyOf(messages);
  }

  /** The last state. */
  JsonNode last() {
    var told = Waiting.until(this::states, all -> !all.isEmpty() || closed.isDone());
    if (told.isEmpty()) throw new AssertionError("closed with " + closed.getNow(-1), failure);
    return Answer.json(told.getLast());
  }

  private List<String> states() {
    return messages.stream().filter(told -> told.startsWith("{\"table\"")).toList();
  }

  /** What came of the moves that were sent here. */
  List<JsonNode> answers() {
    return messages.stream().map(Answer::json).filter(told -> !told.has("table")).toList();
  }

  /** The n-th of them. */
  JsonNode answer(int n) {
    return Waiting.until(this::answers, all -> all.size() >= n).get(n - 1);
  }

  JsonNode await(Predicate<JsonNode> good) {
    var seen = Waiting.until(this::last, state -> good.test(state) || closed.isDone());
    if (good.test(seen)) return seen;
    throw new AssertionError("closed with " + closed.getNow(-1), failure);
  }

  /** Whether the first word was understood, be it that nothing is told here. */
  private boolean hears() {
    return heard.completeOnTimeout(false, 5, TimeUnit.SECONDS).join();
  }

  int closingCode() {
    return Waiting.until(() -> closed.getNow(-1), code -> code != -1);
  }

  void send(String text) {
    if (socket != null) socket.sendText(text, true).join();
  }

  void close() {
    if (socket != null) socket.abort();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      messages.add(part.toString());
      part.setLength(0);
      heard.complete(true);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    heard.complete(true);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    failure = error;
    closed.complete(0);
    heard.complete(!(error instanceof ProtocolException));
  }
}
