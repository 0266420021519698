package sixstones.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/** What a log's line tells, and what it keeps to itself. */
final class LogLinesTest {

  private static LogRecord record() {
    var record = new LogRecord(Level.SEVERE, "table {0}\nfailed: \"{1}\"");
    record.setParameters(new Object[] {"abc", "why"});
    record.setLoggerName("sixstones.server.bots.BotBench");
    record.setInstant(Instant.parse("2026-11-16T10:00:00.123Z"));
    record.setThrown(new IllegalStateException("seed 4711"));
    return record;
  }

  @Test
  void aMachineReadsOneObjectALine() {
    assertThat(new JsonLine().format(record()))
        .isEqualTo(
            """
            {"time":"2026-11-16T10:00:00.123Z","level":"error","from":"BotBench",\
            "message":"table abc failed: \\"why\\" (IllegalStateException)"}
            """);
  }

  @Test
  void aPersonReadsALineWithoutATrace() {
    assertThat(new TextLine().format(record()))
        .endsWith(" error BotBench: table abc failed: \"why\" (IllegalStateException)\n")
        .hasLineCount(1);
  }
}
