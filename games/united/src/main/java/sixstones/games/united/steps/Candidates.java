package sixstones.games.united.steps;

import sixstones.engine.MoveList;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;

/** Between the bits of a step's options and the things that are picked. */
public final class Candidates {

  private Candidates() {}

  public static void list(Board board, Selection step, MoveList<UnitedMove> into) {
    var kind = step.pick();
    for (long rest = step.options() & ~Selection.MAY_DECLINE; rest != 0; rest &= rest - 1) {
      into.add(pick(board, step, kind, Long.numberOfTrailingZeros(rest)));
    }
    if ((step.options() & Selection.MAY_DECLINE) != 0) into.add(SharedMoves.DECLINE);
  }

  private static UnitedMove pick(Board board, Selection step, PickKind kind, int bit) {
    if (bit == Selection.VILLAIN_BIT && kind == PickKind.THREAT) {
      return SharedMoves.pick(PickKind.VILLAIN, 0);
    }
    if (kind == PickKind.HERO && bit >= Selection.THREAT_BIT) {
      int threat = board.threats().card(bit - Selection.THREAT_BIT).index();
      return SharedMoves.pick(PickKind.THREAT, threat);
    }
    return SharedMoves.pick(kind, value(board, step, kind, bit));
  }

  private static int value(Board board, Selection step, PickKind kind, int bit) {
    return switch (kind) {
      case LOCATION -> board.ring().tile(Location.ALL[bit]).index();
      case HERO -> board.team().hero(Member.of(bit)).index();
      case THREAT -> board.threats().card(bit).index();
      case CARD -> board.team().hero(step.cardsOf()).cards().get(bit).index();
      case PLAN -> board.villain().plans().get(bit).index();
      case SUPPORT -> board.support().row().below(bit);
      case TOKEN,
          SYMBOL,
          STORY,
          OPTION,
          NUMBER,
          GEAR,
          VILLAIN,
          RICK,
          SUPER_HERO,
          SUPER_VILLAIN,
          BATTLE_PLAN,
          MISSION ->
          bit;
    };
  }

  /** The bit that a move picks, or -1: the one that is offered as that move. */
  public static int bit(Board board, Selection step, UnitedMove move) {
    if (!(move instanceof UnitedMove.Pick)) return -1;
    PickKind kind = step.pick();
    for (long rest = step.options() & ~Selection.MAY_DECLINE; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      if (pick(board, step, kind, bit).equals(move)) return bit;
    }
    return -1;
  }
}
