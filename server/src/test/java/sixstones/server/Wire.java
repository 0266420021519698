package sixstones.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;

/** A line to a port of this machine that can be cut, and lie dead for a while. */
final class Wire implements AutoCloseable {

  private final int target;
  private final ServerSocket door;
  private final List<Socket> ends = new CopyOnWriteArrayList<>();
  private volatile boolean dead;

  Wire(int target) {
    this.target = target;
    try {
      door = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.startVirtualThread(this::serve);
  }

  int port() {
    return door.getLocalPort();
  }

  /** Cuts every connection that is open. */
  void cut() {
    ends.forEach(Wire::close);
  }

  /** Cuts some connections; at least one, if there is any. */
  void cutSome(Random random) {
    var open = List.copyOf(ends);
    if (open.isEmpty()) return;
    close(open.get(random.nextInt(open.size())));
    open.stream().filter(_ -> random.nextInt(4) == 0).forEach(Wire::close);
  }

  /** From now on nobody gets through. */
  void die() {
    dead = true;
    cut();
  }

  void revive() {
    dead = false;
  }

  private void serve() {
    while (!door.isClosed()) {
      try {
        connect(door.accept());
      } catch (IOException _) {
        // Closed, or nobody is there: whoever called notices.
      }
    }
  }

  private void connect(Socket caller) throws IOException {
    if (dead) {
      caller.close();
      return;
    }
    var called = new Socket(InetAddress.getLoopbackAddress(), target);
    ends.add(caller);
    ends.add(called);
    Thread.startVirtualThread(() -> carry(caller, called));
    Thread.startVirtualThread(() -> carry(called, caller));
  }

  private void carry(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException _) {
      // Cut.
    } finally {
      ends.remove(from);
      ends.remove(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.setSoLinger(true, 0);
      socket.close();
    } catch (IOException _) {
      // It was closed already.
    }
  }

  @Override
  public void close() {
    die();
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
