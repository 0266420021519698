package sixstones.games.war.turn;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Table;

/** Picking tokens up and dropping them (W-PICK, W-DROP). */
public final class Hands {

  private Hands() {}

  /** What the character may pick up, as a bit set; of several energy tokens the first. */
  static int within(WarPosition position, Piece piece) {
    var crew = position.crew();
    var place = crew.at(piece);
    int lying = position.field().lying(place);
    if (lying == 0) return 0;
    int tokens = lying & ~crew.barred(piece);
    if (!crew.stone(piece).isNone() || stonesGuarded(position, piece, place)) {
      tokens &= ~Tokens.STONES;
    }
    if (!crew.other(piece).isNone()) {
      tokens &= Tokens.STONES;
    } else if ((tokens & Tokens.LEADERSHIP) != 0 && crew.leadershipCarried()) {
      tokens &= ~Tokens.LEADERSHIP;
    }
    return Tokens.distinct(tokens & ~crew.pickedTwice(piece));
  }

  /** W-STONE-09: stones on another team's base are out of reach of hands. */
  public static boolean stonesGuarded(WarPosition position, Piece piece, Place place) {
    if (!position.field().isOpenTeamBase(place)) return false;
    var team = position.field().tile(place).team();
    return team != piece.team() && position.table().seatOf(team) != Table.NEUTRAL;
  }

  static void pickUp(WarPosition position, Token kind, Piece piece, Events out) {
    var place = position.crew().at(piece);
    var token = kind;
    if (kind.isEnergy()) {
      token = Token.first(within(position, piece) & Tokens.ENERGY);
    }
    position.field().remove(place, token.bit());
    position.crew().give(piece, token);
    position.crew().pick(piece, token);
    if (out.on()) {
      var phrase =
          Log.about("pickedUp", piece)
              .name("token", token.toldKey())
              .with("place", Log.place(place));
      out.emit(
          Event.of(Kind.TOOK, phrase, "W-PICK-01")
              .moving(token.thing(), place.thing(), piece.thing()));
    }
    Leadership.check(position, piece, out);
  }

  static void drop(WarPosition position, Token kind, Piece piece, Events out) {
    var token = position.crew().inSlotFor(piece, kind);
    var place = position.crew().at(piece);
    position.crew().take(piece, token);
    position.field().put(place, token.bit());
    Log.dropped(out, piece, token.bit(), place, "W-DROP-01");
    if (token.isLeadership()) Leadership.dropped(position, piece, token, out);
    Returns.ifUnprotected(position, piece, token, out);
  }
}
