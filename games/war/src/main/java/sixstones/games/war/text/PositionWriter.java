package sixstones.games.war.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sixstones.engine.text.Tree;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.EnergyNumbers;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Hold;
import sixstones.games.war.state.Posture;

/** Writes everything about a position. */
final class PositionWriter {

  private final WarPosition position;
  private final Field field;
  private final Crew crew;
  private final Clock clock;
  private final EnergyNumbers energy;

  PositionWriter(WarPosition position) {
    this.position = position;
    field = position.board().field();
    crew = position.board().crew();
    clock = position.board().clock();
    energy = new EnergyNumbers(field, crew, position.board().ledger());
  }

  Tree.Mapping write() {
    var teams = new ArrayList<String>();
    for (int seat = 0; seat < position.seats(); seat++) {
      teams.add(position.board().table().team(seat).id());
    }
    var options = Tree.mapping();
    position.board().table().options().sorted().forEach(options::put);
    int box = position.board().ledger().box();
    return Tree.mapping()
        .put("teams", Tree.list(teams))
        .putUnless(position.board().table().options().values().isEmpty(), "options", options.done())
        .put("turn", turn())
        .put("tiles", tiles())
        .put("tokens", tokens())
        .put("pieces", pieces())
        .putUnless(box == 0, "box", Tree.list(TokenText.ids(box)))
        .put("thanos", thanos())
        .put("points", points())
        .putUnless(!clock.mawTriggered && clock.mawTurns == 0, "maw", maw())
        .putUnless(clock.signal == Clock.NONE, "last round", lastRound())
        .putUnless(clock.idle == 0, "idle turns", clock.idle)
        .put("pending", Tree.list(PositionText.pending(position)))
        .putUnless(clock.ending == Clock.Ending.NOT_YET, "ending", ending())
        .done();
  }

  private String team(int seat) {
    return position.board().table().team(seat).id();
  }

  private Tree turn() {
    return Tree.mapping()
        .put("team", team(clock.seat))
        .put("number", clock.turn)
        .put("main", clock.mainDone ? "done" : "open")
        .putUnless(clock.usedStones == 0, "used stones", Tree.list(TokenText.ids(clock.usedStones)))
        .put("lay at start", clock.layAtStart ? "yes" : "no")
        .putUnless(!clock.progressed, "progress", "yes")
        .done();
  }

  private Tree tiles() {
    var tiles = Tree.mapping();
    for (var place : Place.TILES) {
      tiles.put(place.name(), TileText.write(field, place));
    }
    return tiles.done();
  }

  private Tree tokens() {
    var tokens = Tree.mapping();
    for (var place : Place.ALL) {
      int lying = field.lying(place);
      tokens.putUnless(lying == 0, place.name(), Tree.list(TokenText.ids(lying)));
    }
    return tokens.done();
  }

  private Tree pieces() {
    var pieces = Tree.mapping();
    for (var piece : Piece.CHARACTERS) {
      pieces.putUnless(!crew.inPlay(piece), piece.id(), piece(piece));
    }
    return pieces.done();
  }

  private Tree piece(Piece piece) {
    if (!crew.inPlay(piece)) return Tree.leaf("");
    boolean onTurn = position.board().onTurn(piece);
    int carried = crew.carried(piece);
    return Tree.mapping()
        .put("at", crew.at(piece).name())
        .putUnless(carried == 0, "carries", Tree.list(TokenText.ids(carried)))
        .putUnless(!crew.used(piece), "used", "yes")
        .putUnless(crew.posture(piece) == Posture.STANDS, "detained", detained(piece))
        .putUnless(crew.hold(piece) == Hold.NONE, "hold", hold(piece))
        .putUnless(!onTurn, "visited", onTurn ? visited(piece) : "")
        .putUnless(
            crew.barred(piece) == 0,
            "barred",
            Tree.list(TokenText.exactIds(crew.barred(piece), energy)))
        .putUnless(!onTurn || picked(piece).isEmpty(), "picked", Tree.list(picked(piece)))
        .done();
  }

  private String detained(Piece piece) {
    return crew.posture(piece) == Posture.LIES ? "yes" : "this turn";
  }

  private String hold(Piece piece) {
    return crew.hold(piece) == Hold.BEGUN ? "begun" : "complete";
  }

  private Tree visited(Piece piece) {
    return Tree.list(crew.visitedPlaces(piece).stream().map(Place::name).toList());
  }

  private List<String> picked(Piece piece) {
    var picked = new ArrayList<String>();
    if (!position.board().onTurn(piece)) return picked;
    for (var token : Token.ALL) {
      for (int i = crew.picked(piece, token); i > 0; i--)
        picked.add(energy.renumber(token).exactId());
    }
    picked.sort(null);
    return picked;
  }

  private Tree thanos() {
    int taken = position.board().ledger().taken();
    int barred = crew.barred(Piece.THANOS);
    boolean out = !crew.inPlay(Piece.THANOS);
    return Tree.mapping()
        .put("at", out ? "none" : crew.at(Piece.THANOS).name())
        .put("gauntlet", clock.gauntlet == Clock.NONE ? "none" : team(clock.gauntlet))
        .putUnless(!clock.thanosIsNew, "new", "yes")
        .putUnless(taken == 0, "taken", Tree.list(TokenText.ids(taken)))
        .putUnless(barred == 0, "barred", Tree.list(TokenText.exactIds(barred, energy)))
        .done();
  }

  private Tree points() {
    var points = Tree.mapping();
    for (int seat = 0; seat < position.seats(); seat++) {
      int zone = position.board().ledger().zone(seat);
      points.putUnless(zone == 0, team(seat), Tree.list(TokenText.ids(zone)));
    }
    return points.done();
  }

  private String maw() {
    return clock.mawTriggered ? "next round" : String.valueOf(clock.mawTurns);
  }

  private Tree lastRound() {
    if (clock.signal == Clock.NONE) return Tree.leaf("");
    return Tree.mapping().put("signal", team(clock.signal)).put("turns", clock.turnsLeft).done();
  }

  private String ending() {
    var name = clock.ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return clock.stonesWinner == Clock.NONE ? name : name + " " + team(clock.stonesWinner);
  }
}
