package sixstones.games.loveletter.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sixstones.engine.text.Typed;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;

/** Reads moves, whatever the case; commas between cards are welcome. */
public final class Notation {

  private Notation() {}

  public static LoveLetterMove read(String notation) {
    return Typed.read(notation.replace(',', ' '), Notation::move);
  }

  private static LoveLetterMove move(Typed typed) {
    var words = new ArrayList<>(Arrays.asList(typed.rest().toLowerCase(Locale.ROOT).split(" ")));
    return switch (typed.verb()) {
      case "play" -> SharedMoves.play(only(words));
      case "name" -> SharedMoves.name(only(words));
      case "choose" -> SharedMoves.choose(seat(words));
      case "keep" -> keep(words);
      default -> throw typed.unknownVerb("play", "choose", "name", "keep");
    };
  }

  private static Card only(List<String> words) {
    if (words.size() != 1) throw new IllegalArgumentException("one card is expected");
    return Card.named(words.getFirst());
  }

  private static int seat(List<String> words) {
    if (words.size() > 1 && words.getFirst().equals("seat")) words.removeFirst();
    var seat = words.size() == 1 ? words.getFirst() : "";
    if (!seat.matches("\\d") || seat.charAt(0) - '0' >= Box.MOST_PLAYERS) {
      throw new IllegalArgumentException("a seat from 0 to 5 is expected");
    }
    return seat.charAt(0) - '0';
  }

  private static LoveLetterMove keep(List<String> words) {
    if (words.size() < 3 || words.size() > 4 || !words.get(1).equals("under")) {
      throw new IllegalArgumentException("it reads keep CARD under CARD CARD");
    }
    var under = words.subList(2, words.size()).stream().map(Card::named).toList();
    return new LoveLetterMove.Keep(Card.named(words.getFirst()), under);
  }
}
