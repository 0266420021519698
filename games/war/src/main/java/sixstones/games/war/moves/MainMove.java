package sixstones.games.war.moves;

import java.util.List;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** What a turn is made of: its one main action (W-TURN-02 to 04) and its end. */
public sealed interface MainMove extends WarMove {

  /** Main action A (W-TURN-03): {@code move thor 3,4}. */
  record Step(Piece piece, Place place) implements MainMove {
    @Override
    public String notation() {
      return "move " + piece.id() + " " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("step", piece).with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing(), place.thing());
    }
  }

  /** Main action B (W-TURN-04), or one half of a Q-ship: {@code shift base clockwise}. */
  record ShiftBase(boolean clockwise) implements MainMove {
    @Override
    public String notation() {
      return "shift base " + MoveWords.sense(clockwise);
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.shift-base." + MoveWords.sense(clockwise));
    }

    @Override
    public List<String> targets() {
      return List.of("base:" + MoveWords.sense(clockwise));
    }
  }

  /** Instead of a main action (W-DET-04). */
  record StandUp() implements MainMove {
    @Override
    public String notation() {
      return "stand up";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.stand-up");
    }
  }

  /** W-TURN-09. */
  record EndTurn() implements MainMove {
    @Override
    public String notation() {
      return "end turn";
    }

    @Override
    public boolean endsTurn() {
      return true;
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.end-turn");
    }
  }
}
