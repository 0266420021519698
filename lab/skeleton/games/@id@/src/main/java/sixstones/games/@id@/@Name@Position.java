package sixstones.games.@id@;

import java.util.Collections;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Tree;
import sixstones.games.@id@.moves.@Name@Move;
import sixstones.games.@id@.text.PositionText;

/** A game of @Title@ in progress. */
public final class @Name@Position implements Position<@Name@Position, @Name@Move> {

  private final int seats;
  private final Chance chance;

  private int active;

  public @Name@Position(int seats, int active, Chance chance) {
    this.seats = seats;
    this.active = active;
    this.chance = chance;
  }

  @Override
  public int seats() {
    return seats;
  }

  public int active() {
    return active;
  }

  @Override
  public @Name@Position copy() {
    return new @Name@Position(seats, active, chance.copy());
  }

  /** The seat that must choose; {@code NOBODY} once the game is over. */
  @Override
  public int chooser() {
    return active;
  }

  @Override
  public void moves(MoveList<@Name@Move> into) {
    throw new UnsupportedOperationException(
        "@Name@Position.moves: nothing to do yet; start with rule @P@-TURN-01 of"
            + " docs/rules/@id@.md: what may the active seat do?");
  }

  @Override
  public void apply(@Name@Move move, Events out) {
    throw new UnsupportedOperationException(
        "@Name@Position.apply: nothing happens yet; when moves are offered, say here what "
            + move.notation()
            + " does, and tell it to out");
  }

  @Override
  public Outcome outcome() {
    return new Outcome(0, Phrase.of("@id@.over"), Collections.nCopies(seats, 0));
  }

  @Override
  public @Nullable Refusal refusal(@Name@Move move) {
    var legal = new MoveList<@Name@Move>();
    moves(legal);
    if (legal.contains(move)) return null;
    return Refusal.of("@P@-TURN-01", Phrase.of("@id@.refusal.notNow"));
  }

  @Override
  public Phrase prompt() {
    return Phrase.of("@id@.prompt.turn");
  }

  @Override
  public @Name@View view(Viewer viewer) {
    return new @Name@View(active);
  }

  /** As long as nothing is hidden, a copy is all that a viewer could mean. */
  @Override
  public @Name@Position redeal(Viewer viewer, Chance guess) {
    return copy();
  }

  @Override
  public long fingerprint() {
    return new Fingerprint().add(seats).add(active).value();
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
