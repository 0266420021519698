package sixstones.games.war.turn;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;
import sixstones.games.war.heroes.Abilities;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.FreeMove.Spend.Source;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.stones.Stones;

/** What the acting player may do at any time of the turn (W-TURN-05 to 08). */
public final class FreeActions {

  private FreeActions() {}

  public static void moves(WarPosition position, MoveList<WarMove> into) {
    for (var piece : position.team().pieces()) {
      for (int left = Hands.within(position, piece); left != 0; left = Bits.rest(left)) {
        into.add(Moves.pickUp(Token.first(left), piece));
      }
      for (int left = position.crew().carried(piece); left != 0; left = Bits.rest(left)) {
        into.add(Moves.drop(Token.first(left), piece));
      }
      if (position.crew().used(piece)) {
        Energy.moves(position, piece, into);
      } else if (Abilities.hasTarget(position, piece)) {
        into.add(Moves.ability(piece));
      }
      Stones.moves(position, piece, into);
    }
  }

  /** At home the energy of the place is that of the base. */
  public static WarMove meant(WarPosition position, WarMove move) {
    if (!(move instanceof FreeMove.Spend(Source source, Piece piece))) return move;
    boolean home = position.crew().at(piece) == position.home(piece);
    return source == Source.PLACE && home ? Moves.spend(Source.BASE, piece) : move;
  }

  public static void take(WarPosition position, FreeMove move, Events out) {
    switch (move) {
      case FreeMove.PickUp pickUp -> Hands.pickUp(position, pickUp.token(), pickUp.piece(), out);
      case FreeMove.Drop drop -> Hands.drop(position, drop.token(), drop.piece(), out);
      case FreeMove.Ability ability -> {
        var piece = ability.piece();
        position.crew().use(piece);
        if (out.on()) Log.simply(out, Kind.PLAYED, "ability." + piece.id(), piece, "W-ABIL-02");
        Abilities.use(position, piece, out);
      }
      case FreeMove.Spend spend -> Energy.spend(position, spend.source(), spend.piece(), out);
      case FreeMove.UseStone use -> Stones.use(position, use.stone(), out);
      case FreeMove.Resume _ -> throw new IllegalArgumentException("nothing waits to be resumed");
    }
  }
}
