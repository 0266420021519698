package sixstones.lab.simulate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sixstones.bots.Seen;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.RecordedChance;
import sixstones.engine.record.Replay;
import sixstones.lab.players.Forfeit;
import sixstones.lab.players.Player;

/** Plays game n of a simulation. */
final class OneGame<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final Simulation simulation;
  private final List<Player> players;
  private final long n;
  private final List<GameRecord.Line> lines = new ArrayList<>();
  private final Map<String, Integer> tally = new TreeMap<>();
  private int decisions;

  OneGame(Game<P, M> game, Simulation simulation, List<Player> players, long n) {
    this.game = game;
    this.simulation = simulation;
    this.players = players;
    this.n = n;
  }

  GameResult play() {
    // The bots' chance is another family than the deal's, so that no bot can foresee the deck.
    var thoughts = FastChance.of(~simulation.seed(), n);
    var deal = new Deal(players.size(), simulation.options(), FastChance.of(simulation.seed(), n));
    var position = game.deal(deal);
    var moves = new MoveList<M>();
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      if (moves.size() == 1 && !position.asksAnyway()) {
        apply(position, moves.get(0));
        continue;
      }
      int seat = position.chooser();
      M move;
      try {
        move = player(seat).choose(Seen.by(game, position), thoughts);
      } catch (Forfeit e) {
        return forfeited(seat, e);
      }
      lines.add(new GameRecord.Line(seat, move.notation()));
      decisions++;
      apply(position, move);
    }
    write(position.outcome());
    return result(position.outcome(), List.of());
  }

  private Player player(int seat) {
    return players.get(simulation.playerOn(seat, n));
  }

  private void apply(P position, M move) {
    if (!simulation.tally()) {
      position.apply(move, Events.OFF);
      return;
    }
    var events = new Events.Kept();
    position.apply(move, events);
    for (var event : events.list()) {
      if (event.audience().spectators()) tally.merge(counted(event.phrase()), 1, Integer::sum);
    }
  }

  /** An event by its key and the names in it, so that every card and tile is counted apart. */
  private static String counted(Phrase phrase) {
    var text = new StringBuilder(phrase.key());
    for (var gap : phrase.gaps()) {
      if (gap.arg() instanceof Arg.Name name) text.append(' ').append(name.key());
    }
    return text.toString();
  }

  private GameResult forfeited(int seat, Forfeit forfeit) {
    int others = (1 << players.size()) - 1 & ~(1 << seat);
    var scores = new ArrayList<Integer>();
    for (int s = 0; s < players.size(); s++) scores.add(0);
    var outcome = new Outcome(others, Phrase.of("forfeit"), scores);
    return result(outcome, List.of("game " + n + ": " + forfeit.getMessage()));
  }

  private GameResult result(Outcome outcome, List<String> forfeits) {
    var shares = new ArrayList<Double>();
    var scores = new ArrayList<Integer>();
    for (int player = 0; player < players.size(); player++) {
      int seat = seatOf(player);
      shares.add(outcome.share(seat, game.info().teams()));
      scores.add(outcome.scores().get(seat));
    }
    var why = outcome.why().key();
    return new GameResult(shares, scores, outcome.winners(), decisions, why, forfeits, tally);
  }

  private int seatOf(int player) {
    int seat = 0;
    while (simulation.playerOn(seat, n) != player) seat++;
    return seat;
  }

  private void write(Outcome outcome) {
    if (simulation.records().isEmpty()) return;
    var names = new ArrayList<String>();
    for (int seat = 0; seat < players.size(); seat++) names.add(player(seat).name());
    var record =
        new GameRecord(
            game.info().id(),
            game.info().rulesVersion(),
            simulation.options(),
            names,
            new RecordedChance.Fast(simulation.seed(), n),
            lines,
            Replay.result(outcome));
    try {
      var file = simulation.records().get().resolve("%s-%06d.txt".formatted(game.info().id(), n));
      Files.writeString(file, RecordText.write(record));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
