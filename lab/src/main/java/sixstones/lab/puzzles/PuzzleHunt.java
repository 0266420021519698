package sixstones.lab.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import sixstones.archive.puzzle.Goal;
import sixstones.archive.puzzle.Motif;
import sixstones.archive.puzzle.Puzzle;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** Lets bots play, and keeps the choices that make puzzles. */
final class PuzzleHunt<P extends Position<P, M>, M extends Move> {

  /** One in so many moves is any move: slips make puzzles. */
  private static final int ODD = 12;

  private static final int MANY = 10;
  private static final int LONG = 3;

  private final Game<P, M> game;
  private final Puzzles.Plan plan;
  private final Assay<P, M> assay;
  private final List<Find> finds = new ArrayList<>();

  PuzzleHunt(Game<P, M> game, List<Motif> motifs, Puzzles.Plan plan) {
    this.game = game;
    this.plan = plan;
    this.assay = new Assay<>(game, motifs);
  }

  /** What was found, by motif and difficulty; the same for the same plan. */
  List<Find> run(LongConsumer progress) {
    var games = Pile.of(plan.games(), progress);
    Workers.run(plan.threads(), Executors.callable(() -> games.each(n -> keep(play(n)))));
    return chosen();
  }

  private void keep(List<Find> met) {
    synchronized (finds) {
      finds.addAll(met);
    }
  }

  /** Of each motif as many as wanted: of every game one, and of every difficulty some. */
  private List<Find> chosen() {
    finds.sort(Comparator.comparingLong(Find::game).thenComparing(Find::id));
    var kept = new ArrayList<Find>();
    for (var motif : finds.stream().map(Find::motif).distinct().toList()) {
      var games = new HashSet<Long>();
      var ofMotif =
          finds.stream()
              .filter(find -> find.motif().equals(motif) && games.add(find.game()))
              .toList();
      kept.addAll(spread(ofMotif));
    }
    kept.sort(
        Comparator.comparing((Find find) -> find.motif().id())
            .thenComparingInt(Find::difficulty)
            .thenComparingInt(Find::moves)
            .thenComparing(Find::id));
    return kept;
  }

  /** By turns one of each difficulty, as long as there are any. */
  private List<Find> spread(List<Find> all) {
    var left = new ArrayList<>(all);
    var kept = new ArrayList<Find>();
    for (int wanted = 0; kept.size() < plan.most() && !left.isEmpty(); wanted++) {
      int difficulty = 1 + wanted % 3;
      left.stream()
          .filter(find -> find.difficulty() == difficulty)
          .findFirst()
          .ifPresent(
              find -> {
                left.remove(find);
                kept.add(find);
              });
    }
    return kept;
  }

  private List<Find> play(long number) {
    var chance = FastChance.of(~plan.seed(), number);
    var position =
        game.deal(new Deal(plan.seats(), plan.options(), FastChance.of(plan.seed(), number)));
    var moves = new MoveList<M>();
    var met = new ArrayList<Find>();
    int last = Position.NOBODY;
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() == 1) {
        position.apply(moves.get(0), Events.OFF);
        continue;
      }
      int seat = position.chooser();
      boolean open = position.chooserFor(Spectator.SPECTATOR) == seat;
      if (open) look(position, number, seat != last, met);
      last = seat;
      position.apply(
          chance.below(ODD) == 0
              ? moves.get(chance.below(moves.size()))
              : plan.bot().choose(Seen.by(game, position), chance, Stop.NEVER),
          Events.OFF);
    }
    return met;
  }

  private void look(P played, long number, boolean begins, List<Find> met) {
    var found = assay.of(played, begins);
    if (found.isEmpty()) return;
    var answer = found.get();
    var goal = answer.motif().goal();
    var start = reread(played);
    int seat = start.chooser();
    Predicate<P> reached = now -> goal.isReached(game, start, now, Seat.of(seat));
    var line = new Line<>(game, start, reached, goal.answers());
    var moves = line.from(answer.best().getFirst());
    met.add(
        new Find(
            number,
            start.fingerprint(),
            answer.motif(),
            difficulty(answer, moves),
            played.choice().moves().size(),
            start.text(),
            answer.best().stream().map(Move::notation).toList(),
            answer.leads(),
            moves,
            line.winners()));
  }

  /** Harder than at sight where there is much to choose from, or a long way to go. */
  private static <M extends Move> int difficulty(Assay.Answer<M> answer, List<String> line) {
    boolean more =
        switch (answer.motif().goal()) {
          case Goal.Best _ -> answer.leads().size() >= MANY;
          case Goal.Win _, Goal.Gain _ -> line.size() >= LONG;
        };
    return Math.min(Puzzle.HARDEST, answer.difficulty() + (more ? 1 : 0));
  }

  /** As it will stand on a table. */
  private P reread(P position) {
    return game.readPosition(position.text(), new FairChance(PuzzleText.SEED));
  }
}
