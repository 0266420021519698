package sixstones.lab.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small charts as SVG. */
public final class Chart {

  private static final int WIDTH = 720;
  private static final int LABELS = 150;
  private static final int ROW = 28;
  private static final int BINS = 30;
  private static final int HEIGHT = 160;

  private Chart() {}

  /** Values with the interval in which each lies. */
  public static final class Intervals {

    private record Row(String label, double value, double low, double high) {}

    private final List<Row> rows = new ArrayList<>();

    public void add(String label, double value, double low, double high) {
      rows.add(new Row(label, value, low, high));
    }

    public String done() {
      double low = rows.stream().mapToDouble(Row::low).min().orElse(0);
      double high = rows.stream().mapToDouble(Row::high).max().orElse(1);
      double scale = (WIDTH - LABELS - 60) / Math.max(1e-9, high - low);
      var svg = new StringBuilder();
      for (int i = 0; i < rows.size(); i++) {
        var row = rows.get(i);
        double left = LABELS + (row.low - low) * scale;
        double right = LABELS + (row.high - low) * scale;
        double middle = LABELS + (row.value - low) * scale;
        int y = i * ROW;
        svg.append(text(LABELS - 8, y + 18, "end", row.label));
        svg.append(rectangle("band", left, y + 7, Math.max(2, right - left), 14));
        svg.append(
            "<line class=\"mark\" x1=\"%s\" x2=\"%s\" y1=\"%d\" y2=\"%d\"/>"
                .formatted(round(middle), round(middle), y + 4, y + 24));
        svg.append(text(right + 8, y + 18, "start", "%.0f".formatted(row.value)));
      }
      return svg(rows.size() * ROW + 4, svg);
    }
  }

  /** Labelled bars from 0 on. */
  public static String bars(List<String> labels, List<Double> values, String pattern) {
    double most = values.stream().mapToDouble(v -> v).max().orElse(1);
    var svg = new StringBuilder();
    for (int i = 0; i < labels.size(); i++) {
      double width = (WIDTH - LABELS - 80) * values.get(i) / Math.max(1e-9, most);
      svg.append(text(LABELS - 8, i * ROW + 18, "end", labels.get(i)));
      svg.append(rectangle("bar", LABELS, i * ROW + 6, Math.max(1, width), 16));
      var number = String.format(Locale.ROOT, pattern, values.get(i));
      svg.append(text(LABELS + width + 8, i * ROW + 18, "start", number));
    }
    return svg(labels.size() * ROW + 4, svg);
  }

  /** How often which number came. */
  public static String histogram(List<Integer> numbers) {
    if (numbers.isEmpty()) return "";
    int low = numbers.stream().mapToInt(n -> n).min().orElseThrow();
    int high = numbers.stream().mapToInt(n -> n).max().orElseThrow();
    int width = Math.max(1, (high - low) / BINS + 1);
    var bins = new int[(high - low) / width + 1];
    int most = 0;
    for (int number : numbers) most = Math.max(most, ++bins[(number - low) / width]);
    double step = (WIDTH - 20.0) / bins.length;
    var svg = new StringBuilder();
    for (int i = 0; i < bins.length; i++) {
      double height = (HEIGHT - 20.0) * bins[i] / most;
      svg.append(rectangle("bar", 10 + i * step, HEIGHT - height, Math.max(1, step - 2), height));
    }
    svg.append(text(10, HEIGHT + 16, "start", Integer.toString(low)));
    svg.append(text(WIDTH - 10, HEIGHT + 16, "end", Integer.toString(high)));
    return svg(HEIGHT + 24, svg);
  }

  /** One line of values between 0 and 1 over what is counted, or of what lies around 0. */
  public static final class Lines {

    private static final int LEFT = 44;
    private static final int BOTTOM = 220;

    private final double low;
    private final double high;
    private final int end;
    private final StringBuilder svg = new StringBuilder();
    private int drawn;

    public Lines(double low, double high, int end) {
      this.low = low;
      this.high = high;
      this.end = Math.max(1, end);
      for (double level : new double[] {low, (low + high) / 2, high}) {
        svg.append(
            "<line class=\"line\" x1=\"%d\" x2=\"%d\" y1=\"%s\" y2=\"%s\"/>"
                .formatted(LEFT, WIDTH - 10, round(y(level)), round(y(level))));
        svg.append(text(LEFT - 6, y(level) + 4, "end", "%.0f %%".formatted(100 * level)));
      }
    }

    private double y(double value) {
      return 10 + (high - value) / (high - low) * (BOTTOM - 20);
    }

    /** A line through its points: what was counted, and the value there. */
    public void add(String label, List<Integer> at, List<Double> values) {
      var points = new StringBuilder();
      for (int i = 0; i < at.size(); i++) {
        double x = LEFT + (WIDTH - LEFT - 10.0) * at.get(i) / end;
        points.append(round(x)).append(',').append(round(y(values.get(i)))).append(' ');
      }
      int hue = (262 + 97 * drawn) % 360;
      svg.append(
          "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"hsl(%d 60%% 55%%)\" points=\"%s\"/>"
              .formatted(hue, points));
      svg.append(
          "<circle cx=\"%s\" cy=\"%d\" r=\"6\" fill=\"hsl(%d 60%% 55%%)\"/>"
              .formatted(round(LEFT + 6 + 150.0 * drawn), BOTTOM + 14, hue));
      svg.append(text(LEFT + 150.0 * drawn + 18, BOTTOM + 18, "start", label));
      drawn++;
    }

    public String done() {
      return svg(BOTTOM + 30, svg);
    }
  }

  private static String svg(int height, CharSequence content) {
    return "<svg viewBox=\"0 0 %d %d\" role=\"img\">%s</svg>".formatted(WIDTH, height, content);
  }

  private static String rectangle(String kind, double x, double y, double width, double height) {
    return "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"3\"/>"
        .formatted(kind, round(x), round(y), round(width), round(height));
  }

  private static String text(double x, double y, String anchor, String text) {
    return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>"
        .formatted(round(x), round(y), anchor, Page.escaped(text));
  }

  private static String round(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
