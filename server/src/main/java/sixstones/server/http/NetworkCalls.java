package sixstones.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;

/** Whether devices in the local network may join; for who sits at this machine to say. */
final class NetworkCalls {

  private static final Set<String> HERE = Set.of("localhost", "127.0.0.1", "[::1]");

  /** None for a server that is open by its settings. */
  private Optional<Neighbourhood> neighbourhood = Optional.empty();

  void serve(Neighbourhood neighbours) {
    neighbourhood = Optional.of(neighbours);
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
    return new Answers.Network(
        mayChange(call),
        neighbourhood.map(Neighbourhood::isOpen).orElse(false),
        neighbourhood.map(Neighbourhood::addresses).orElse(List.of()));
  }

  /**
   * The name in the address counts, too: a foreign page may have its name point to this machine.
   */
  private boolean mayChange(Context call) {
    var host = String.valueOf(call.host()).replaceFirst(":\\d+$", "");
    return neighbourhood.isPresent() && HERE.contains(host) && isLoopback(call.ip());
  }

  private static boolean isLoopback(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }
}
