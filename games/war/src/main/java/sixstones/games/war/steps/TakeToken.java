package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.heroes.Taking;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;

/** Gamora or the Time Stone: which token is taken. */
public record TakeToken(int piece, boolean byTime) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    Taking.moves(position, piece, byTime, into);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof WarMove.TakeLying take) {
      Taking.takeLying(position, piece, byTime, take.token(), take.place(), out);
    } else if (move instanceof WarMove.TakeCarried take) {
      Taking.takeCarried(position, piece, byTime, take.token(), take.piece(), out);
    }
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    return switch (move) {
      case WarMove.TakeLying take ->
          Taking.whyNotLying(position, piece, byTime, take.token(), take.place());
      case WarMove.TakeCarried take ->
          Taking.whyNotCarried(position, piece, byTime, take.token(), take.piece());
      default -> NoAnswer.to(this, move);
    };
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of(byTime ? "war.prompt.time" : "war.prompt.gamora")
        .name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return byTime ? "W-STONE-TIME-01" : "W-HERO-GAMORA-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("TakeToken").add(piece).add(byTime);
  }
}
