package sixstones.games.splendor.moves;

import java.util.Locale;
import java.util.regex.Pattern;
import sixstones.engine.text.Typed;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Tokens;

/** Reads moves: cards by id or name, stones by name, colour or letter, in any order and case. */
public final class Notation {

  private static final Pattern LEVEL = Pattern.compile("(?:level|deck|blind)?\\s*([123])");

  private Notation() {}

  public static SplendorMove read(String notation) {
    return Typed.read(notation, Notation::move);
  }

  private static SplendorMove move(Typed typed) {
    var rest = typed.rest();
    return switch (typed.verb()) {
      case "take" -> new SplendorMove.Take(some(Tokens.read(rest)));
      case "reserve" -> reserve(rest);
      case "recruit" -> new SplendorMove.Recruit(Box.cardNamed(rest));
      case "pay" -> new SplendorMove.Pay(some(Tokens.read(rest)));
      case "return" -> new SplendorMove.Return(some(Tokens.read(rest)));
      case "location" -> new SplendorMove.TakeLocation(Box.locationNamed(rest));
      case "pass" -> new SplendorMove.Pass();
      default ->
          throw typed.unknownVerb(
              "take", "reserve", "recruit", "pay", "return", "location", "pass");
    };
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
