package sixstones.browser;

import com.microsoft.playwright.Browser;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.server.Server;
import sixstones.server.settings.Settings;
import sixstones.testkit.Repeated;

/** One browser for all tests of a class, a fresh server with an empty database for each test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {

  private final List<Person> people = new ArrayList<>();
  private Chromium chromium;
  private SecureRandom random;
  private Server server;
  private Path directory;

  @BeforeAll
  void launch() {
    chromium = new Chromium();
  }

  @AfterAll
  void quit() {
    chromium.close();
  }

  @BeforeEach
  void serve(@TempDir Path directory) {
    this.directory = directory;
    random = Repeated.of("server");
    server = start(0);
  }

  @AfterEach
  void stop() {
    people.forEach(Person::leave);
    people.clear();
    server.close();
  }

  private Server start(int port) {
    return Server.start(
        settings(Settings.local(port, database())),
        Shelf.installed(),
        random,
        new AtomicLong()::incrementAndGet);
  }

  /** What the server is started with. */
  Settings settings(Settings standard) {
    return standard;
  }

  /** The server goes away and comes back on the same port, with the same database. */
  final void restartServer() {
    int port = server.port();
    server.close();
    server = start(port);
  }

  /** Somebody with a browser of his own. */
  final Person person(Screen screen) {
    var person =
        new Person(browser(), screen, "http://localhost:" + server.port() + "/", people.size());
    people.add(person);
    return person;
  }

  /** The address of the server's database. */
  final String database() {
    return Settings.sqlite(directory);
  }

  private Browser browser() {
    return chromium.browser();
  }
}
