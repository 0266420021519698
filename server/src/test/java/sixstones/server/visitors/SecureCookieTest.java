package sixstones.server.visitors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.server.Servers;
import sixstones.server.settings.Settings;

/** The device's secret goes where it is safe, and is nothing for scripts. */
final class SecureCookieTest {

  @TempDir Path directory;

  @Test
  void onThisMachineItNeedsNoEncryption() {
    assertThat(cookie(false, false, "http"))
        .contains("HttpOnly", "SameSite=Strict", "Path=/")
        .doesNotContain("Secure");
  }

  @Test
  void behindAProxyThatEncryptsItIsSecure() {
    assertThat(cookie(true, false, "https")).contains("; Secure", "HttpOnly", "SameSite=Strict");
    assertThat(cookie(true, false, "http")).doesNotContain("Secure");
  }

  @Test
  void aHeaderIsNotBelievedWhereNoProxyIsTrusted() {
    assertThat(cookie(false, false, "https")).doesNotContain("Secure");
  }

  @Test
  void whoAsksForSecureCookiesGetsNoOthers() {
    assertThat(cookie(false, true, "http")).contains("; Secure");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "tables/mine", "me/results", "games"})
  void readingGivesNone(String path) {
    assertThat(cookie(false, false, "http", path)).isEmpty();
  }

  private String cookie(boolean trustProxy, boolean secureCookies, String protocol) {
    return cookie(trustProxy, secureCookies, protocol, "tables/some");
  }

  private String cookie(boolean trustProxy, boolean secureCookies, String protocol, String path) {
    var settings =
        new Settings(
            "127.0.0.1",
            0,
            Settings.sqlite(directory),
            Set.of("https://stones.example"),
            secureCookies,
            trustProxy,
            0,
            0,
            1,
            Duration.ofSeconds(1),
            Duration.ZERO,
            Duration.ZERO,
            Settings.Push.STANDARD,
            Optional.empty());
    try (var server = Servers.start(settings);
        var client = HttpClient.newHttpClient()) {
      var call =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/" + path))
              .header("X-Forwarded-Proto", protocol)
              .build();
      return client
          .send(call, BodyHandlers.ofString())
          .headers()
          .firstValue("set-cookie")
          .orElse("");
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
