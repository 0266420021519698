package sixstones.server;

import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Two server processes on one PostgreSQL, each on a line of its own. */
final class Processes implements AutoCloseable {

  static final int COUNT = 2;

  private final String database = Databases.postgres();
  private final Path log;
  private final Wire[] wires = new Wire[COUNT];
  private final AtomicReferenceArray<ServerProcess> processes = new AtomicReferenceArray<>(COUNT);

  Processes(Path log) {
    this.log = log;
    for (int i = 0; i < COUNT; i++) {
      wires[i] = Databases.wire();
      start(i);
    }
  }

  void start(int which) {
    processes.set(which, ServerProcess.start(Databases.over(wires[which], database), log));
  }

  /** The database itself, whatever becomes of the lines. */
  String database() {
    return database;
  }

  int port(int which) {
    return processes.get(which).port();
  }

  int port(Random random) {
    return port(random.nextInt(COUNT));
  }

  Wire wire(int which) {
    return wires[which];
  }

  void kill(int which) {
    processes.get(which).kill();
  }

  void killAndStart(int which) {
    kill(which);
    start(which);
  }

  @Override
  public void close() {
    for (int i = 0; i < COUNT; i++) {
      processes.get(i).close();
      wires[i].close();
    }
  }
}
