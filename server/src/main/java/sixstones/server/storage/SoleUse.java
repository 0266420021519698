package sixstones.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * An SQLite file belongs to one process at a time: nobody tells a second one of moves. It holds a
 * file beside it as long as it lives; a process that is killed lets go of it. The database itself
 * is not locked, since SQLite has locks of its own there, which would go with ours.
 */
public final class SoleUse implements AutoCloseable {

  private final @Nullable FileChannel held;

  private SoleUse(@Nullable FileChannel held) {
    this.held = held;
  }

  /**
   * Takes what a JDBC address names; what is shared needs no taking.
   *
   * @throws IllegalArgumentException if another process has it, or nobody can
   */
  public static SoleUse of(String url) {
    if (!url.startsWith(SqliteDatabase.URL)) return new SoleUse(null);
    var database = Path.of(url.substring(SqliteDatabase.URL.length()));
    try {
      return new SoleUse(held(database));
    } catch (IOException e) {
      throw new IllegalArgumentException("Nothing can be written beside " + database + ".", e);
    }
  }

  private static FileChannel held(Path database) throws IOException {
    var channel =
        FileChannel.open(
            database.resolveSibling(database.getFileName() + ".lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    if (!isTaken(channel)) return channel;
    channel.close();
    throw new IllegalArgumentException(
        "Another Six Stones uses the tables in "
            + database
            + ": end it, or choose another place by --data.");
  }

  private static boolean isTaken(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() == null;
    } catch (OverlappingFileLockException e) {
      // Held by this very process.
      return true;
    }
  }

  @Override
  public void close() {
    try {
      if (held != null) held.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
