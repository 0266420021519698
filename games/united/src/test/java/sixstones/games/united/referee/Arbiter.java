package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;

/**
 * Sits between the referee and the engine. The referee asks; the arbiter checks that the engine
 * asks the same of the same seat and that both see the same table, picks an answer by chance and
 * gives it to both. A question with a single answer is none for either of them.
 */
final class Arbiter {

  private final EngineSide<?, ?> engine;
  private final RandomPlayer player;
  private final List<String> log = new ArrayList<>();
  private @Nullable Supplier<Facts> referee;
  private List<Finding> findings = List.of();
  private final Map<String, Integer> knownFindings = new TreeMap<>();
  private final Set<String> met = new TreeSet<>();
  private int decisions;

  Arbiter(EngineSide<?, ?> engine, RandomPlayer player) {
    this.engine = engine;
    this.player = player;
  }

  void compareWith(Supplier<Facts> facts, List<Finding> findings) {
    referee = facts;
    this.findings = findings;
  }

  /** Known findings that were met, and how often. */
  Map<String, Integer> knownFindings() {
    return knownFindings;
  }

  /** Notes a card or an effect that the game has met, for the count of what was compared. */
  void met(String what) {
    met.add(what);
  }

  Set<String> met() {
    return met;
  }

  int decisions() {
    return decisions;
  }

  /** The engine's position text; to be read only for what chance has decided. */
  TreeReader text() {
    settle(Set.of());
    return engine.text();
  }

  /** What the engine offers now; to be read only for what chance has dealt. */
  Set<String> offered() {
    settle(Set.of());
    return engine.offers();
  }

  String ask(int seat, Collection<String> answers) {
    var expected = new TreeSet<>(answers);
    if (expected.isEmpty()) throw new IllegalStateException("a question without answers");
    if (expected.size() == 1) {
      skipKnown(seat, expected);
      return expected.first();
    }
    settle(expected);
    if (engine.isOver()) {
      throw differs("the engine's game is over, the referee asks seat " + seat + ": " + expected);
    }
    compareQuestions(seat, expected);
    compareTables();
    decisions++;
    var answer = player.pick(List.copyOf(expected), engine);
    log.add("seat " + seat + ": " + answer);
    engine.play(answer);
    return answer;
  }

  private void compareQuestions(int seat, Set<String> expected) {
    var offered = engine.offers();
    if (offered.size() != engine.list().size() && !known(Finding.Kind.OFFERS_TWICE, offered)) {
      throw differs("the engine offers something twice: " + engine.list());
    }
    var missing = without(expected, offered);
    var surplus = without(offered, expected);
    if (engine.chooser() == seat && missing.isEmpty()) {
      if (surplus.isEmpty() || knownSurplus(surplus)) return;
    }
    throw differs(
        ("the referee asks seat %d, the engine seat %d; "
                + "only the referee offers %s, only the engine %s; both offer %s")
            .formatted(seat, engine.chooser(), missing, surplus, without(expected, missing)));
  }

  /** Says whether the engine has ended, too; a known finding may have kept it going. */
  boolean ends(GameOver end) {
    settle(Set.of());
    try {
      compareEnd(end);
      return true;
    } catch (Differs differs) {
      if (known(Finding.Kind.ENDS_LATE, Set.of())) return false;
      throw differs;
    }
  }

  private void compareEnd(GameOver end) {
    if (!engine.isOver()) {
      throw differs("the referee ends the game: " + end.ending + "; the engine goes on");
    }
    var over = text().at("over").text();
    if (!over.equals(end.ending)) throw differs("referee " + end.ending + ", engine " + over);
    compareTables();
  }

  /** The seats that have won, as the engine says. */
  List<Integer> winners() {
    return engine.winners();
  }

  Differs differs(String what) {
    int from = Math.max(0, log.size() - 30);
    var moves = String.join(" | ", log.subList(from, log.size()));
    return new Differs(what + "\nlast moves: " + moves + "\n" + engine.report());
  }

  private void compareTables() {
    var difference =
        Facts.of(engine.text()).difference(Objects.requireNonNull(referee, "no referee").get());
    if (!difference.isEmpty()) throw differs("the tables differ: " + difference);
  }

  /** A single answer is none to the referee; a known finding may have made the engine ask. */
  private void skipKnown(int seat, Set<String> expected) {
    if (findings.isEmpty()) return;
    engine.settle();
    if (engine.chooser() != seat) return;
    var offered = engine.offers();
    if (offered.containsAll(expected) && knownSurplus(without(offered, expected))) {
      engine.play(expected.iterator().next());
    }
  }

  /** Lets the engine go on to the next question; what it is known to ask in vain is declined. */
  private void settle(Set<String> expected) {
    engine.settle();
    if (engine.isOver()) return;
    var offered = engine.offers();
    if (!offered.equals(expected) && known(Finding.Kind.ASKS_IN_VAIN, offered)) {
      engine.play("decline");
      settle(expected);
    }
  }

  private boolean known(Finding.Kind kind, Set<String> answers) {
    for (var finding : findings) {
      if (finding.kind() == kind && finding.when().test(answers)) {
        knownFindings.merge(finding.name(), 1, Integer::sum);
        return true;
      }
    }
    return false;
  }

  private boolean knownSurplus(Set<String> surplus) {
    return !surplus.isEmpty() && known(Finding.Kind.OFFERS_TOO_MUCH, surplus);
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    var rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }
}
