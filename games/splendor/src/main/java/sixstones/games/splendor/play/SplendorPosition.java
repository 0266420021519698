package sixstones.games.splendor.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.SplendorView;
import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;
import sixstones.games.splendor.cards.Stone;
import sixstones.games.splendor.cards.Tokens;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.text.PositionText;

/** A game of Splendor in progress: the board, and what the active seat has to decide. */
public final class SplendorPosition implements Position<SplendorPosition, SplendorMove> {

  private final Board board;
  private Step step;

  public SplendorPosition(Board board, Step step) {
    this.board = board;
    this.step = step;
  }

  public Board board() {
    return board;
  }

  public Step step() {
    return step;
  }

  @Override
  public int seats() {
    return board.seats();
  }

  @Override
  public SplendorPosition copy() {
    return new SplendorPosition(board.copy(), step);
  }

  @Override
  public int chooser() {
    return step instanceof Step.Over ? NOBODY : board.active();
  }

  @Override
  public void moves(MoveList<SplendorMove> into) {
    LegalMoves.list(board, step, into);
  }

  @Override
  public void apply(SplendorMove move, Events out) {
    step = Playing.play(board, step, move, out);
  }

  @Override
  public Outcome outcome() {
    return Ending.outcome(board);
  }

  @Override
  public @Nullable Refusal refusal(SplendorMove move) {
    return Refusing.of(board, step, move);
  }

  @Override
  public Phrase prompt() {
    return switch (step) {
      case Step.Turn _ -> Phrase.of("splendor.prompt.turn");
      case Step.Payment payment ->
          Phrase.of("splendor.prompt.pay").name("card", Box.card(payment.card()).key());
      case Step.GiveBack _ ->
          Phrase.of("splendor.prompt.return")
              .number("count", board.tokensHeld(board.active()) - Rules.MOST_TOKENS);
      case Step.PickLocation _ -> Phrase.of("splendor.prompt.location");
      case Step.Over _ -> Phrase.of("splendor.refusal.over");
    };
  }

  /** A seat that must pass is told so, instead of being skipped without a word. */
  @Override
  public boolean asksAnyway() {
    return step instanceof Step.Turn;
  }

  @Override
  public List<SplendorMove> attempts(String thing) {
    var name = thing.substring(thing.indexOf(':') + 1);
    var attempts = new ArrayList<SplendorMove>();
    try {
      switch (thing.substring(0, Math.max(0, thing.indexOf(':')))) {
        case "card" -> {
          attempts.add(SharedMoves.recruit(Box.cardNamed(name).index()));
          attempts.add(SharedMoves.reserve(Box.cardNamed(name).index()));
        }
        case "deck" -> {
          if (name.matches("[123]")) attempts.add(SharedMoves.reserveTop(name.charAt(0) - '0'));
        }
        case "supply" -> {
          int stone = Stone.named(name).ordinal();
          if (step instanceof Step.Turn) attempts.add(new SplendorMove.Take(Tokens.of(stone, 2)));
          attempts.add(new SplendorMove.Take(Tokens.one(stone)));
        }
        case "mine" ->
            attempts.add(new SplendorMove.Return(Tokens.one(Stone.named(name).ordinal())));
        case "location" -> attempts.add(SharedMoves.location(Box.locationNamed(name).index()));
        default -> {}
      }
    } catch (IllegalArgumentException _) {
      // A thing that isn't ours: nobody can mean a move by it.
      return List.of();
    }
    return attempts;
  }

  @Override
  public SplendorView view(Viewer viewer) {
    return Looking.view(this, viewer);
  }

  @Override
  public SplendorPosition redeal(Viewer viewer, Chance chance) {
    var copy = copy();
    if (!isOver()) Redealing.shuffleUnseen(copy.board, viewer, chance);
    return copy;
  }

  @Override
  public long fingerprint() {
    var fingerprint = new Fingerprint();
    board.addTo(fingerprint);
    step.addTo(fingerprint);
    return fingerprint.value();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
