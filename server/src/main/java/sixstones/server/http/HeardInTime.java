package sixstones.server.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Listens to somebody for so long and no longer: a body that comes a byte a second is never idle,
 * and would keep its connection for a day.
 */
final class HeardInTime extends FilterInputStream {

  /** For the largest body, 2 KiB a second. */
  static final Duration LONGEST = Duration.ofSeconds(30);

  private final LongSupplier nanos;
  private final long begun;

  HeardInTime(InputStream in, LongSupplier nanos) {
    super(in);
    this.nanos = nanos;
    begun = nanos.getAsLong();
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    mustBeInTime();
    return read;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = super.read(bytes, offset, length);
    mustBeInTime();
    return read;
  }

  private void mustBeInTime() throws IOException {
    if (nanos.getAsLong() - begun > LONGEST.toNanos()) throw new IOException("too slow");
  }
}
