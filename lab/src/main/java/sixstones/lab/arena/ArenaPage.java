package sixstones.lab.arena;

import java.util.Locale;
import sixstones.lab.page.Chart;
import sixstones.lab.page.Page;

/** A contest's result as a page of its own, with charts, that loads nothing else. */
public final class ArenaPage {

  private ArenaPage() {}

  public static String of(Standings standings) {
    var page =
        new Page(
            "Arena: " + standings.game(),
            "%,d games on %,d deals, %d seats, seed %d. Every deal was played in all seatings."
                .formatted(
                    standings.games(), standings.deals(), standings.seats(), standings.seed()));
    ratings(page, standings);
    duels(page, standings);
    page.heading("Length of a game, in decisions");
    page.add(Chart.histogram(standings.lengths()));
    page.heading("How games ended");
    var endings = page.table("ending", "games");
    standings.endings().forEach((why, times) -> endings.row(why, times.toString()));
    endings.end();
    return page.done();
  }

  private static void ratings(Page page, Standings standings) {
    page.heading("Ratings");
    var chart = new Chart.Intervals();
    var table =
        page.table("bot", "Elo", "95 % between", "share won", "ms a choice", "tries a second");
    for (var bot : standings.bots()) {
      chart.add(bot.bot(), bot.elo(), bot.low(), bot.high());
      table.row(
          bot.bot(),
          "%.0f".formatted(bot.elo()),
          "%.0f and %.0f".formatted(bot.low(), bot.high()),
          percent(bot.share()),
          String.format(Locale.ROOT, "%.2f", bot.millisPerChoice()),
          String.format(Locale.ROOT, "%,.0f", bot.triesPerSecond()));
    }
    table.end();
    page.add(chart.done());
  }

  private static void duels(Page page, Standings standings) {
    page.heading("Duels");
    page.text(
        standings.together()
            ? "All seats win together: a duel compares two teams on the same deals; equals have 50 %."
            : "The first bot on one side, the second on all others; equals have %.0f %%."
                .formatted(100 * standings.par()));
    var table = page.table("first", "second", "share of the first", "really better", "by role");
    for (var duel : standings.duels()) {
      var roles = new StringBuilder();
      duel.roles()
          .forEach((role, share) -> roles.append("%s %s  ".formatted(role, percent(share))));
      table.row(
          duel.one(),
          duel.other(),
          percent(duel.share()),
          String.format(Locale.ROOT, "%.1f %%", 100 * duel.superiority()),
          roles.toString().strip());
    }
    table.end();
  }

  private static String percent(Sample share) {
    return String.format(
        Locale.ROOT, "%.1f ± %.1f %%", 100 * share.mean(), 100 * share.plusMinus());
  }
}
