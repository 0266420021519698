package sixstones.games.united.play;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/** Between the bits of a step's options and the things that are picked. */
final class Candidates {

  private Candidates() {}

  static void list(Board board, Step step, MoveList<UnitedMove> into) {
    var kind = step.pick();
    if (kind == null) return;
    for (long rest = step.options() & ~Step.MAY_DECLINE; rest != 0; rest &= rest - 1) {
      into.add(pick(board, step, kind, Long.numberOfTrailingZeros(rest)));
    }
    if ((step.options() & Step.MAY_DECLINE) != 0) into.add(SharedMoves.DECLINE);
  }

  private static UnitedMove pick(Board board, Step step, PickKind kind, int bit) {
    if (bit == Step.VILLAIN_BIT && kind == PickKind.THREAT) {
      return SharedMoves.pick(PickKind.VILLAIN, 0);
    }
    if (kind == PickKind.HERO && bit >= Step.THREAT_BIT) {
      int threat = board.threats().card(bit - Step.THREAT_BIT).index();
      return SharedMoves.pick(PickKind.THREAT, threat);
    }
    return SharedMoves.pick(kind, value(board, step, kind, bit));
  }

  private static int value(Board board, Step step, PickKind kind, int bit) {
    return switch (kind) {
      case LOCATION -> board.ring().tile(bit).index();
      case HERO -> board.team().hero(bit);
      case THREAT -> board.threats().card(bit).index();
      case CARD -> Box.hero(board.team().hero(step.a())).cards().get(bit).index();
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
  static int bit(Board board, Step step, UnitedMove move) {
    PickKind kind = step.pick();
    if (kind == null || !(move instanceof UnitedMove.Pick)) return extra(step, move);
    for (long rest = step.options() & ~Step.MAY_DECLINE; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      if (pick(board, step, kind, bit).equals(move)) return bit;
    }
    return -1;
  }

  /** Gear is picked although its step lists what there is by itself. */
  private static int extra(@Nullable Step step, UnitedMove move) {
    if (step == null || step.kind() != Step.Kind.TAKE_GEAR) return -1;
    return move instanceof UnitedMove.Pick pick ? pick.value() : -1;
  }
}
