package sixstones.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Lets other devices in the local network reach a server that otherwise answers this machine alone.
 * Closed until somebody at this machine opens it. Safe for many threads.
 */
final class Neighbourhood {

  private final Server server;
  private final List<ServerConnector> doors = new ArrayList<>();

  Neighbourhood(Server server) {
    this.server = server;
  }

  synchronized boolean isOpen() {
    return !doors.isEmpty();
  }

  /** Answers on the addresses that this machine has in its local network. */
  synchronized void open() {
    if (isOpen()) return;
    for (var address : localAddresses()) doors.add(door(address));
  }

  synchronized void close() {
    for (var door : doors) {
      stop(door);
      server.removeConnector(door);
    }
    doors.clear();
  }

  /** Where neighbours find us, as {@code http://192.168.1.5:8686}. */
  synchronized List<String> addresses() {
    return doors.stream()
        .map(door -> "http://" + door.getHost() + ":" + door.getLocalPort())
        .toList();
  }

  private ServerConnector door(String address) {
    var own = (ServerConnector) server.getConnectors()[0];
    var http = own.getConnectionFactory(HttpConnectionFactory.class).getHttpConfiguration();
    var door = new ServerConnector(server, new HttpConnectionFactory(http));
    door.setHost(address);
    door.setPort(own.getLocalPort());
    server.addConnector(door);
    try {
      door.start();
      return door;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void stop(ServerConnector door) {
    try {
      door.stop();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Addresses that routers give out at home, never one of the open internet. */
  static List<String> localAddresses() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
          .map(InetAddress::getHostAddress)
          .toList();
    } catch (SocketException e) {
      throw new UncheckedIOException(e);
    }
  }
}
