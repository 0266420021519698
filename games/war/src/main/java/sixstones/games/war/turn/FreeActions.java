package sixstones.games.war.turn;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.heroes.Abilities;
import sixstones.games.war.heroes.Energy;
import sixstones.games.war.heroes.Stones;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove.Spend.Source;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Teams;

/** What the acting player may do at any time of the turn (W-TURN-05 to 08). */
public final class FreeActions {

  private FreeActions() {}

  public static void moves(WarPosition position, MoveList<WarMove> into) {
    for (int index = 0; index < 2; index++) {
      int piece = Teams.piece(position.team(), index);
      for (int left = PickingUp.within(position, piece); left != 0; left = Bits.rest(left)) {
        into.add(Moves.pickUp(Bits.first(left), piece));
      }
      for (int left = position.crew().carried(piece); left != 0; left = Bits.rest(left)) {
        into.add(Moves.drop(Bits.first(left), piece));
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
    if (!(move instanceof WarMove.Spend(Source source, int piece))) return move;
    boolean home = position.crew().at(piece) == position.home(piece);
    return source == Source.PLACE && home ? Moves.spend(Source.BASE, piece) : move;
  }

  public static void take(WarPosition position, WarMove move, Events out) {
    switch (move) {
      case WarMove.PickUp pickUp -> PickingUp.pickUp(position, pickUp.token(), pickUp.piece(), out);
      case WarMove.Drop drop -> PickingUp.drop(position, drop.token(), drop.piece(), out);
      case WarMove.Ability ability -> {
        int piece = ability.piece();
        position.crew().use(piece);
        if (out.on()) Tell.simply(out, "ability." + Piece.id(piece), piece, "W-ABIL-02");
        Abilities.use(position, piece, out);
      }
      case WarMove.Spend spend -> Energy.spend(position, spend.source(), spend.piece(), out);
      case WarMove.UseStone use -> Stones.use(position, use.stone(), out);
      default -> throw new IllegalArgumentException(move.notation() + " is no free action");
    }
  }
}
