package sixstones.games.gauntlet.moves;

import java.util.ArrayList;
import java.util.Locale;
import sixstones.engine.UnreadableMove;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;

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
