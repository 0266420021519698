package sixstones.games.war.turn;

import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Teams;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Table;

/** Picking tokens up and dropping them (W-PICK, W-DROP). */
public final class Hands {

  /** W-RULE-119: how often a character may pick up the same token in one turn. */
  public static final int MOST_PICK_UPS = 2;

  private Hands() {}

  /** What the character may pick up, as a bit set; of several energy tokens the first. */
  static int within(WarPosition position, Piece piece) {
    var crew = position.crew();
    int place = crew.at(piece);
    int lying = position.field().lying(place);
    if (lying == 0) return 0;
    int tokens = lying & ~crew.barred(piece);
    if (crew.stone(piece) != Token.NONE || stonesGuarded(position, piece, place)) {
      tokens &= ~Token.ALL_STONES;
    }
    if (crew.other(piece) != Token.NONE) {
      tokens &= Token.ALL_STONES;
    } else if (crew.leadershipCarried()) {
      tokens &= ~Token.ALL_LEADERSHIP;
    }
    for (int left = tokens; left != 0; left = Bits.rest(left)) {
      int token = Bits.first(left);
      if (crew.picked(piece, token) >= MOST_PICK_UPS) tokens &= ~(1 << token);
    }
    int energy = tokens & Token.ALL_ENERGY;
    return tokens & ~energy | Integer.lowestOneBit(energy);
  }

  /** W-STONE-09: stones on another team's base are out of reach of hands. */
  public static boolean stonesGuarded(WarPosition position, Piece piece, int place) {
    if (!position.field().isOpenTeamBase(place)) return false;
    int team = position.field().tile(place).team();
    return team != Teams.of(piece) && position.table().seatOf(team) != Table.NEUTRAL;
  }

  static void pickUp(WarPosition position, int kind, Piece piece, Events out) {
    int place = position.crew().at(piece);
    int token = kind;
    if (Token.isEnergy(kind)) {
      token = Bits.first(within(position, piece) & Token.ALL_ENERGY);
    }
    position.field().remove(place, 1 << token);
    position.crew().give(piece, token);
    position.crew().pick(piece, token);
    if (out.on()) {
      var phrase =
          Log.about("pickedUp", piece)
              .name("token", Token.toldKey(token))
              .with("place", Log.place(place));
      out.emit(
          Event.of(Kind.TOOK, phrase, "W-PICK-01")
              .moving("token:" + Token.id(token), Board.thing(place), piece.thing()));
    }
    Leadership.check(position, piece, out);
  }

  static void drop(WarPosition position, int kind, Piece piece, Events out) {
    int token = position.crew().inSlotFor(piece, kind);
    int place = position.crew().at(piece);
    position.crew().take(piece, token);
    position.field().put(place, 1 << token);
    Log.dropped(out, piece, 1 << token, place, "W-DROP-01");
    if (Token.isLeadership(token)) Leadership.dropped(position, piece, token, out);
    Returns.ifUnprotected(position, piece, token, out);
  }
}
