package sixstones.games.splendor.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Viewer;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.SplendorView;
import sixstones.games.splendor.SplendorView.Counts;
import sixstones.games.splendor.SplendorView.Held;
import sixstones.games.splendor.SplendorView.Pending;
import sixstones.games.splendor.SplendorView.Row;
import sixstones.games.splendor.SplendorView.SeatView;
import sixstones.games.splendor.SplendorView.Stage;
import sixstones.games.splendor.actions.Price;
import sixstones.games.splendor.actions.TokenLimit;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.GiveBack;
import sixstones.games.splendor.steps.Over;
import sixstones.games.splendor.steps.Payment;
import sixstones.games.splendor.steps.PickLocation;
import sixstones.games.splendor.steps.Turn;

/** Makes the view of a viewer. S-INFO: all is public but the decks and blind reservations. */
public final class Views {

  private Views() {}

  public static SplendorView of(SplendorPosition position, Viewer viewer) {
    var board = position.board();
    var seats = new ArrayList<SeatView>();
    for (int seat = 0; seat < board.seats(); seat++) {
      seats.add(seat(board, seat, viewer.is(seat) || position.isOver()));
    }
    var rows = new ArrayList<Row>();
    for (int level = 1; level <= Box.LEVELS; level++) rows.add(row(board, level));
    int owner = board.avengersOwner();
    return new SplendorView(
        board.edition(),
        board.edition().goal(),
        seats,
        counts(board::supply),
        rows,
        locations(board, Board.NONE),
        owner == Board.NONE ? null : Integer.valueOf(owner),
        board.round(),
        Gauntlet.isFulfilledBySomebody(board),
        board.active(),
        pending(position));
  }

  private static SeatView seat(Board board, int seat, boolean seesBlind) {
    var team = new ArrayList<String>();
    for (var card : board.box().cards()) if (board.teamOf(card) == seat) team.add(card.id());
    var hand = new ArrayList<Held>();
    for (int slot = 0; slot < Board.HAND; slot++) {
      var card = board.hand(seat, slot);
      if (card == null) continue;
      boolean blind = board.isBlind(seat, slot);
      hand.add(new Held(card.level(), blind && !seesBlind ? null : card.id(), blind));
    }
    return new SeatView(
        counts(stone -> board.tokens(seat, stone)),
        counts(stone -> stone < Stone.COLOURS ? board.bonus(seat, stone) : 0),
        team,
        hand,
        locations(board, seat),
        board.points(seat),
        board.avengers(seat),
        Gauntlet.isFulfilled(board, seat));
  }

  private static Row row(Board board, int level) {
    var cards = new ArrayList<@Nullable String>();
    for (int slot = (level - 1) * Board.ROW; slot < level * Board.ROW; slot++) {
      var card = board.faceUp(slot);
      cards.add(card == null ? null : card.id());
    }
    return new Row(level, board.leftInDeck(level), cards);
  }

  private static List<String> locations(Board board, int owner) {
    var locations = new ArrayList<String>();
    for (int place = 0; place < board.places(); place++) {
      var location = board.location(place);
      if (location != null && board.locationOwner(place) == owner) locations.add(location.id());
    }
    return locations;
  }

  private static Pending pending(SplendorPosition position) {
    var board = position.board();
    int surplus = Math.max(0, TokenLimit.surplus(board, board.active()));
    return switch (position.step()) {
      case Turn _ -> pending(Stage.TURN, null, Tokens.NONE, 0);
      case Payment payment -> {
        var card = payment.card();
        yield pending(Stage.PAY, card.id(), Price.of(board, board.active(), card), 0);
      }
      case GiveBack _ -> pending(Stage.RETURN, null, Tokens.NONE, surplus);
      case PickLocation _ -> pending(Stage.LOCATION, null, Tokens.NONE, 0);
      case Over _ -> pending(Stage.OVER, null, Tokens.NONE, 0);
    };
  }

  private static Pending pending(Stage step, @Nullable String card, int price, int surplus) {
    return new Pending(step, card, counts(stone -> Tokens.count(price, stone)), surplus);
  }

  private static Counts counts(IntUnaryOperator count) {
    return new Counts(
        count.applyAsInt(0),
        count.applyAsInt(1),
        count.applyAsInt(2),
        count.applyAsInt(3),
        count.applyAsInt(4),
        count.applyAsInt(5),
        count.applyAsInt(6));
  }
}
