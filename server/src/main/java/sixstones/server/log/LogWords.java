package sixstones.server.log;

import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** What every line tells, whatever its form. */
final class LogWords {

  private LogWords() {}

  static String level(LogRecord record) {
    int level = record.getLevel().intValue();
    if (level >= Level.SEVERE.intValue()) return "error";
    return level >= Level.WARNING.intValue() ? "warning" : "info";
  }

  /** The class that speaks, without its package. */
  static String speaker(LogRecord record) {
    var name = String.valueOf(record.getLoggerName());
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** In one line, and of an exception only its kind: a trace might tell what nobody should know. */
  static String message(LogRecord record, Formatter formatter) {
    var thrown = record.getThrown();
    var message = formatter.formatMessage(record).replaceAll("\\R", " ");
    return thrown == null ? message : message + " (" + thrown.getClass().getSimpleName() + ")";
  }
}
