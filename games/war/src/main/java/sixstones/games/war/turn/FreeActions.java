package sixstones.games.war.turn;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;
import sixstones.games.war.heroes.Abilities;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.FreeMove.Spend.Source;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;
import sixstones.games.war.stones.Stones;

/** What the acting player may do at any time of the turn (W-TURN-05 to 08). */
public final class FreeActions {

  private FreeActions() {}

  public static void moves(Board board, MoveList<WarMove> into) {
    for (var piece : board.team().pieces()) {
      for (int left = Hands.within(board, piece); left != 0; left = Bits.rest(left)) {
        into.add(SharedMoves.pickUp(Token.first(left), piece));
      }
      for (int left = board.crew().carried(piece); left != 0; left = Bits.rest(left)) {
        into.add(SharedMoves.drop(Token.first(left), piece));
      }
      if (board.crew().used(piece)) {
        Energy.moves(board, piece, into);
      } else if (Abilities.hasTarget(board, piece)) {
        into.add(SharedMoves.ability(piece));
      }
      Stones.moves(board, piece, into);
    }
  }

  /** At home the energy of the place is that of the base. */
  public static WarMove meant(Board board, WarMove move) {
    if (!(move instanceof FreeMove.Spend(Source source, Piece piece))) return move;
    boolean home = board.crew().at(piece) == board.home(piece);
    return source == Source.PLACE && home ? SharedMoves.spend(Source.BASE, piece) : move;
  }

  public static void take(Play play, FreeMove move) {
    switch (move) {
      case FreeMove.PickUp pickUp -> Hands.pickUp(play, pickUp.token(), pickUp.piece());
      case FreeMove.Drop drop -> Hands.drop(play, drop.token(), drop.piece());
      case FreeMove.Ability ability -> {
        var piece = ability.piece();
        play.crew().use(piece);
        if (play.log().on())
          play.log().simply(Kind.PLAYED, "ability." + piece.id(), piece, "W-ABIL-02");
        Abilities.use(play, piece);
      }
      case FreeMove.Spend spend -> Energy.spend(play, spend.source(), spend.piece());
      case FreeMove.UseStone use -> Stones.use(play, use.stone());
      case FreeMove.Resume _ -> throw new IllegalArgumentException("nothing waits to be resumed");
    }
  }
}
