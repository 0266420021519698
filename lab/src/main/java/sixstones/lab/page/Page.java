package sixstones.lab.page;

import java.util.List;

/** A page in the making; whatever is put in is text, never markup, unless it is a chart. */
public final class Page {

  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: light-dark(#1d2430, #e8e6df);
        --paper: light-dark(#fbfaf7, #14171f); --line: light-dark(#d9d5ca, #333a47);
        --accent: light-dark(#6b3fa0, #b58cf0); --soft: light-dark(#e7dff2, #322745); }
      body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
        max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.8rem; margin-bottom: 0; } h2 { margin-top: 2.2rem; font-size: 1.2rem; }
      table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
      th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
      th { font-weight: 600; font-size: .85rem; }
      svg { width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px system-ui; }
      .bar { fill: var(--accent); } .band { fill: var(--soft); }
      .line { stroke: var(--line); } .mark { stroke: var(--accent); stroke-width: 2; }
      """;

  private final StringBuilder html = new StringBuilder();

  public Page(String title, String introduction) {
    html.append(
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>%s</title>
        <style>
        %s</style>
        """
            .formatted(escaped(title), STYLE));
    add("<h1>%s</h1>".formatted(escaped(title)));
    text(introduction);
  }

  public void heading(String text) {
    add("<h2>%s</h2>".formatted(escaped(text)));
  }

  public void text(String text) {
    add("<p>%s</p>".formatted(escaped(text)));
  }

  /** A chart, made by {@link Chart}. */
  public void add(String markup) {
    html.append(markup).append('\n');
  }

  public Table table(String... columns) {
    add("<table>");
    var table = new Table();
    table.line("th", List.of(columns));
    return table;
  }

  public String done() {
    return html.append("</html>\n").toString();
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /** Rows that are added one by one. */
  public final class Table {

    private Table() {}

    public void row(String... cells) {
      line("td", List.of(cells));
    }

    private void line(String tag, List<String> cells) {
      html.append("<tr>");
      for (var cell : cells) html.append("<%s>%s</%s>".formatted(tag, escaped(cell), tag));
      html.append("</tr>\n");
    }

    public void end() {
      add("</table>");
    }
  }
}
