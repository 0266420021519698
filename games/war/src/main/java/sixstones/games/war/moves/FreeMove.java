package sixstones.games.war.moves;

import java.util.List;
import java.util.Locale;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;

/** What may be done at any time of the own turn (W-TURN-05, W-TURN-06). */
public sealed interface FreeMove extends WarMove {

  /** W-PICK-01: {@code pick up soul with gamora}. */
  record PickUp(Token token, Piece piece) implements FreeMove {
    @Override
    public String notation() {
      return "pick up " + token.id() + " with " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("pick-up", piece).name("token", token.toldKey());
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing(), token.thing());
    }
  }

  /** W-DROP-01: {@code drop hulk with thor}. */
  record Drop(Token token, Piece piece) implements FreeMove {
    @Override
    public String notation() {
      return "drop " + token.id() + " with " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("drop", piece).name("token", token.toldKey());
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing(), token.thing());
    }
  }

  /** W-ABIL-01: {@code ability thor}; what it aims at is the next choice. */
  record Ability(Piece piece) implements FreeMove {
    @Override
    public String notation() {
      return "ability " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("ability", piece);
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing(), "ability:" + piece.id());
    }
  }

  /** An active stone (W-STONE-02): {@code use time}; what it aims at is the next choice. */
  record UseStone(Token stone) implements FreeMove {
    @Override
    public String notation() {
      return "use " + stone.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.use-stone").name("token", stone.phraseKey());
    }

    @Override
    public List<String> targets() {
      return List.of(stone.thing());
    }
  }

  /** W-ENERGY-01: {@code spend energy from base for bucky}. */
  record Spend(Source source, Piece piece) implements FreeMove {

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
      return "spend energy from " + source.id() + " for " + piece.id();
    }

    @Override
    public Phrase label() {
      return MoveWords.label("spend." + source.id(), piece);
    }

    @Override
    public List<String> targets() {
      return List.of(piece.thing(), Token.ENERGY.thing());
    }
  }

  /** Goes on after a pause for free actions (W-ARR-09). */
  record Resume() implements FreeMove {
    @Override
    public String notation() {
      return "resume";
    }

    @Override
    public Phrase label() {
      return Phrase.of("war.move.resume");
    }
  }
}
