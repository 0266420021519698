package sixstones.server.log;

import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** A line for people. */
final class TextLine extends Formatter {

  @Override
  public String format(LogRecord record) {
    return "%s %s %s: %s%n"
        .formatted(
            record
                .getInstant()
                .truncatedTo(ChronoUnit.MILLIS)
                .atZone(ZoneId.systemDefault())
                .toOffsetDateTime(),
            LogWords.level(record),
            LogWords.speaker(record),
            LogWords.message(record, this));
  }
}
