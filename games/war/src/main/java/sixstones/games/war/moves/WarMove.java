package sixstones.games.war.moves;

import java.util.List;
import java.util.Locale;
import sixstones.engine.Move;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.board.Board;
import sixstones.games.war.board.Direction;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;

/**
 * Everything a player can say. Numbers are those of {@link Piece}, {@link Token}, {@link Board}.
 */
public sealed interface WarMove extends Move {

  /** Main action A (W-TURN-03): {@code move thor 3,4}. */
  record Step(int piece, int place) implements WarMove {
    @Override
    public String notation() {
      return "move " + Piece.id(piece) + " " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("step", piece).with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece), Board.thing(place));
    }
  }

  /** Main action B (W-TURN-04), or one half of a Q-ship: {@code shift base clockwise}. */
  record ShiftBase(boolean clockwise) implements WarMove {
    @Override
    public String notation() {
      return "shift base " + WarMove.sense(clockwise);
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.shift-base." + WarMove.sense(clockwise));
    }

    @Override
    public List<String> targets() {
      return List.of("base:" + WarMove.sense(clockwise));
    }
  }

  /** Instead of a main action (W-DET-04). */
  record StandUp() implements WarMove {
    @Override
    public String notation() {
      return "stand up";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.stand-up");
    }
  }

  /** W-PICK-01: {@code pick up soul with gamora}. */
  record PickUp(int token, int piece) implements WarMove {
    @Override
    public String notation() {
      return "pick up " + Token.id(token) + " with " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("pick-up", piece).name("token", Token.toldKey(token));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece), "token:" + Token.id(token));
    }
  }

  /** W-DROP-01: {@code drop hulk with thor}. */
  record Drop(int token, int piece) implements WarMove {
    @Override
    public String notation() {
      return "drop " + Token.id(token) + " with " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("drop", piece).name("token", Token.toldKey(token));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece), "token:" + Token.id(token));
    }
  }

  /** W-ABIL-01: {@code ability thor}; what it aims at is the next choice. */
  record Ability(int piece) implements WarMove {
    @Override
    public String notation() {
      return "ability " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("ability", piece);
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece), "ability:" + Piece.id(piece));
    }
  }

  /** An active stone (W-STONE-02): {@code use time}; what it aims at is the next choice. */
  record UseStone(int stone) implements WarMove {
    @Override
    public String notation() {
      return "use " + Token.id(stone);
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.use-stone").name("token", Token.phraseKey(stone));
    }

    @Override
    public List<String> targets() {
      return List.of("token:" + Token.id(stone));
    }
  }

  /** W-ENERGY-01: {@code spend energy from base for bucky}. */
  record Spend(Source source, int piece) implements WarMove {

    /** Where the energy token is: W-ENERGY-02. */
    public enum Source {
      SLOT,
      PLACE,
      BASE;

      public String id() {
        return name().toLowerCase(Locale.ROOT);
      }
    }

    @Override
    public String notation() {
      return "spend energy from " + source.id() + " for " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("spend." + source.id(), piece);
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece), "token:energy");
    }
  }

  /** Goes on after a pause for free actions (W-ARR-09). */
  record Resume() implements WarMove {
    @Override
    public String notation() {
      return "resume";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.resume");
    }
  }

  /** W-TURN-09. */
  record EndTurn() implements WarMove {
    @Override
    public String notation() {
      return "end turn";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.end-turn");
    }
  }

  /** A place to be: along an arrow, by teleport, ship, short route or ability: {@code go 3,4}. */
  record Go(int place) implements WarMove {
    @Override
    public String notation() {
      return "go " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("go").with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** How an arrow tile just opened lies, named by where its first arrow points. */
  record Orient(int place, Direction direction) implements WarMove {
    @Override
    public String notation() {
      return "orient " + Board.name(place) + " " + direction.id();
    }

    @Override
    public Phrase label() {
      return WarMove.label("orient")
          .with("place", WarMove.at(place))
          .name("direction", "war.direction." + direction.id());
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place), "direction:" + direction.id());
    }
  }

  /** The direction of Thor's or Proxima Midnight's ray: {@code ray east}. */
  record Ray(Direction direction) implements WarMove {
    @Override
    public String notation() {
      return "ray " + direction.id();
    }

    @Override
    public Phrase label() {
      return WarMove.label("ray").name("direction", "war.direction." + direction.id());
    }

    @Override
    public List<String> targets() {
      return List.of("direction:" + direction.id());
    }
  }

  /** Guardians' ship: {@code open 3,4}. */
  record Open(int place) implements WarMove {
    @Override
    public String notation() {
      return "open " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("open").with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** Q-ship: {@code push thanos 4,4}. */
  record PushThanos(int place) implements WarMove {
    @Override
    public String notation() {
      return "push thanos " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("push-thanos").with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(Piece.THANOS), Board.thing(place));
    }
  }

  /** Okoye, Cull Obsidian: the first tile of a swap, {@code swap 3,4}. */
  record Swap(int place) implements WarMove {
    @Override
    public String notation() {
      return "swap " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("swap").with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** The second tile of a swap, {@code with 5,6}. */
  record With(int place) implements WarMove {
    @Override
    public String notation() {
      return "with " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("with").with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** Black Panther, Power Stone: {@code place base 7,8}. */
  record PlaceBase(int place) implements WarMove {
    @Override
    public String notation() {
      return "place base " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("place-base").with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place));
    }
  }

  /** With whom Rocket changes places: {@code partner thanos}. */
  record Partner(int piece) implements WarMove {
    @Override
    public String notation() {
      return "partner " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("partner", piece);
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece));
    }
  }

  /** Gamora, Time Stone: {@code take mind from 3,4}, of what lies there. */
  record TakeLying(int token, int place) implements WarMove {
    @Override
    public String notation() {
      return "take " + Token.id(token) + " from " + Board.name(place);
    }

    @Override
    public Phrase label() {
      return WarMove.label("take-lying")
          .name("token", Token.toldKey(token))
          .with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place), "token:" + Token.id(token));
    }
  }

  /** Gamora, Time Stone: {@code take mind from thor}, of what he carries. */
  record TakeCarried(int token, int piece) implements WarMove {
    @Override
    public String notation() {
      return "take " + Token.id(token) + " from " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("take-carried", piece).name("token", Token.toldKey(token));
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece), "token:" + Token.id(token));
    }
  }

  /** Reality Stone: {@code turn 3,4 clockwise}. */
  record Turn(int place, boolean clockwise) implements WarMove {
    @Override
    public String notation() {
      return "turn " + Board.name(place) + " " + WarMove.sense(clockwise);
    }

    @Override
    public Phrase label() {
      return WarMove.label("turn." + WarMove.sense(clockwise)).with("place", WarMove.at(place));
    }

    @Override
    public List<String> targets() {
      return List.of(Board.thing(place), "turn:" + WarMove.sense(clockwise));
    }
  }

  /** Leaving a battlefield (W-SCORE-06): {@code score hulk}. */
  record Score(int token) implements WarMove {
    @Override
    public String notation() {
      return "score " + Token.id(token);
    }

    @Override
    public Phrase label() {
      return WarMove.label("score").name("token", Token.toldKey(token));
    }

    @Override
    public List<String> targets() {
      return List.of("token:" + Token.id(token));
    }
  }

  /** Leaving a battlefield without taking the point: {@code keep hulk}. */
  record Keep(int token) implements WarMove {
    @Override
    public String notation() {
      return "keep " + Token.id(token);
    }

    @Override
    public Phrase label() {
      return WarMove.label("keep").name("token", Token.toldKey(token));
    }
  }

  /** The call to the own base (W-CELL-BASE-01): {@code call spider-man}. */
  record Call(int piece) implements WarMove {
    @Override
    public String notation() {
      return "call " + Piece.id(piece);
    }

    @Override
    public Phrase label() {
      return WarMove.label("call", piece);
    }

    @Override
    public List<String> targets() {
      return List.of(Piece.thing(piece));
    }
  }

  /** Space Stone (W-STONE-SPACE-01). */
  record IgnoreTrap() implements WarMove {
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
  record SufferTrap() implements WarMove {
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
  record Decline() implements WarMove {
    @Override
    public String notation() {
      return "decline";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.decline");
    }
  }

  private static String sense(boolean clockwise) {
    return clockwise ? "clockwise" : "counterclockwise";
  }

  private static Arg at(int place) {
    return new Arg.Text(Board.name(place));
  }

  private static Phrase label(String key) {
    return Phrase.of("war.move." + key);
  }

  private static Phrase label(String key, int piece) {
    return label(key).name("piece", Piece.phraseKey(piece));
  }
}
