package sixstones.server.metrics;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/** Counters and gauges in Prometheus' text format. Safe for many threads. */
public final class Metrics {

  private record Family(String type, String help) {}

  private final Map<String, Family> families = new ConcurrentSkipListMap<>();
  private final Map<String, LongAdder> counters = new ConcurrentSkipListMap<>();
  private final Map<String, LongSupplier> gauges = new ConcurrentSkipListMap<>();

  public Metrics() {
    counter("sixstones_requests_total", "Answered calls by class of status.");
    counter("sixstones_tables_total", "Tables made.");
    counter("sixstones_moves_total", "Committed moves by who made them.");
    counter("sixstones_failures_total", "Calls and bots that failed by our own fault.");
    var runtime = Runtime.getRuntime();
    gauge(
        "sixstones_memory_used_bytes",
        "Heap in use.",
        () -> runtime.totalMemory() - runtime.freeMemory());
  }

  private void counter(String name, String help) {
    families.put(name, new Family("counter", help));
  }

  public void gauge(String name, String help, LongSupplier value) {
    families.put(name, new Family("gauge", help));
    gauges.put(name, value);
  }

  public void request(int status) {
    count("sixstones_requests_total{status=\"" + status / 100 + "xx\"}");
  }

  public void tableMade() {
    count("sixstones_tables_total");
  }

  public void move(String by) {
    count("sixstones_moves_total{by=\"" + by + "\"}");
  }

  public void failure() {
    count("sixstones_failures_total");
  }

  private void count(String series) {
    counters.computeIfAbsent(series, _ -> new LongAdder()).increment();
  }

  public String text() {
    var text = new StringBuilder();
    families.forEach(
        (name, family) -> {
          text.append("# HELP ").append(name).append(' ').append(family.help()).append('\n');
          text.append("# TYPE ").append(name).append(' ').append(family.type()).append('\n');
          counters.forEach(
              (series, value) -> {
                if (series.equals(name) || series.startsWith(name + "{")) {
                  text.append(series).append(' ').append(value.sum()).append('\n');
                }
              });
          var gauge = gauges.get(name);
          if (gauge != null) {
            text.append(name).append(' ').append(gauge.getAsLong()).append('\n');
          }
        });
    return text.toString();
  }
}
