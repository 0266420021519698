package sixstones.games.war;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Hold;
import sixstones.games.war.turn.TakeTurn;

/** What is true of every position the rules can reach. */
final class Invariants {

  private Invariants() {}

  static void check(WarPosition position) {
    tilesAreAPermutation(position);
    tokensAreConserved(position);
    piecesStandWhereTheyMay(position);
    basesLieInTheRing(position);
    aMainActionExists(position);
  }

  private static void tilesAreAPermutation(WarPosition position) {
    var seen = new boolean[Place.TILES.length];
    int closed = 0;
    for (var place : Place.TILES) {
      check(!seen[position.board().field().index(place)], "a tile lies twice");
      seen[position.board().field().index(place)] = true;
      if (position.board().field().isClosed(place)) closed++;
    }
    check(closed == position.board().field().closed(), "closed tiles are counted");
  }

  private static void tokensAreConserved(WarPosition position) {
    int seen = 0;
    int count = 0;
    for (var place : Place.ALL) {
      seen |= position.board().field().lying(place);
      count += Bits.count(position.board().field().lying(place));
      boolean laden = (position.board().field().laden(place.word()) & place.bit()) != 0;
      check(laden == (position.board().field().lying(place) != 0), "laden places are known");
    }
    for (var piece : Piece.CHARACTERS) {
      seen |= position.board().crew().carried(piece);
      count += Bits.count(position.board().crew().carried(piece));
    }
    var ledger = position.board().ledger();
    int elsewhere = ledger.box() | ledger.taken() | ledger.reserve();
    count += Bits.count(ledger.box()) + Bits.count(ledger.taken()) + Bits.count(ledger.reserve());
    for (int seat = 0; seat < position.seats(); seat++) {
      elsewhere |= ledger.zone(seat);
      count += Bits.count(ledger.zone(seat));
    }
    check((seen | elsewhere) == Tokens.ALL && count == Token.ALL.length, "27 tokens, each once");
    int absent = position.board().table().tiles().absent();
    check((ledger.box() & ~Tokens.ENERGY) == absent, "only energy is spent");
    int leaders = 0;
    for (var piece : Piece.CHARACTERS) {
      var token = position.board().crew().other(piece);
      if (token.isLeadership()) leaders++;
    }
    check(leaders <= 1, "never two halves carried");
  }

  /** Nobody shares a place with Thanos; different teams share only where W-RULE-24 says. */
  private static void piecesStandWhereTheyMay(WarPosition position) {
    var crew = position.board().crew();
    for (var piece : Piece.CHARACTERS) {
      boolean plays = piece.isIn(position.board().table().playedPieces());
      check(plays == crew.inPlay(piece), "exactly the played characters are in play");
      if (!plays) continue;
      check(!crew.thanosAt(crew.at(piece)), piece.id() + " is with Thanos");
      check(
          !position.board().field().isClosed(crew.at(piece)), "only Thanos stands on closed tiles");
      check(
          crew.hold(piece) == Hold.NONE || crew.other(piece).isHero(), "a hold is of a superhero");
    }
  }

  private static void basesLieInTheRing(WarPosition position) {
    for (var team : Team.ALL) {
      var place = position.board().field().base(team);
      check(position.board().field().tile(place).team() == team, "bases are found");
      boolean played = position.board().table().seatOf(team) >= 0;
      check(!played || place.isOnRing(), "a played base is in the ring");
      check(!played || position.board().field().isOpen(place), "a played base is open");
    }
  }

  /** W-RULE-47. */
  private static void aMainActionExists(WarPosition position) {
    if (position.isOver() || !(position.asking() instanceof TakeTurn)) return;
    if (position.board().clock().mainDone) return;
    var moves = new MoveList<WarMove>();
    position.moves(moves);
    check(moves.contains(new MainMove.ShiftBase(true)), "the base can be shifted");
    check(moves.contains(new MainMove.ShiftBase(false)), "the base can be shifted");
  }

  /** Cheaper than an assertion library in a loop of millions. */
  private static void check(boolean holds, String what) {
    if (!holds) throw new AssertionError(what);
  }
}
