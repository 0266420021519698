package sixstones.server.log;

import java.util.LinkedHashMap;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import sixstones.server.json.Json;

/**
 * A line for machines that collect logs: {@code time}, {@code level}, {@code from}, {@code
 * message}.
 */
final class JsonLine extends Formatter {

  @Override
  public String format(LogRecord record) {
    var line = new LinkedHashMap<String, String>();
    line.put("time", record.getInstant().toString());
    line.put("level", LogWords.level(record));
    line.put("from", LogWords.speaker(record));
    line.put("message", LogWords.message(record, this));
    return Json.write(line) + "\n";
  }
}
