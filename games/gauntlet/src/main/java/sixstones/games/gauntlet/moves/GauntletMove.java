package sixstones.games.gauntlet.moves;

import java.util.List;
import java.util.stream.Collectors;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Card;

/** What a seat can do. Of the two Outriders moves name always the first. */
public sealed interface GauntletMove extends Move {

  /** A card of the hand, face up. */
  record Play(Card card) implements GauntletMove {
    @Override
    public String notation() {
      return "play " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.play").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
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
  record FightWith(Card card) implements GauntletMove {
    @Override
    public String notation() {
      return "fight with " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.fightWith").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
    }
  }

  /** Which of Thanos' cards of the named value is defeated. */
  record Lose(Card card) implements GauntletMove {
    @Override
    public String notation() {
      return "lose " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.lose").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
    }
  }

  /** A card of Thanos' hand goes under his deck. */
  record PutUnder(Card card) implements GauntletMove {
    @Override
    public String notation() {
      return "under " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.under").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
    }
  }

  /** The top cards of the hero deck, the next one first. */
  record Order(List<Card> cards) implements GauntletMove {

    public Order {
      cards = List.copyOf(cards);
    }

    @Override
    public String notation() {
      return "order " + cards.stream().map(Card::id).collect(Collectors.joining(" "));
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.order")
          .names("cards", cards.stream().map(Card::key).toList());
    }

    @Override
    public List<String> targets() {
      return cards.stream().map(Card::thing).toList();
    }
  }

  /** The card in front of Thanos whose effect the Time Stone repeats. */
  record Copy(Card card) implements GauntletMove {
    @Override
    public String notation() {
      return "copy " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("gauntlet.move.copy").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of("front:" + card.id());
    }
  }
}
