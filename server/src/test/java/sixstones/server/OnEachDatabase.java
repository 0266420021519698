package sixstones.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;
import sixstones.testkit.Repeated;

/** Three people at a server; what they do there goes the same way on every kind of database. */
@ParameterizedClass
@EnumSource
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init") // It does not know JUnit's annotations here.
abstract class OnEachDatabase {

  @Parameter Databases.Kind kind;

  private final SecureRandom random = Repeated.of(getClass().getName());
  private String database;
  private Server server;
  Person ann;
  Person ben;
  Person cleo;

  @BeforeParameterizedClassInvocation(injectArguments = false)
  final void start(@TempDir Path directory) {
    database = kind.fresh(directory);
    server = opened();
  }

  private Server opened() {
    return Server.start(Settings.local(0, database), Shelf.installed(), random, random::nextLong);
  }

  @BeforeEach
  final void come() {
    ann = new Person(server.port());
    ben = new Person(server.port());
    cleo = new Person(server.port());
  }

  @AfterParameterizedClassInvocation
  final void stop() {
    server.close();
  }

  final int port() {
    return server.port();
  }

  final void restart() {
    server.close();
    server = opened();
    ann.at(server.port());
    ben.at(server.port());
    cleo.at(server.port());
  }
}
