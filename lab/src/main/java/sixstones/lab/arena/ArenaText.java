package sixstones.lab.arena;

/** A contest's result for the terminal. */
public final class ArenaText {

  private ArenaText() {}

  public static String of(Standings standings) {
    var text = new StringBuilder();
    text.append(
        "%,d games of %s, %,d deals, seed %d%n"
            .formatted(standings.games(), standings.game(), standings.deals(), standings.seed()));
    text.append(
        "  %-20s %6s  %-15s %7s %12s %12s%n"
            .formatted("", "Elo", "(95 %)", "won", "ms/choice", "tries/s"));
    for (var bot : standings.bots()) {
      text.append(
          "  %-20s %6.0f  %-15s %5.1f %% %12.2f %,12.0f%n"
              .formatted(
                  bot.bot(),
                  bot.elo(),
                  "(%.0f to %.0f)".formatted(bot.low(), bot.high()),
                  100 * bot.share().mean(),
                  bot.millisPerChoice(),
                  bot.triesPerSecond()));
    }
    for (var duel : standings.duels()) {
      text.append(
          "  %s v %s: %.1f ± %.1f %% (par %.0f), better with %.1f %%"
              .formatted(
                  duel.one(),
                  duel.other(),
                  100 * duel.share().mean(),
                  100 * duel.share().plusMinus(),
                  100 * standings.par(),
                  100 * duel.superiority()));
      duel.roles()
          .forEach((role, share) -> text.append("; %s %.1f".formatted(role, 100 * share.mean())));
      text.append(System.lineSeparator());
    }
    if (standings.verdict() != Sprt.Verdict.OPEN) {
      text.append(
          "  stopped early: the first is %s%n"
              .formatted(
                  standings.verdict() == Sprt.Verdict.BETTER ? "better" : "not better enough"));
    }
    standings.endings().forEach((why, times) -> text.append("  %-34s %,d%n".formatted(why, times)));
    double mean = standings.lengths().stream().mapToInt(n -> n).average().orElse(0);
    text.append("  %.1f decisions a game".formatted(mean));
    return text.toString();
  }
}
