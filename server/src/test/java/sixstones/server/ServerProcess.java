package sixstones.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;

/** A server in a process of its own, to be killed without mercy. */
final class ServerProcess implements AutoCloseable {

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ServerProcess start(String database, Path log) {
    try {
      var process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  ServerProcess.class.getName(),
                  database)
              .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .start();
      var line =
          new BufferedReader(
                  new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
              .readLine();
      if (line == null) throw new AssertionError("the server did not start");
      return new ServerProcess(process, Integer.parseInt(line));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return port;
  }

  /** As kill -9 does. */
  void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    kill();
  }

  @SuppressWarnings("SystemOut")
  public static void main(String... args) {
    var server = Server.start(Settings.local(0, args[0]), Shelf.installed());
    System.out.println(server.port());
  }
}
