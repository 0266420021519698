package sixstones.lab.command;

import sixstones.lab.simulate.Report;

/** The report of a simulation, for people. */
public final class ReportText {

  private ReportText() {}

  public static String of(Report report) {
    var text = new StringBuilder();
    text.append(
        "%,d games of %s, seed %d%n".formatted(report.games(), report.game(), report.seed()));
    for (var player : report.players()) {
      text.append(
          "  %-24s %6.2f %% won   mean score %.2f%n"
              .formatted(player.player(), 100 * player.winRate(), player.meanScore()));
    }
    text.append("  by seat                  ");
    for (double rate : report.winRateBySeat()) text.append("%.2f %%  ".formatted(100 * rate));
    text.append(
        "%n  length                   %.1f moves (%d to %d)%n"
            .formatted(report.meanMoves(), report.shortest(), report.longest()));
    report.endings().forEach((why, times) -> text.append("  %-34s %,d%n".formatted(why, times)));
    text.append(
        "  %.2f s, %,.0f games/s, %,.0f moves/s"
            .formatted(report.seconds(), report.gamesPerSecond(), report.movesPerSecond()));
    if (!report.tally().isEmpty()) text.append("%n  events per game:".formatted());
    report
        .tally()
        .forEach(
            (key, count) ->
                text.append("%n    %-60s %.3f".formatted(key, (double) count / report.games())));
    return text.toString();
  }
}
