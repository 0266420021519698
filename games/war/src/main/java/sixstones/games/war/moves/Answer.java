package sixstones.games.war.moves;

import java.util.List;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;

/** Answers that name a direction, somebody or something, or say yes or no. */
public sealed interface Answer extends WarMove {

  /** The direction of Thor's or Proxima Midnight's ray: {@code ray east}. */
  record Ray(Direction direction) implements Answer {
    @Override
    public String notation() {
      return "ray " + direction.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("ray").name("direction", "war.direction." + direction.id());
    }

    @Override
    public List<String> targets() {
      return List.of("direction:" + direction.id());
    }
  }

  /** With whom Rocket changes places: {@code partner thanos}. */
  record Partner(Piece piece) implements Answer {
    @Override
    public String notation() {
      return "partner " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("partner", piece);
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing());
    }
  }

  /** Gamora, Time Stone: {@code take mind from 3,4}, of what lies there. */
  record TakeLying(Token token, Place place) implements Answer {
    @Override
    public String notation() {
      return "take " + token.id() + " from " + place.name();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("take-lying")
          .name("token", token.toldKey())
          .with("place", MoveWords.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(place.thing(), token.thing());
    }
  }

  /** Gamora, Time Stone: {@code take mind from thor}, of what he carries. */
  record TakeCarried(Token token, Piece piece) implements Answer {
    @Override
    public String notation() {
      return "take " + token.id() + " from " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("take-carried", piece).name("token", token.toldKey());
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing(), token.thing());
    }
  }

  /** Leaving a battlefield (W-SCORE-06): {@code score hulk}. */
  record Score(Token token) implements Answer {
    @Override
    public String notation() {
      return "score " + token.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("score").name("token", token.toldKey());
    }

    @Override
    public List<String> targets() {
      return List.of(token.thing());
    }
  }

  /** Leaving a battlefield without taking the point: {@code keep hulk}. */
  record Keep(Token token) implements Answer {
    @Override
    public String notation() {
      return "keep " + token.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("keep").name("token", token.toldKey());
    }
  }

  /** The call to the own base (W-CELL-BASE-01): {@code call spider-man}. */
  record Call(Piece piece) implements Answer {
    @Override
    public String notation() {
      return "call " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("call", piece);
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing());
    }
  }

  /** Space Stone (W-STONE-SPACE-01). */
  record IgnoreTrap() implements Answer {
    @Override
    public String notation() {
      return "ignore trap";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.ignore-trap");
    }
  }

  /** The Space Stone is not used. */
  record SufferTrap() implements Answer {
    @Override
    public String notation() {
      return "suffer trap";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.suffer-trap");
    }
  }

  /** No, thank you: where a rule says "may". */
  record Decline() implements Answer {
    @Override
    public String notation() {
      return "decline";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.decline");
    }
  }
}
