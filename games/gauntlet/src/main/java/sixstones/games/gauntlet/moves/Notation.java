package sixstones.games.gauntlet.moves;

import java.util.ArrayList;
import sixstones.engine.text.Typed;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;

/** Reads moves; cards may be written as on the card: {@code play Soul Stone}. */
public final class Notation {

  private Notation() {}

  public static GauntletMove read(String notation) {
    return Typed.read(notation, Notation::move);
  }

  private static GauntletMove move(Typed typed) {
    var rest = typed.rest();
    return switch (typed.verb()) {
      case "play" -> SharedMoves.play(Box.named(rest));
      case "name" -> SharedMoves.name(number(rest, 1, 7));
      case "choose" -> SharedMoves.choose(number(rest.replaceFirst("(?i)^seat ", ""), 0, 5));
      case "fight" ->
          rest.isEmpty()
              ? SharedMoves.FIGHT
              : SharedMoves.fightWith(Box.named(rest.replaceFirst("(?i)^with ", "")));
      case "decline" -> SharedMoves.DECLINE;
      case "lose" -> SharedMoves.lose(Box.named(rest));
      case "under" -> SharedMoves.under(Box.named(rest));
      case "order" -> order(rest);
      case "copy" -> SharedMoves.copy(Box.named(rest));
      default ->
          throw typed.unknownVerb(
              "play", "name", "choose", "fight", "decline", "lose", "under", "order", "copy");
    };
  }

  private static int number(String text, int least, int most) {
    if (!text.matches("\\d") || text.charAt(0) - '0' < least || text.charAt(0) - '0' > most) {
      throw new IllegalArgumentException("a number from " + least + " to " + most + " is expected");
    }
    return text.charAt(0) - '0';
  }

  private static GauntletMove order(String rest) {
    var cards = new ArrayList<Card>();
    for (var name : rest.split(rest.contains(",") ? "," : " ")) cards.add(Box.named(name));
    if (cards.size() > 3) throw new IllegalArgumentException("at most three cards are ordered");
    return new GauntletMove.Order(cards);
  }
}
