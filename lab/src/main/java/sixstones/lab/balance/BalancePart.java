package sixstones.lab.balance;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import sixstones.engine.GameInfo;
import sixstones.lab.simulate.Following;
import sixstones.lab.simulate.Simulation;

/**
 * What some games of a report have shown, with what must be known to put such parts together.
 *
 * @param from the number of the first game
 * @param to the number after the last one
 */
public record BalancePart(Head head, long from, long to, Figures figures) {

  /** What must be equal for parts to be of one report. */
  public record Head(
      String game,
      int rulesVersion,
      int seats,
      String bot,
      Map<String, String> options,
      long seed) {}

  /** A part, of equal bots on all seats. */
  public static BalancePart of(GameInfo info, Simulation plan, Balance balance) {
    var head =
        new Head(
            info.id(),
            info.rulesVersion(),
            plan.players().size(),
            plan.players().getFirst(),
            plan.options().sorted(),
            plan.seed());
    return new BalancePart(head, plan.from(), plan.to(), balance.figures());
  }

  /**
   * The part that several make which follow each other.
   *
   * @throws IllegalArgumentException if they don't belong together
   */
  public static BalancePart merged(List<BalancePart> parts) {
    var sorted = parts.stream().sorted(Comparator.comparingLong(BalancePart::from)).toList();
    var first = sorted.getFirst();
    var balance = new Balance();
    long next = first.from;
    for (var part : sorted) {
      part.mustFollow(first, next);
      balance.add(part.balance());
      next = part.to;
    }
    return new BalancePart(first.head, first.from, next, balance.figures());
  }

  public Balance balance() {
    return Balance.of(figures);
  }

  /** What was played, in a sentence. */
  public String played() {
    var options = new StringBuilder();
    head.options.forEach((id, value) -> options.append(", %s %s".formatted(id, value)));
    return "%,d games of %s with %d seats, %s on all of them, seed %d%s."
        .formatted(to - from, head.game, head.seats, head.bot, head.seed, options);
  }

  /** The whole page. */
  public String page() {
    return BalancePage.of(head.game, played(), balance());
  }

  private void mustFollow(BalancePart first, long next) {
    if (!head.equals(first.head)) {
      throw new IllegalArgumentException(
          "The parts are of different reports: %s, %s.".formatted(first.head, head));
    }
    Following.check(from, next);
  }
}
