package sixstones.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Somebody who sends a byte now and then. */
final class HeardInTimeTest {

  private static final int SIZE = 1_000;

  private final AtomicLong now = new AtomicLong();

  /** Gives one byte for a read, each after so much time. */
  private InputStream trickle(long nanos) {
    return new InputStream() {

      private final InputStream bytes = new ByteArrayInputStream(new byte[SIZE]);

      @Override
      public int read() throws IOException {
        now.addAndGet(nanos);
        return bytes.read();
      }

      @Override
      public int read(byte[] into, int offset, int length) throws IOException {
        now.addAndGet(nanos);
        return bytes.read(into, offset, Math.min(length, 1));
      }
    };
  }

  @Test
  void whatComesInTimeIsHeard() throws IOException {
    long each = HeardInTime.LONGEST.toNanos() / (2 * SIZE);
    try (var in = new HeardInTime(trickle(each), now::get)) {
      assertThat(in.readNBytes(SIZE)).hasSize(SIZE);
    }
  }

  @Test
  void aBodyThatTricklesIsHeardForAWhileOnly() throws IOException {
    long each = HeardInTime.LONGEST.toNanos() / 10;
    try (var in = new HeardInTime(trickle(each), now::get)) {
      assertThatThrownBy(() -> in.readNBytes(SIZE)).isInstanceOf(IOException.class);
    }
    assertThat(now.get()).isLessThan(2 * HeardInTime.LONGEST.toNanos());
  }
}
