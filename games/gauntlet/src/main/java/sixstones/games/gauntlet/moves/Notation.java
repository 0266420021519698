package sixstones.games.gauntlet.moves;

import java.util.ArrayList;
import java.util.Locale;
import sixstones.engine.UnreadableMove;
import sixstones.games.gauntlet.box.Box;

/** Reads moves; cards may be written as on the card: {@code play Soul Stone}. */
public final class Notation {

  private Notation() {}

  public static GauntletMove read(String notation) {
    var text = notation.strip().replaceAll("\\s+", " ");
    int space = text.indexOf(' ');
    var verb = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
    var rest = space < 0 ? "" : text.substring(space + 1).strip();
    try {
      return switch (verb) {
        case "play" -> SharedMoves.play(card(rest));
        case "name" -> SharedMoves.name(number(rest, 1, 7));
        case "choose" -> SharedMoves.choose(number(rest.replaceFirst("(?i)^seat ", ""), 0, 5));
        case "fight" ->
            rest.isEmpty()
                ? SharedMoves.FIGHT
                : SharedMoves.fightWith(card(rest.replaceFirst("(?i)^with ", "")));
        case "decline" -> SharedMoves.DECLINE;
        case "lose" -> SharedMoves.lose(card(rest));
        case "under" -> SharedMoves.under(card(rest));
        case "order" -> order(rest);
        case "copy" -> SharedMoves.copy(card(rest));
        default ->
            throw new UnreadableMove(
                notation,
                "it begins with play, name, choose, fight, decline, lose, under, order or copy");
      };
    } catch (UnreadableMove e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new UnreadableMove(notation, String.valueOf(e.getMessage()));
    }
  }

  private static int card(String name) {
    return Box.named(name).index();
  }

  private static int number(String text, int least, int most) {
    if (!text.matches("\\d") || text.charAt(0) - '0' < least || text.charAt(0) - '0' > most) {
      throw new IllegalArgumentException("a number from " + least + " to " + most + " is expected");
    }
    return text.charAt(0) - '0';
  }

  private static GauntletMove order(String rest) {
    var cards = new ArrayList<Integer>();
    for (var name : rest.contains(",") ? rest.split(",") : rest.split(" ")) cards.add(card(name));
    if (cards.size() > 3) throw new IllegalArgumentException("at most three cards are ordered");
    while (cards.size() < 3) cards.add(-1);
    return new GauntletMove.Order(cards.get(0), cards.get(1), cards.get(2));
  }
}
