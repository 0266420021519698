package sixstones.games.splendor.moves;

import java.util.Locale;
import java.util.regex.Pattern;
import sixstones.engine.UnreadableMove;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Tokens;

/** Reads moves: cards by id or name, stones by name, colour or letter, in any order and case. */
public final class Notation {

  private static final Pattern LEVEL = Pattern.compile("(?:level|deck|blind)?\\s*([123])");

  private Notation() {}

  public static SplendorMove read(String notation) {
    var text = notation.strip().replaceAll("\\s+", " ");
    int space = text.indexOf(' ');
    var verb = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
    var rest = space < 0 ? "" : text.substring(space + 1);
    try {
      return switch (verb) {
        case "take" -> new SplendorMove.Take(some(Tokens.read(rest)));
        case "reserve" -> reserve(rest);
        case "recruit" -> new SplendorMove.Recruit(Box.cardNamed(rest));
        case "pay" -> new SplendorMove.Pay(some(Tokens.read(rest)));
        case "return" -> new SplendorMove.Return(some(Tokens.read(rest)));
        case "location" -> new SplendorMove.TakeLocation(Box.locationNamed(rest));
        case "pass" -> new SplendorMove.Pass();
        default ->
            throw new UnreadableMove(
                notation, "it begins with take, reserve, recruit, pay, return, location or pass");
      };
    } catch (UnreadableMove e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new UnreadableMove(notation, String.valueOf(e.getMessage()));
    }
  }

  private static SplendorMove reserve(String rest) {
    var level = LEVEL.matcher(rest.toLowerCase(Locale.ROOT));
    if (level.matches()) return new SplendorMove.ReserveTop(level.group(1).charAt(0) - '0');
    return new SplendorMove.Reserve(Box.cardNamed(rest));
  }

  private static int some(int tokens) {
    if (tokens == Tokens.NONE) throw new IllegalArgumentException("it names no stone");
    return tokens;
  }
}
