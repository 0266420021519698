package sixstones.games.war.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import sixstones.engine.UnreadableMove;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;

/**
 * Reads moves leniently: case, hyphens, order of the parts and small words don't matter. A text is
 * cut into pieces, tokens, places, directions and the remaining words; the words say which move.
 */
public final class Notation {

  private static final Pattern PLACE = Pattern.compile("\\(?(-?\\d+)\\s*,\\s*(-?\\d+)\\)?");
  private static final List<String> NAMES = names();

  private final String notation;
  private final List<String> words = new ArrayList<>();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Token> tokens = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();
  private final List<Direction> directions = new ArrayList<>();

  private Notation(String notation) {
    this.notation = notation;
    cut();
  }

  public static WarMove read(String notation) {
    return new Notation(notation).move();
  }

  private static List<String> names() {
    var names = new ArrayList<>(Piece.ids());
    for (var token : Token.ALL) names.add(token.id());
    // The longest first, so that "black widow" is not read as something black.
    return names.stream()
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .toList();
  }

  private void cut() {
    var text = notation.toLowerCase(Locale.ROOT).replace('−', '-').replace("'", "");
    var matcher = PLACE.matcher(text);
    var rest = new StringBuilder();
    while (matcher.find()) {
      places.add(place(matcher.group(1), matcher.group(2)));
      matcher.appendReplacement(rest, " ");
    }
    matcher.appendTail(rest);
    var spaced = " " + rest.toString().replaceAll("[^a-z]+", " ").strip() + " ";
    spaced = spaced.replace(" counter clockwise ", " counterclockwise ");
    for (var name : NAMES) {
      spaced = spaced.replace(" " + name.replace('-', ' ') + " ", " " + name + " ");
    }
    for (var word : spaced.strip().split(" ")) sort(word);
  }

  private Place place(String row, String column) {
    try {
      var place = Place.of(Integer.parseInt(row), Integer.parseInt(column));
      if (!place.isNone()) return place;
    } catch (NumberFormatException _) {
      // too many digits: no place either
    }
    throw unreadable("there is no place " + row + "," + column);
  }

  private void sort(String word) {
    switch (word) {
      case "north", "east", "south", "west" -> directions.add(Direction.named(word));
      case "counterclockwise", "anticlockwise" -> words.add("counterclockwise");
      case "", "the", "stone", "token", "to", "a", "of", "from", "for", "direction" -> {}
      default -> {
        if (Piece.ids().contains(word)) {
          pieces.add(Piece.named(word));
        } else if (NAMES.contains(word)) {
          tokens.add(Token.named(word));
        } else {
          words.add(word);
        }
      }
    }
  }

  private WarMove move() {
    if (says("move") || says("step")) return SharedMoves.step(character(), place());
    if (says("shift")) return SharedMoves.shiftBase(clockwise());
    if (says("stand")) return SharedMoves.STAND_UP;
    if (says("pick")) return SharedMoves.pickUp(token(), character());
    if (says("drop")) return SharedMoves.drop(token(), character());
    if (says("ability")) return SharedMoves.ability(character());
    if (says("spend")) return SharedMoves.spend(source(), character());
    if (says("use")) return new FreeMove.UseStone(token());
    if (says("resume")) return SharedMoves.RESUME;
    if (says("end")) return SharedMoves.END_TURN;
    if (says("go")) return SharedMoves.go(place());
    if (says("orient")) return SharedMoves.orient(place(), direction());
    if (says("ray")) return SharedMoves.ray(direction());
    if (says("open")) return SharedMoves.open(place());
    if (says("push")) return SharedMoves.pushThanos(place());
    if (says("place")) return SharedMoves.placeBase(place());
    if (says("partner")) return SharedMoves.partner(piece());
    if (says("swap")) return SharedMoves.swap(place());
    if (says("take")) return take();
    if (says("turn")) return new PlaceAnswer.Turn(place(), clockwise());
    if (says("score")) return new Answer.Score(token());
    if (says("keep")) return new Answer.Keep(token());
    if (says("call")) return new Answer.Call(character());
    if (says("ignore")) return SharedMoves.IGNORE_TRAP;
    if (says("suffer")) return SharedMoves.SUFFER_TRAP;
    if (says("decline")) return SharedMoves.DECLINE;
    if (says("with")) return SharedMoves.with(place());
    throw unreadable("it should begin like \"move thor 3,4\", \"pick up soul with gamora\"");
  }

  private WarMove take() {
    if (places.isEmpty()) return new Answer.TakeCarried(token(), character());
    return new Answer.TakeLying(token(), place());
  }

  private boolean says(String word) {
    return words.contains(word);
  }

  private Piece piece() {
    return only(pieces, "a character, as in \"thor\"");
  }

  private Piece character() {
    var piece = piece();
    if (piece == Piece.THANOS) throw unreadable("Thanos takes no orders");
    return piece;
  }

  private Token token() {
    return only(tokens, "a token, as in \"soul\", \"hulk\", \"leadership-a\" or \"energy\"");
  }

  private Place place() {
    return only(places, "a place, as in \"3,4\"");
  }

  private Direction direction() {
    return only(directions, "north, east, south or west");
  }

  private boolean clockwise() {
    if (says("clockwise") == says("counterclockwise")) {
      throw unreadable("it wants clockwise or counterclockwise");
    }
    return says("clockwise");
  }

  private FreeMove.Spend.Source source() {
    for (var source : FreeMove.Spend.Source.values()) if (says(source.id())) return source;
    throw unreadable("it wants \"from slot\", \"from place\" or \"from base\"");
  }

  private <T> T only(List<T> found, String what) {
    if (found.size() == 1) return found.getFirst();
    throw unreadable("it wants " + what);
  }

  private UnreadableMove unreadable(String hint) {
    return new UnreadableMove(notation, hint);
  }
}
