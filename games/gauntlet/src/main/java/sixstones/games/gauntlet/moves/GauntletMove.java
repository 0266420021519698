package sixstones.games.gauntlet.moves;

import java.util.List;
import java.util.stream.IntStream;
import sixstones.engine.Move;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;

/** What a seat can do. Cards are given by index; of the two Outriders always the first. */
public sealed interface GauntletMove extends Move {

  /** A card of the hand, face up. */
  record Play(int card) implements GauntletMove {
    @Override
    public String notation() {
      return "play " + face(card).id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.play").name("card", face(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of(face(card).thing());
    }
  }

  /** A value, as a guess. */
  record Name(int value) implements GauntletMove {
    @Override
    public String notation() {
      return "name " + value;
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.name").number("value", value);
    }

    @Override
    public List<String> targets() {
      return List.of("value:" + value);
    }
  }

  /** A hero, as the object of an effect. */
  record Choose(int seat) implements GauntletMove {
    @Override
    public String notation() {
      return "choose " + seat;
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.choose").seat(seat);
    }

    @Override
    public List<String> targets() {
      return List.of("seat:" + seat);
    }
  }

  /** A hero fights with the card in hand. */
  record Fight() implements GauntletMove {
    @Override
    public String notation() {
      return "fight";
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.fight");
    }
  }

  /** No fight, where the card says "may". */
  record Decline() implements GauntletMove {
    @Override
    public String notation() {
      return "decline";
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.decline");
    }
  }

  /** The card with which Thanos fights. */
  record FightWith(int card) implements GauntletMove {
    @Override
    public String notation() {
      return "fight with " + face(card).id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.fightWith").name("card", face(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of(face(card).thing());
    }
  }

  /** Which of Thanos' cards of the named value is defeated. */
  record Lose(int card) implements GauntletMove {
    @Override
    public String notation() {
      return "lose " + face(card).id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.lose").name("card", face(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of(face(card).thing());
    }
  }

  /** A card of Thanos' hand goes under his deck. */
  record PutUnder(int card) implements GauntletMove {
    @Override
    public String notation() {
      return "under " + face(card).id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.under").name("card", face(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of(face(card).thing());
    }
  }

  /** The top cards of the hero deck, the next one first; unused places are -1. */
  record Order(int first, int second, int third) implements GauntletMove {
    @Override
    public String notation() {
      return "order " + String.join(" ", ids());
    }

    @Override
    public Phrase label() {
      var names = ids().stream().<Arg>map(id -> new Arg.Name("gauntlet.card." + id)).toList();
      return Phrase.of("gauntlet.move.order").with("cards", new Arg.Many(names));
    }

    @Override
    public List<String> targets() {
      return ids().stream().map(id -> "card:" + id).toList();
    }

    private List<String> ids() {
      return IntStream.of(first, second, third)
          .filter(card -> card >= 0)
          .mapToObj(card -> face(card).id())
          .toList();
    }
  }

  /** The card in front of Thanos whose effect the Time Stone repeats. */
  record Copy(int card) implements GauntletMove {
    @Override
    public String notation() {
      return "copy " + face(card).id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.copy").name("card", face(card).key());
    }

    @Override
    public List<String> targets() {
      return List.of("front:" + face(card).id());
    }
  }

  private static Card face(int card) {
    return Box.card(card);
  }
}
