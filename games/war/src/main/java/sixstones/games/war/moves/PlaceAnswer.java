package sixstones.games.war.moves;

import java.util.List;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;

/** Answers that name a place or a tile. */
public sealed interface PlaceAnswer extends WarMove {

  /** A place to be: along an arrow, by teleport, ship, short route or ability: {@code go 3,4}. */
  record Go(int place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "go " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("go").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** How an arrow tile just opened lies, named by where its first arrow points. */
  record Orient(int place, Direction direction) implements PlaceAnswer {
    @Override
    public String notation() {
      return "orient " + Board.name(place) + " " + direction.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("orient")
          .with("place", MoveWords.at(place))
          .name("direction", "war.direction." + direction.id());
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place), "direction:" + direction.id());
    }
  }

  /** Guardians' ship: {@code open 3,4}. */
  record Open(int place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "open " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("open").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** Q-ship: {@code push thanos 4,4}. */
  record PushThanos(int place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "push thanos " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("push-thanos").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.THANOS.thing(), Board.thing(place));
    }
  }

  /** Okoye, Cull Obsidian: the first tile of a swap, {@code swap 3,4}. */
  record Swap(int place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "swap " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("swap").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** The second tile of a swap, {@code with 5,6}. */
  record With(int place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "with " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("with").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** Black Panther, Power Stone: {@code place base 7,8}. */
  record PlaceBase(int place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "place base " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("place-base").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** Reality Stone: {@code turn 3,4 clockwise}. */
  record Turn(int place, boolean clockwise) implements PlaceAnswer {
    @Override
    public String notation() {
      return "turn " + Board.name(place) + " " + MoveWords.sense(clockwise);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("turn." + MoveWords.sense(clockwise))
          .with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place), "turn:" + MoveWords.sense(clockwise));
    }
  }
}
