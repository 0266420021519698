package sixstones.games.war.turn;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;

/** The turn itself, always the lowest step: one main action and any number of free ones. */
public record TakeTurn() implements Asking {

  public static final TakeTurn STEP = new TakeTurn();

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    MainAction.moves(position, into);
    FreeActions.moves(position, into);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    if (move instanceof MainMove main) {
      MainAction.take(position, main, out);
    } else {
      FreeActions.take(position, (FreeMove) move, out);
    }
  }

  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    return FreeActions.meant(position, move);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    return WhyNotInTurn.reason(position, move, false);
  }

  @Override
  public Phrase prompt(WarPosition position) {
    var key = position.clock().mainDone ? "war.prompt.afterMain" : "war.prompt.main";
    return Phrase.of(key).name("team", position.team().phraseKey());
  }

  @Override
  public String rule() {
    return "W-TURN-02";
  }

  @Override
  public String text(WarPosition position) {
    return "turn";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("TakeTurn");
  }
}
