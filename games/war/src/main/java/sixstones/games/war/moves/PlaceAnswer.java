package sixstones.games.war.moves;

import java.util.List;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** Answers that name a place or a tile. */
public sealed interface PlaceAnswer extends WarMove {

  /** A place to be: along an arrow, by teleport, ship, short route or ability: {@code go 3,4}. */
  record Go(Place place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "go " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("go").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing());
    }
  }

  /** How an arrow tile just opened lies, named by where its first arrow points. */
  record Orient(Place place, Direction direction) implements PlaceAnswer {
    @Override
    public String notation() {
      return "orient " + place.name() + " " + direction.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("orient")
          .with("place", MoveWords.at(place))
          .name("direction", "war.direction." + direction.id());
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing(), "direction:" + direction.id());
    }
  }

  /** Guardians' ship: {@code open 3,4}. */
  record Open(Place place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "open " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("open").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing());
    }
  }

  /** Q-ship: {@code push thanos 4,4}. */
  record PushThanos(Place place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "push thanos " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("push-thanos").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.THANOS.thing(), place.thing());
    }
  }

  /** Okoye, Cull Obsidian: the first tile of a swap, {@code swap 3,4}. */
  record Swap(Place place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "swap " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("swap").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing());
    }
  }

  /** The second tile of a swap, {@code with 5,6}. */
  record With(Place place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "with " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("with").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing());
    }
  }

  /** Black Panther, Power Stone: {@code place base 7,8}. */
  record PlaceBase(Place place) implements PlaceAnswer {
    @Override
    public String notation() {
      return "place base " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("place-base").with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing());
    }
  }

  /** Reality Stone: {@code turn 3,4 clockwise}. */
  record Turn(Place place, boolean clockwise) implements PlaceAnswer {
    @Override
    public String notation() {
      return "turn " + place.name() + " " + MoveWords.sense(clockwise);
    }

    @Override
    public Phrase label() {
      return MoveWords.label("turn." + MoveWords.sense(clockwise))
          .with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing(), "turn:" + MoveWords.sense(clockwise));
    }
  }
}
