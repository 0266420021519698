package sixstones.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;

final class NeighbourhoodTest {

  @Test
  void itOpensADoorForEveryLocalAddressAndClosesThemAgain() throws Exception {
    var server = new Server();
    var own = new ServerConnector(server);
    own.setHost("127.0.0.1");
    server.addConnector(own);
    server.start();
    try {
      var neighbourhood = new Neighbourhood(server);
      assertThat(neighbourhood.isOpen()).isFalse();
      assertThat(neighbourhood.addresses()).isEmpty();
      neighbourhood.open();
      assertThat(neighbourhood.addresses())
          .containsExactlyElementsOf(
              Neighbourhood.localAddresses().stream()
                  .map(address -> "http://" + address + ":" + own.getLocalPort())
                  .toList());
      neighbourhood.close();
      assertThat(neighbourhood.isOpen()).isFalse();
      assertThat(server.getConnectors()).containsExactly(own);
    } finally {
      server.stop();
    }
  }
}
