package sixstones.games.united.steps;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.moves.Miniature;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Threats;

/** Between the numbers in the options of a question and the things that are picked. */
final class Candidates {

  private Candidates() {}

  static void list(Board board, Selection<?> asked, MoveList<UnitedMove> into) {
    for (long rest = asked.options(); rest != 0; rest = Bits.rest(rest)) {
      into.add(move(board, asked, Bits.first(rest)));
    }
    if (asked.mayDecline()) into.add(SharedMoves.DECLINE);
  }

  private static UnitedMove move(Board board, Selection<?> asked, int number) {
    var kind = asked.pick();
    return switch (kind) {
      case LOCATION -> SharedMoves.pick(kind, board.ring().tile(Location.ALL[number]));
      case HERO -> SharedMoves.pick(kind, board.team().hero(Member.of(number)));
      case THREAT ->
          number == Threats.VILLAIN
              ? SharedMoves.pick(PickKind.VILLAIN, Miniature.VILLAIN)
              : SharedMoves.pick(kind, board.threats().card(number));
      case CARD -> SharedMoves.pick(kind, board.team().hero(asked.cardsOf()).cards().get(number));
      case PLAN -> SharedMoves.pick(kind, board.villain().plans().get(number));
      case SUPPORT -> SharedMoves.pick(kind, board.support().row().below(number));
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
          SharedMoves.pick(kind, number);
    };
  }

  /** What is meant on the board: the place of a tile in the ring, of a Hero in the team. */
  static Object onBoard(Board board, Pickable named) {
    if (named instanceof Tile tile) return board.ring().find(tile);
    if (named instanceof Hero hero) return board.team().find(hero);
    return named;
  }
}
