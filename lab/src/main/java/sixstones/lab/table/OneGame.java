package sixstones.lab.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sixstones.bots.Seen;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.RecordedChance;
import sixstones.engine.record.Replay;
import sixstones.lab.players.Beginning;
import sixstones.lab.players.Forfeit;
import sixstones.lab.players.Over;
import sixstones.lab.players.Player;

/** Plays one game. */
public final class OneGame<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final Sitting sitting;
  private final Optional<? extends Witness> witness;
  private final List<GameRecord.Line> lines = new ArrayList<>();
  private int decisions;

  public OneGame(Game<P, M> game, Sitting sitting) {
    this(game, sitting, Optional.empty());
  }

  public OneGame(Game<P, M> game, Sitting sitting, Witness witness) {
    this(game, sitting, Optional.of(witness));
  }

  public OneGame(Game<P, M> game, Sitting sitting, Optional<? extends Witness> witness) {
    this.game = game;
    this.sitting = sitting;
    this.witness = witness;
  }

  public GameResult play() {
    for (int seat = 0; seat < seats(); seat++) {
      player(seat).begin(new Beginning(game.info(), sitting.options(), seat, seats()));
    }
    var result = played();
    for (int seat = 0; seat < seats(); seat++) {
      player(seat).end(new Over(seat, result.shares(), result.scores(), result.why()));
    }
    return result;
  }

  private GameResult played() {
    // The bots' chance is another family than the deal's, so that no bot can foresee the deck.
    var thoughts = FastChance.of(~sitting.seed(), sitting.thoughts());
    var position = game.deal(new Deal(seats(), sitting.options(), dealt().fresh()));
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
    var end = position;
    witness.ifPresent(one -> one.ended(end));
    write(position.outcome());
    return result(position.outcome(), "");
  }

  private Player player(int seat) {
    return sitting.players().get(seat);
  }

  private int seats() {
    return sitting.players().size();
  }

  private RecordedChance dealt() {
    return new RecordedChance.Fast(sitting.seed(), sitting.deal());
  }

  private void apply(P position, M move) {
    if (witness.isEmpty()) {
      position.apply(move, Events.OFF);
      return;
    }
    int mover = position.chooser();
    var events = new Events.Kept();
    position.apply(move, events);
    for (var event : events.list()) witness.get().happened(event, mover);
  }

  private GameResult forfeited(int seat, Forfeit forfeit) {
    int others = (1 << seats()) - 1 & ~(1 << seat);
    var outcome = new Outcome(others, Phrase.of("forfeit"), Collections.nCopies(seats(), 0));
    return result(outcome, String.valueOf(forfeit.getMessage()));
  }

  private GameResult result(Outcome outcome, String forfeit) {
    var shares = new ArrayList<Double>();
    for (int seat = 0; seat < seats(); seat++) {
      shares.add(outcome.share(seat, game.info().teams()));
    }
    return new GameResult(
        shares, outcome.scores(), outcome.winners(), decisions, outcome.why().key(), forfeit);
  }

  private void write(Outcome outcome) {
    if (sitting.record().isEmpty()) return;
    var record =
        new GameRecord(
            game.info().id(),
            game.info().rulesVersion(),
            sitting.options(),
            sitting.players().stream().map(Player::name).toList(),
            dealt(),
            lines,
            Replay.result(outcome));
    try {
      Files.writeString(sitting.record().get(), RecordText.write(record));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
