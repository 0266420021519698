package sixstones.games.war.turn;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.scoring.Leadership;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Table;
import sixstones.games.war.steps.Play;

/** Picking tokens up and dropping them (W-PICK, W-DROP). */
public final class Hands {

  private Hands() {}

  /** What the character may pick up, as a bit set; of several energy tokens the first. */
  static int within(Board board, Piece piece) {
    var crew = board.crew();
    var place = crew.at(piece);
    int lying = board.field().lying(place);
    if (lying == 0) return 0;
    int tokens = lying & ~crew.barred(piece);
    if (!crew.stone(piece).isNone() || stonesGuarded(board, piece, place)) {
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
  public static boolean stonesGuarded(Board board, Piece piece, Place place) {
    if (!board.field().isOpenTeamBase(place)) return false;
    var team = board.field().tile(place).team();
    return team != piece.team() && board.table().seatOf(team) != Table.NEUTRAL;
  }

  static void pickUp(Play play, Token kind, Piece piece) {
    var place = play.crew().at(piece);
    var token = kind;
    if (kind.isEnergy()) {
      token = Token.first(within(play.board(), piece) & Tokens.ENERGY);
    }
    play.field().remove(place, token.bit());
    play.crew().give(piece, token);
    play.crew().pick(piece, token);
    if (play.log().on()) {
      var phrase =
          Log.about("pickedUp", piece)
              .name("token", token.toldKey())
              .with("place", Log.place(place));
      play.log()
          .emit(
              Event.of(Kind.TOOK, phrase, "W-PICK-01")
                  .moving(token.thing(), place.thing(), piece.thing()));
    }
    Leadership.check(play, piece);
  }

  static void drop(Play play, Token kind, Piece piece) {
    var token = play.crew().inSlotFor(piece, kind);
    var place = play.crew().at(piece);
    play.crew().take(piece, token);
    play.field().put(place, token.bit());
    play.log().dropped(piece, token.bit(), place, "W-DROP-01");
    if (token.isLeadership()) Leadership.dropped(play, piece, token);
    Returns.ifUnprotected(play, piece, token);
  }
}
