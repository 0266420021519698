package sixstones.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;

/** Whether devices in the local network may join; for who sits at this machine to say. */
final class NetworkCalls {

  private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

  /** None for a server that is open by its settings. */
  private Optional<Neighbourhood> neighbourhood = Optional.empty();

  private IntSupplier port = () -> 0;

  void serve(Neighbourhood neighbours) {
    neighbourhood = Optional.of(neighbours);
  }

  /** The server answers on every address of this machine. */
  void serveAll(IntSupplier onPort) {
    port = onPort;
  }

  void look(Context call) {
    Calls.answer(call, state(call));
  }

  void set(Context call) {
    var wanted = Calls.required(Calls.body(call, Asked.Network.class).open(), "open");
    if (!mayChange(call)) {
      throw Reason.NOT_AT_THE_MACHINE.problem();
    }
    var neighbours = neighbourhood.orElseThrow();
    if (wanted) neighbours.open();
    else neighbours.close();
    Calls.answer(call, state(call));
  }

  private Answers.Network state(Context call) {
    return neighbourhood
        .map(home -> new Answers.Network(mayChange(call), home.isOpen(), home.addresses()))
        .orElseGet(
            () -> new Answers.Network(false, true, isHere(call) ? ownAddresses() : List.of()));
  }

  /** For who sits at this machine: in the network it is known by other addresses. */
  private List<String> ownAddresses() {
    int number = port.getAsInt();
    return number == 0
        ? List.of()
        : Neighbourhood.localAddresses().stream()
            .map(address -> "http://" + address + ":" + number)
            .toList();
  }

  /**
   * The name in the address counts, too: a foreign page may have its name point to this machine.
   */
  private boolean mayChange(Context call) {
    return neighbourhood.isPresent() && isHere(call);
  }

  private static boolean isHere(Context call) {
    var host = String.valueOf(call.host()).replaceFirst(":\\d+$", "");
    return HERE.contains(host) && isLoopback(call.ip());
  }

  private static boolean isLoopback(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }
}
