package sixstones.games.united.heroturn;

import sixstones.engine.MoveList;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** A card of the hand is played. */
public record PlayCard() implements Asking {

  public static final StepKind KIND = new StepKind("play-card", _ -> new PlayCard());

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public String rule() {
    return "U-HERO-PLAY-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    Member hero = board.turn().active();
    for (var card : board.team().hero(hero).cards()) {
      if (board.team().held(hero, card) > 0) into.add(SharedMoves.play(card));
    }
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof UnitedMove.Play play) {
      HeroTurn.playCard(game, game.turn.active(), play.card());
    }
  }

  @Override
  public Phrase prompt(Board board) {
    boolean facedown = board.team().mustPlayFacedown(board.turn().active());
    return Asking.prompt(facedown ? "play-facedown" : id());
  }

  /** Its absence would tell something of the hand. */
  @Override
  public boolean asksAnyway(Board board) {
    return true;
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.CARD;
  }
}
