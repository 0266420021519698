package sixstones.server;

import java.text.MessageFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What servers of this process write into their log meanwhile. */
final class Overheard extends Handler implements AutoCloseable {

  private static final Logger OURS = Logger.getLogger("sixstones");

  private final List<String> lines = new CopyOnWriteArrayList<>();

  Overheard() {
    OURS.addHandler(this);
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void publish(LogRecord written) {
    var parameters = written.getParameters();
    var message = written.getMessage();
    lines.add(parameters == null ? message : MessageFormat.format(message, parameters));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    OURS.removeHandler(this);
  }
}
