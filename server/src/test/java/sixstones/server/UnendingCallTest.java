package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;

/** Somebody who begins a call and never ends it. */
final class UnendingCallTest {

  @Test
  void itIsCutOffWhenTheServerStops(@TempDir Path directory) throws IOException {
    var settings = Settings.local(0, Databases.sqlite(directory));
    var server = Server.start(settings, Shelf.installed());
    var table = new Person(server.port()).create("me", "open");
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      var begun = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
      socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
      // Calls are taken up in the order in which they come.
      new Person(server.port()).get("/healthz").ok();
      assertThatCode(server::close).doesNotThrowAnyException();
    }
    try (var next = Server.start(settings, Shelf.installed())) {
      assertThat(new Person(next.port()).state(table).path("phase").asText()).isEqualTo("waiting");
    }
  }
}
