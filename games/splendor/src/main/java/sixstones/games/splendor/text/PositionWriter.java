package sixstones.games.splendor.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.GiveBack;
import sixstones.games.splendor.steps.Over;
import sixstones.games.splendor.steps.Payment;
import sixstones.games.splendor.steps.PickLocation;
import sixstones.games.splendor.steps.Turn;

/** Writes everything about a position. */
final class PositionWriter {

  private final SplendorPosition position;
  private final Board board;

  PositionWriter(SplendorPosition position) {
    this.position = position;
    board = position.board();
  }

  Tree.Mapping write() {
    var seats = new ArrayList<Tree>();
    for (int seat = 0; seat < board.seats(); seat++) seats.add(seat(seat));
    int owner = board.avengersOwner();
    return Tree.mapping()
        .putUnless(board.edition() == Edition.MARVEL, "edition", board.edition().id())
        .put("players", board.seats())
        .put("round", board.round())
        .put("active", board.active())
        .put("step", step())
        .put("supply", tokens(board::supply, Stone.KINDS))
        .put("seats", Tree.list(seats))
        .put("avengers", owner == Board.NONE ? "none" : owner)
        .put("locations", locations(Board.NONE))
        .putUnless(!isAnyTaken(), "laid", laid())
        .put("rows", levels(this::row))
        .put("decks", levels(this::deck))
        .put("left", levels(level -> Tree.leaf(board.leftInDeck(level))))
        .putUnless(board.passes() == 0, "passes", board.passes())
        .putUnless(!board.tileTaken(), "tile taken", "yes")
        .putUnless(!board.allRecruited(), "all recruited", "yes")
        .putUnless(board.idleRounds() == 0, "idle rounds", board.idleRounds())
        .putUnless(!board.progress(), "progress", "yes")
        .done();
  }

  private String step() {
    return switch (position.step()) {
      case Turn _ -> "turn";
      case Payment payment -> "pay " + payment.card().id();
      case GiveBack _ -> "return";
      case PickLocation _ -> "location";
      case Over _ -> "over";
    };
  }

  private Tree seat(int seat) {
    var team = new ArrayList<String>();
    for (var card : board.box().cards()) if (board.teamOf(card) == seat) team.add(card.id());
    var hand = new ArrayList<String>();
    for (int slot = 0; slot < Board.HAND; slot++) {
      var card = board.hand(seat, slot);
      if (card == null) hand.add("none");
      else hand.add((board.isBlind(seat, slot) ? "blind " : "") + card.id());
    }
    while (!hand.isEmpty() && hand.getLast().equals("none")) hand.removeLast();
    return Tree.mapping()
        .put("tokens", tokens(stone -> board.tokens(seat, stone), Stone.KINDS))
        .put("bonuses", tokens(stone -> board.bonus(seat, stone), Stone.COLOURS))
        .put("points", board.points(seat))
        .put("avengers", board.avengers(seat))
        .put("recruited", board.recruited(seat))
        .put("team", Tree.list(team))
        .put("hand", Tree.list(hand))
        .put("locations", locations(seat))
        .done();
  }

  private static Tree tokens(IntUnaryOperator count, int kinds) {
    var mapping = Tree.mapping();
    for (int stone = 0; stone < kinds; stone++) {
      mapping.putUnless(
          count.applyAsInt(stone) == 0, Stone.of(stone).id(), count.applyAsInt(stone));
    }
    return mapping.done();
  }

  private boolean isAnyTaken() {
    for (int place = 0; place < board.places(); place++) {
      if (board.locationOwner(place) != Board.NONE) return true;
    }
    return false;
  }

  /** All locations in the order of their places, which decides in which order an owner has them. */
  private Tree laid() {
    return locations(_ -> true);
  }

  private Tree locations(int owner) {
    return locations(place -> board.locationOwner(place) == owner);
  }

  private Tree locations(IntPredicate wanted) {
    var locations = new ArrayList<String>();
    for (int place = 0; place < board.places(); place++) {
      var location = board.location(place);
      if (location != null && wanted.test(place)) locations.add(location.id());
    }
    return Tree.list(locations);
  }

  private interface OfLevel {
    Tree write(int level);
  }

  private static Tree levels(OfLevel part) {
    var mapping = Tree.mapping();
    for (int level = 1; level <= Box.LEVELS; level++) {
      mapping.put(String.valueOf(level), part.write(level));
    }
    return mapping.done();
  }

  private Tree row(int level) {
    var cards = new ArrayList<String>();
    for (int slot = (level - 1) * Board.ROW; slot < level * Board.ROW; slot++) {
      var card = board.faceUp(slot);
      cards.add(card == null ? "none" : card.id());
    }
    return Tree.list(cards);
  }

  /** The next card to be drawn comes first. */
  private Tree deck(int level) {
    List<String> cards = new ArrayList<>();
    for (int depth = board.leftInDeck(level) - 1; depth >= 0; depth--) {
      cards.add(board.inDeck(level, depth).id());
    }
    return Tree.list(cards);
  }
}
