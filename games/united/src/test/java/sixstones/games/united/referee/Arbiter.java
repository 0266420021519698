package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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
  private final Set<String> met = new TreeSet<>();
  private int decisions;

  Arbiter(EngineSide<?, ?> engine, RandomPlayer player) {
    this.engine = engine;
    this.player = player;
  }

  void compareWith(Supplier<Facts> facts) {
    referee = facts;
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
    engine.settle();
    return engine.text();
  }

  /** What the engine offers now; to be read only for what chance has dealt. */
  Set<String> offered() {
    engine.settle();
    return engine.offers();
  }

  String ask(int seat, Collection<String> answers) {
    var expected = new TreeSet<>(answers);
    if (expected.isEmpty()) throw new IllegalStateException("a question without answers");
    if (expected.size() == 1) return expected.first();
    engine.settle();
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
    if (offered.size() != engine.list().size()) {
      throw differs("the engine offers something twice: " + engine.list());
    }
    var missing = without(expected, offered);
    var surplus = without(offered, expected);
    if (engine.chooser() == seat && missing.isEmpty() && surplus.isEmpty()) return;
    throw differs(
        ("the referee asks seat %d, the engine seat %d; "
                + "only the referee offers %s, only the engine %s; both offer %s")
            .formatted(seat, engine.chooser(), missing, surplus, without(expected, missing)));
  }

  /** The engine must have ended, too, in the same way. */
  void ends(GameOver end) {
    engine.settle();
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

  private static Set<String> without(Set<String> all, Set<String> some) {
    var rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }
}
