package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Game;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.text.TreeReader;

/**
 * Sits between the referee and the engine. The referee asks; the arbiter checks that the engine
 * asks the same of the same seat and that both see the same table, picks an answer by chance and
 * gives it to both. A question with a single answer is none for either of them.
 */
final class Arbiter {

  private final Engine<?, ?> engine;
  private final Chance chance;

  /** How well this game is played, 0 to 10. */
  private final int skill;

  private final List<String> log = new ArrayList<>();
  private @Nullable Supplier<Facts> referee;
  private List<Finding> findings = List.of();
  private final Map<String, Integer> knownFindings = new TreeMap<>();
  private final Set<String> met = new TreeSet<>();
  private int decisions;

  private Arbiter(Engine<?, ?> engine, Chance chance) {
    this.engine = engine;
    this.chance = chance;
    this.skill = chance.below(11);
  }

  static <P extends Position<P, M>, M extends Move> Arbiter of(
      Game<P, M> game, P position, Chance chance) {
    return new Arbiter(new Engine<>(game.judgement(), position), chance);
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
    return TreeReader.of(engine.position.text());
  }

  /** What the engine offers now; to be read only for what chance has dealt. */
  Collection<String> offered() {
    settle(Set.of());
    return engine.notations();
  }

  String ask(int seat, Collection<String> answers) {
    var expected = new TreeSet<>(answers);
    if (expected.isEmpty()) throw new IllegalStateException("a question without answers");
    if (expected.size() == 1) {
      skipKnown(seat, expected);
      return expected.first();
    }
    settle(expected);
    if (engine.position.isOver()) {
      throw differs("the engine's game is over, the referee asks seat " + seat + ": " + expected);
    }
    Set<String> offered = new TreeSet<>(engine.notations());
    int chooser = engine.position.chooser();
    if (offered.size() != engine.notations().size() && !known(Finding.Kind.OFFERS_TWICE, offered)) {
      throw differs("the engine offers something twice: " + engine.notations());
    }
    var surplus = without(offered, expected);
    if (chooser == seat && offered.containsAll(expected) && knownSurplus(surplus))
      offered = expected;
    if (chooser != seat || !offered.equals(expected)) {
      var missing = without(expected, offered);
      throw differs(
          "the referee asks seat %d, the engine seat %d; only the referee offers %s, only the engine %s; both %s"
              .formatted(seat, chooser, missing, surplus, common(expected, offered)));
    }
    compareTables();
    decisions++;
    var answer = pick(List.copyOf(expected));
    log.add("seat " + seat + ": " + answer);
    engine.play(answer);
    return answer;
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
    if (!engine.position.isOver()) {
      throw differs("the referee ends the game: " + end.ending + "; the engine goes on");
    }
    var over = text().at("over").text();
    if (!over.equals(end.ending)) throw differs("referee " + end.ending + ", engine " + over);
    compareTables();
  }

  /** The seats that have won, as the engine says. */
  List<Integer> winners() {
    return engine.position.outcome().winningSeats().stream().map(seat -> seat.index()).toList();
  }

  Differs differs(String what) {
    int from = Math.max(0, log.size() - 30);
    return new Differs(
        what
            + "\nlast moves: "
            + String.join(" | ", log.subList(from, log.size()))
            + "\nthe engine told: "
            + engine.told.list().stream().map(event -> event.phrase().toString()).toList()
            + "\n"
            + Yaml.write(engine.position.text()));
  }

  private void compareTables() {
    var difference =
        Facts.of(TreeReader.of(engine.position.text()))
            .difference(Objects.requireNonNull(referee, "no referee").get());
    if (!difference.isEmpty()) throw differs("the tables differ: " + difference);
  }

  /** A single answer is none to the referee; a known finding may have made the engine ask. */
  private void skipKnown(int seat, Set<String> expected) {
    if (findings.isEmpty()) return;
    engine.settle();
    if (engine.position.chooser() != seat) return;
    var offered = new TreeSet<>(engine.notations());
    if (offered.containsAll(expected) && knownSurplus(without(offered, expected))) {
      engine.play(expected.iterator().next());
    }
  }

  /** Lets the engine go on to the next question; what it is known to ask in vain is declined. */
  private void settle(Set<String> expected) {
    engine.settle();
    if (engine.position.isOver()) return;
    var offered = new TreeSet<>(engine.notations());
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

  /** Mostly by chance, sometimes well, so that games get somewhere and are won, too. */
  private String pick(List<String> answers) {
    return switch (chance.below(4)) {
      case 0 -> answers.get(chance.below(answers.size()));
      case 1 -> engine.best(answers);
      default -> busy(answers);
    };
  }

  /** Does something if there is anything to do. */
  private String busy(List<String> answers) {
    if (chance.below(10) < skill) return engine.best(answers);
    var doing = answers.stream().filter(a -> !a.equals("end") && !a.equals("decline")).toList();
    var among = doing.isEmpty() ? answers : doing;
    return among.get(chance.below(among.size()));
  }

  private static Set<String> common(Set<String> one, Set<String> other) {
    var both = new TreeSet<>(one);
    both.retainAll(other);
    return both;
  }

  /** The engine's side, whatever its types are called. */
  private static final class Engine<P extends Position<P, M>, M extends Move> {

    private final Judgement<P, M> judgement;
    private final P position;
    private final MoveList<M> moves = new MoveList<>();
    private final Events.Kept told = new Events.Kept();

    Engine(Judgement<P, M> judgement, P position) {
      this.judgement = judgement;
      this.position = position;
    }

    /** What a good player would do, among the answers that both know. */
    String best(List<String> answers) {
      return moves().stream()
          .filter(move -> answers.contains(move.notation()))
          .max(Comparator.comparingDouble(move -> judgement.merit(position, move)))
          .orElseThrow()
          .notation();
    }

    List<M> moves() {
      moves.clear();
      position.moves(moves);
      return moves.toList();
    }

    List<String> notations() {
      return moves().stream().map(Move::notation).toList();
    }

    /** Gives answers that are the only ones. */
    void settle() {
      while (!position.isOver()) {
        if (new TreeSet<>(notations()).size() != 1) return;
        position.apply(moves().getFirst(), told);
      }
    }

    void play(String notation) {
      for (var move : moves()) {
        if (move.notation().equals(notation)) {
          told.list().clear();
          position.apply(move, told);
          return;
        }
      }
      throw new IllegalStateException(notation);
    }
  }
}
