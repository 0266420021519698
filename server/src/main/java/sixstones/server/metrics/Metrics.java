package sixstones.server.metrics;

import io.prometheus.metrics.core.datapoints.Timer;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.CounterWithCallback;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.Unit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;

/** What operators watch, in Prometheus' text format. Safe for many threads. */
public final class Metrics {

  public static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

  /** In seconds: from what nobody feels to what nobody puts up with. */
  private static final double[] WAITS = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10
  };

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final Counter requests =
      counter("sixstones_requests_total", "Answered calls by class of status.", "status");
  private final Counter tables = counter("sixstones_tables_total", "Tables made.");
  private final Counter moves =
      counter("sixstones_moves_total", "Committed moves by who made them.", "by");
  private final Counter failures =
      counter("sixstones_failures_total", "Calls and bots that failed by our own fault.");
  private final Counter letters =
      counter("sixstones_letters_total", "Letters by what became of them.", "result");
  private final Histogram requestSeconds =
      histogram(
          "sixstones_request_seconds", "How long calls took to be answered.", "method", "route");
  private final Histogram moveSeconds =
      histogram(
          "sixstones_move_seconds",
          "How long moves took to be judged, played and committed.",
          "by");

  private final Histogram thoughtSeconds =
      histogram("sixstones_thought_seconds", "How long bots thought about a move.");

  public Metrics() {
    var runtime = Runtime.getRuntime();
    gauge(
        "sixstones_memory_used_bytes",
        "Heap in use.",
        () -> runtime.totalMemory() - runtime.freeMemory());
  }

  private Counter counter(String name, String help, String... labels) {
    return Counter.builder().name(name).help(help).labelNames(labels).register(registry);
  }

  private Histogram histogram(String name, String help, String... labels) {
    return Histogram.builder()
        .name(name)
        .help(help)
        .labelNames(labels)
        .classicOnly()
        .classicUpperBounds(WAITS)
        .register(registry);
  }

  public void gauge(String name, String help, LongSupplier value) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(gauge -> gauge.call((double) value.getAsLong()))
        .register(registry);
  }

  public void count(String name, String help, LongSupplier value) {
    CounterWithCallback.builder()
        .name(name)
        .help(help)
        .callback(counter -> counter.call((double) value.getAsLong()))
        .register(registry);
  }

  public void request(int status) {
    requests.labelValues(status / 100 + "xx").inc();
  }

  /**
   * Times a call until it is closed.
   *
   * @param route the path with names in the place of ids, so that there are few of them
   */
  public Timer timed(String method, String route) {
    return requestSeconds.labelValues(method, route).startTimer();
  }

  public void tableMade() {
    tables.inc();
  }

  /**
   * A move is in the log.
   *
   * @param nanos how long that took, without anybody's thinking
   */
  public void move(String by, long nanos) {
    moves.labelValues(by).inc();
    moveSeconds.labelValues(by).observe(Unit.nanosToSeconds(nanos));
  }

  /** A bot has decided. */
  public void thought(long nanos) {
    thoughtSeconds.observe(Unit.nanosToSeconds(nanos));
  }

  /**
   * A letter was handed to the mail server.
   *
   * @param result sent or failed
   */
  public void letter(String result) {
    letters.labelValues(result).inc();
  }

  public void failure() {
    failures.inc();
  }

  public String text() {
    var text = new ByteArrayOutputStream();
    try {
      PrometheusTextFormatWriter.create().write(text, registry.scrape());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString(StandardCharsets.UTF_8);
  }
}
