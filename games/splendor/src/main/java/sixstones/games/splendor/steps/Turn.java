package sixstones.games.splendor.steps;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.actions.Recruit;
import sixstones.games.splendor.actions.Reserve;
import sixstones.games.splendor.actions.Take;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-TURN-03: one of the four actions. */
public record Turn() implements Step {

  public static final Step STEP = new Turn();

  @Override
  public void moves(Board board, MoveList<SplendorMove> into) {
    int before = into.size();
    Take.moves(board, into);
    Reserve.moves(board, into);
    Recruit.moves(board, into);
    // S-TURN-04: passing is for those who can do nothing else.
    if (into.size() == before) into.add(SharedMoves.PASS);
  }

  @Override
  public Step answer(SplendorMove move, Board board, Events out) {
    switch (move) {
      case SplendorMove.Take take -> Take.tokens(board, take.tokens(), out);
      case SplendorMove.Reserve reserve -> Reserve.faceUp(board, reserve.card(), out);
      case SplendorMove.ReserveTop top -> Reserve.topOf(board, top.level(), out);
      case SplendorMove.Recruit recruit -> {
        var card = recruit.card();
        if (Recruit.needsPayment(board, card, out)) return new Payment(card);
      }
      case SplendorMove.Pass _ -> {
        return pass(board, out);
      }
      case SplendorMove.Pay _, SplendorMove.Return _, SplendorMove.TakeLocation _ ->
          throw new AssertionError("no action of a turn: " + move.notation());
    }
    return EndOfTurn.limit(board, out);
  }

  private static Step pass(Board board, Events out) {
    board.passes(board.passes() + 1);
    Log.passed(out, board.active());
    return EndOfTurn.locations(board, out);
  }

  @Override
  public @Nullable Refusal refusal(SplendorMove move, Board board) {
    return switch (move) {
      case SplendorMove.Take take -> Take.refusal(board, take.tokens());
      case SplendorMove.Reserve reserve -> Reserve.refusal(board, reserve.card());
      case SplendorMove.ReserveTop top -> Reserve.refusal(board, top.level());
      case SplendorMove.Recruit recruit -> Recruit.refusal(board, recruit.card());
      case SplendorMove.Pay _ -> Because.of("S-RECRUIT-01", "nothingToPay");
      case SplendorMove.Return _ -> Because.of("S-LIMIT-06", "nothingToReturn");
      case SplendorMove.TakeLocation _ -> Because.of("S-LOCATION-01", "notNow");
      case SplendorMove.Pass _ ->
          Take.isPossible(board) || Reserve.isPossible(board) || Recruit.isPossible(board)
              ? Because.of("S-TURN-04", "mustAct")
              : null;
    };
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("splendor.prompt.turn." + deeds(board));
  }

  /** What can be done. */
  private static String deeds(Board board) {
    boolean take = Take.isPossible(board);
    boolean reserve = Reserve.isPossible(board);
    if (Recruit.isPossible(board)) {
      if (take) return reserve ? "any" : "take-recruit";
      return reserve ? "reserve-recruit" : "recruit";
    }
    if (take) return reserve ? "take-reserve" : "take";
    return reserve ? "reserve" : "pass";
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("turn");
  }
}
