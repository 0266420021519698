package sixstones.games.loveletter.moves;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;
import sixstones.games.loveletter.box.Card;

/** What a seat can do. */
public sealed interface LoveLetterMove extends Move {

  /** A card of the hand, face up. */
  record Play(Card card) implements LoveLetterMove {
    @Override
    public String notation() {
      return "play " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("loveletter.move.play").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of(card.thing());
    }
  }

  /** Whom the card meets. */
  record Choose(int seat) implements LoveLetterMove {
    @Override
    public String notation() {
      return "choose " + seat;
    }

    @Override
    public Phrase label() {
      return Phrase.of("loveletter.move.choose").seat(seat);
    }

    @Override
    public List<String> targets() {
      return List.of("seat:" + seat);
    }
  }

  /** The Guard's guess. */
  record Name(Card card) implements LoveLetterMove {
    @Override
    public String notation() {
      return "name " + card.id();
    }

    @Override
    public Phrase label() {
      return Phrase.of("loveletter.move.name").name("card", card.key());
    }

    @Override
    public List<String> targets() {
      return List.of("name:" + card.id());
    }
  }

  /** What stays in hand, and what goes under the deck: the last named lies lowest. */
  record Keep(Card card, List<Card> under) implements LoveLetterMove {

    public Keep {
      under = List.copyOf(under);
    }

    @Override
    public String notation() {
      return "keep %s under %s"
          .formatted(card.id(), under.stream().map(Card::id).collect(Collectors.joining(" ")));
    }

    @Override
    public Phrase label() {
      return Phrase.of("loveletter.move.keep")
          .name("card", card.key())
          .names("cards", under.stream().map(Card::key).toList());
    }

    @Override
    public List<String> targets() {
      return Stream.concat(Stream.of(card), under.stream()).map(Card::thing).toList();
    }
  }
}
