package sixstones.games.splendor.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.ending.Ending;
import sixstones.games.splendor.setup.Setup;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.GiveBack;
import sixstones.games.splendor.steps.Over;
import sixstones.games.splendor.steps.Payment;
import sixstones.games.splendor.steps.PickLocation;
import sixstones.games.splendor.steps.Step;
import sixstones.games.splendor.steps.Turn;
import sixstones.games.splendor.tiles.AvengersTile;

/** Reads a position and fills in what it does not say. */
final class PositionReader {

  private final TreeReader text;
  private final Chance chance;
  private final int seats;
  private final Edition edition;
  private final Board board;
  private final Set<Card> placed = new HashSet<>();
  private final Set<Integer> tiles = new HashSet<>();

  PositionReader(TreeReader text, Chance chance) {
    this.text =
        text.allow(
            "edition",
            "players",
            "round",
            "active",
            "step",
            "supply",
            "seats",
            "avengers",
            "locations",
            "laid",
            "rows",
            "decks",
            "left",
            "passes",
            "tile taken",
            "all recruited",
            "idle rounds",
            "progress");
    this.chance = chance;
    seats = players();
    edition = text.find("edition").map(at -> at.as(Edition::named)).orElse(Edition.MARVEL);
    board = Board.empty(Box.of(edition), seats);
  }

  private int players() {
    if (text.has("players")) return text.at("players").number(2, 4);
    return text.find("seats").filter(s -> !s.isMapping()).map(s -> s.items().size()).orElse(2);
  }

  SplendorPosition read() {
    for (int seat = 0; seat < seats; seat++) {
      var at = seat(seat);
      if (at.isPresent()) readTeamAndHand(seat, at.get());
    }
    readLocations();
    readAvengers();
    for (int seat = 0; seat < seats; seat++) {
      var at = seat(seat);
      if (at.isPresent()) readNumbers(seat, at.get());
    }
    readSupply();
    for (int level = 1; level <= Box.LEVELS; level++) readCards(level);
    board.round(number("round", 1, 60_000, 1));
    board.active(number("active", 0, seats - 1, 0));
    board.passes(number("passes", 0, seats, 0));
    board.idleRounds(number("idle rounds", 0, Ending.MOST_IDLE_ROUNDS, 0));
    board.tileTaken(text.find("tile taken").map(TreeReader::truth).orElse(false));
    board.allRecruited(text.find("all recruited").map(TreeReader::truth).orElse(false));
    board.progress(text.find("progress").map(TreeReader::truth).orElse(board.tileTaken()));
    var position = new SplendorPosition(board, readStep());
    new PossiblePosition(text, position).check();
    return position;
  }

  private int number(String field, int least, int most, int otherwise) {
    return text.find(field).map(at -> at.number(least, most)).orElse(otherwise);
  }

  /** Seats are a list, or some of them by their number. */
  private Optional<TreeReader> seat(int seat) {
    return text.find("seats").flatMap(all -> all.item(seat));
  }

  private void readTeamAndHand(int seat, TreeReader at) {
    at.allow("tokens", "bonuses", "points", "avengers", "recruited", "team", "hand", "locations");
    for (var item : list(at, "team")) board.join(seat, place(item, item.text()));
    int slot = 0;
    for (var item : list(at, "hand")) {
      if (slot == Board.HAND) throw item.error("a hand holds three cards");
      var words = item.text().strip();
      boolean blind = words.toLowerCase(Locale.ROOT).startsWith("blind ");
      if (!words.equals("none")) {
        var card = place(item, blind ? words.substring("blind ".length()) : words);
        board.hand(seat, slot, card, blind);
      }
      slot++;
    }
  }

  private static List<TreeReader> list(TreeReader at, String field) {
    return at.find(field).map(TreeReader::items).orElse(List.of());
  }

  private Card place(TreeReader at, String name) {
    Card card;
    try {
      card = Box.cardNamed(name);
    } catch (IllegalArgumentException e) {
      throw at.error(String.valueOf(e.getMessage()));
    }
    if (card.edition() != edition) throw at.error(card.id() + " is of another edition");
    if (!placed.add(card)) throw at.error(card.name() + " lies in two places");
    return card;
  }

  private void readLocations() {
    int place = 0;
    for (int seat = 0; seat < seats; seat++) {
      for (var item : seat(seat).map(at -> list(at, "locations")).orElse(List.of())) {
        board.location(next(item, place++), location(item), seat);
        board.addPoints(seat, location(item).points());
      }
    }
    for (var item : list(text, "locations")) {
      board.location(next(item, place++), location(item), Board.NONE);
    }
    if (!text.has("locations")) Setup.layLocations(board, place, tiles::contains, chance);
    if (text.has("laid")) layAs(list(text, "laid"));
  }

  /** Puts the locations where they lay before some were taken. */
  private void layAs(List<TreeReader> laid) {
    var owners = new HashMap<Location, Integer>();
    for (int place = 0; place < board.places(); place++) {
      var location = board.location(place);
      if (location != null) owners.put(location, board.locationOwner(place));
    }
    if (laid.size() != owners.size()) throw text.at("laid").error("each location is named once");
    int place = 0;
    for (var item : laid) {
      var location = location(item);
      var owner = owners.remove(location);
      if (owner == null) throw item.error("each location is named once");
      board.location(place++, location, owner);
    }
  }

  private int next(TreeReader item, int place) {
    if (place >= board.places()) throw item.error("so many locations are not in the game");
    if (!tiles.add(location(item).tile())) throw item.error("the tile lies in two places");
    return place;
  }

  private Location location(TreeReader item) {
    var location = item.as(Box::locationNamed);
    if (location.edition() != edition) throw item.error("a tile of another edition");
    return location;
  }

  /** The tile goes with the most symbols, where the text does not say otherwise. */
  private void readAvengers() {
    int owner = Board.NONE;
    int most = AvengersTile.SYMBOLS - 1;
    for (int seat = 0; seat < seats; seat++) {
      int here = seat;
      int symbols =
          seat(seat)
              .flatMap(at -> at.find("avengers"))
              .map(at -> at.number(0, 35))
              .orElseGet(() -> board.avengers(here));
      if (symbols > most) {
        most = symbols;
        owner = seat;
      }
    }
    var said = text.find("avengers");
    if (said.isPresent()) {
      owner = said.get().text().equals("none") ? Board.NONE : said.get().number(0, seats - 1);
    }
    board.avengersOwner(owner);
    if (owner != Board.NONE) board.addPoints(owner, AvengersTile.POINTS);
  }

  /** What the text says of tokens and counts; counts add up from the team where it says nothing. */
  private void readNumbers(int seat, TreeReader at) {
    at.find("bonuses").ifPresent(said -> declareBonuses(seat, tokens(said), said));
    board.declare(
        seat,
        at.find("points").map(said -> said.number(0, 99)).orElse(board.points(seat)),
        at.find("avengers").map(said -> said.number(0, 35)).orElse(board.avengers(seat)),
        at.find("recruited").map(said -> said.number(0, 90)).orElse(board.recruited(seat)));
    int tokens = at.find("tokens").map(PositionReader::tokens).orElse(Tokens.NONE);
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      board.tokens(seat, stone, Tokens.count(tokens, stone));
    }
    // S-INV-04: who has a level-3 character has the Time token, said or not.
    if (hasLevelThree(seat)) board.tokens(seat, Stone.TIME.ordinal(), 1);
  }

  private void declareBonuses(int seat, int bonuses, TreeReader said) {
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int count = Tokens.count(bonuses, stone);
      if (Stone.of(stone).isColour()) {
        board.declareBonus(seat, stone, count);
      } else if (count > 0) {
        throw said.error("there are bonuses of the five colours only");
      }
    }
  }

  private boolean hasLevelThree(int seat) {
    return board.box().cards().stream()
        .anyMatch(card -> card.hasTime() && board.teamOf(card) == seat);
  }

  /** {@code 2 mind 1 soul}, or the same as named numbers, or {@code none}. */
  private static int tokens(TreeReader at) {
    if (!at.isMapping()) return at.text().equals("none") ? Tokens.NONE : at.as(Tokens::read);
    int tokens = Tokens.NONE;
    for (var field : at.fields().entrySet()) {
      var stone = field.getValue();
      int index = at.name(field.getKey(), Stone::named).ordinal();
      tokens += Tokens.of(index, stone.number(0, 15));
    }
    return tokens;
  }

  private void readSupply() {
    var said = text.find("supply");
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int held = 0;
      for (int seat = 0; seat < seats; seat++) held += board.tokens(seat, stone);
      int all = Setup.supply(edition, seats, Stone.of(stone));
      int rest = all - held;
      if (said.isPresent()) rest = Tokens.count(tokens(said.get()), stone);
      if (rest < 0 || rest + held > all) {
        throw text.error(
            "with %d players there are %d %s, not %d"
                .formatted(seats, all, Stone.of(stone).id(), Math.max(held, rest + held)));
      }
      board.supply(stone, rest);
    }
  }

  private void readCards(int level) {
    var name = String.valueOf(level);
    var row = text.find("rows").flatMap(rows -> rows.find(name)).map(TreeReader::items);
    var slots = new ArrayList<@Nullable Card>();
    for (var item : row.orElse(List.of())) {
      boolean empty = item.text().equals("none");
      slots.add(empty ? null : place(item, item.text()));
      if (slots.size() > Board.ROW) throw item.error("a row has four slots");
      if (!empty) checkLevel(item, level);
    }
    var top = new ArrayList<Card>();
    for (var item :
        text.find("decks")
            .flatMap(decks -> decks.find(name))
            .map(TreeReader::items)
            .orElse(List.of())) {
      top.add(place(item, item.text()));
      checkLevel(item, level);
    }
    fillDeck(level, top);
    for (int slot = 0; slot < Board.ROW; slot++) {
      var card = slot < slots.size() ? slots.get(slot) : dealt(level);
      board.faceUp((level - 1) * Board.ROW + slot, card);
    }
    var left = text.find("left").flatMap(all -> all.find(name));
    if (left.isPresent()) setAside(level, left.get().number(0, board.leftInDeck(level)));
  }

  /** Cards that lie nowhere else are shuffled below those that the text puts on top. */
  private void fillDeck(int level, List<Card> top) {
    int[] rest =
        board.box().cards().stream()
            .filter(card -> card.level() == level && !placed.contains(card))
            .mapToInt(Card::index)
            .toArray();
    chance.shuffle(rest, rest.length);
    for (int card : rest) board.putOnDeck(board.box().card(card));
    for (var card : top.reversed()) board.putOnDeck(card);
  }

  /** A slot of which nothing is said: from the bottom, so that the top stays as written. */
  private @Nullable Card dealt(int level) {
    int left = board.leftInDeck(level);
    if (left == 0) return null;
    var card = board.inDeck(level, 0);
    setAside(level, left - 1);
    return card;
  }

  /** Takes cards away from the bottom of a deck. */
  private void setAside(int level, int left) {
    int away = board.leftInDeck(level) - left;
    for (int depth = 0; depth < left; depth++) {
      board.inDeck(level, depth, board.inDeck(level, depth + away));
    }
    board.leftInDeck(level, left);
  }

  private static void checkLevel(TreeReader item, int level) {
    if (item.as(Box::cardNamed).level() != level) throw item.error("not a card of level " + level);
  }

  private Step readStep() {
    var at = text.find("step");
    var words = at.map(TreeReader::text).orElse("turn");
    return switch (words) {
      case "turn" -> Turn.STEP;
      case "return" -> GiveBack.STEP;
      case "location" -> PickLocation.STEP;
      case "over" -> Over.STEP;
      default -> {
        if (!words.startsWith("pay ")) {
          throw at.orElse(text).error("a step is turn, pay CARD, return, location or over");
        }
        yield new Payment(at.orElse(text).as(pay -> Box.cardNamed(pay.substring("pay ".length()))));
      }
    };
  }
}
