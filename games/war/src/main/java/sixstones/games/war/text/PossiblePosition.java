package sixstones.games.war.text;

import sixstones.engine.text.TreeError;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Hold;
import sixstones.games.war.state.Posture;
import sixstones.games.war.turn.Pause;
import sixstones.games.war.turn.Turns;

/** Refuses positions that no game can reach. */
final class PossiblePosition {

  private final WarPosition position;
  private final Field field;
  private final Crew crew;
  private final Clock clock;

  PossiblePosition(WarPosition position) {
    this.position = position;
    field = position.board().field();
    crew = position.board().crew();
    clock = position.board().clock();
  }

  void check() {
    for (int seat = 0; seat < position.seats(); seat++) base(position.board().table().team(seat));
    for (var piece : Piece.CHARACTERS) if (crew.inPlay(piece)) piece(piece);
    halves();
    thanos();
    zones();
    counts();
    steps();
  }

  private static void require(boolean possible, String field, String problem) {
    if (!possible) throw new TreeError(field, "impossible: " + problem);
  }

  private void base(Team team) {
    var place = field.base(team);
    var at = "tiles." + place.name();
    require(place.isOnRing(), at, "the base of a team that plays lies in the outer ring");
    require(field.isOpen(place), at, "the base of a team that plays is open");
  }

  private void piece(Piece piece) {
    var at = "pieces." + piece.id();
    var place = crew.at(piece);
    require(!crew.thanosAt(place), at, "nobody shares a place with Thanos");
    require(!field.isClosed(place), at, "only Thanos stands on a closed tile");
    if (crew.hold(piece) != Hold.NONE) {
      require(crew.other(piece).isHero(), at, "only a superhero is held");
      require(field.isOpen(place, TileKind.BATTLEFIELD), at, "it is held on a battlefield only");
    }
    require(
        crew.posture(piece) != Posture.FRESHLY_DETAINED || position.board().onTurn(piece),
        at,
        "only a character of the team on turn was detained this turn");
  }

  private void halves() {
    require(
        crew.carrier(Token.LEADERSHIP_A).isNobody() || crew.carrier(Token.LEADERSHIP_B).isNobody(),
        "pieces",
        "while one half of the leadership is carried, nobody carries the other");
  }

  private void thanos() {
    boolean gauntlet = clock.gauntlet != Clock.NONE;
    require(
        crew.inPlay(Piece.THANOS) == gauntlet,
        "thanos",
        "Thanos is in play if and only if a team has the Gauntlet");
    int taken = position.board().ledger().taken();
    require(taken == 0 || gauntlet, "thanos.taken", "Thanos takes nothing before he appears");
  }

  private void zones() {
    var ledger = position.board().ledger();
    for (int seat = 0; seat < position.seats(); seat++) {
      var at = "points." + position.board().table().team(seat).id();
      int zone = ledger.zone(seat);
      int halves = zone & Tokens.LEADERSHIP;
      require((zone & ~Tokens.HEROES) == halves, at, "superheroes and leadership are worth points");
      require(
          halves == 0 || halves == Tokens.LEADERSHIP,
          at,
          "the halves of the leadership are scored together");
      require(
          clock.ending != Clock.Ending.NOT_YET
              || SixStones.controlled(position.board(), seat) != Tokens.STONES,
          "pieces",
          "a team with six Stones has won");
    }
    require(
        clock.ending != Clock.Ending.NOT_YET || (ledger.taken() & Tokens.STONES) != Tokens.STONES,
        "thanos.taken",
        "Thanos with six Stones has won");
    int spent = ledger.box() & ~position.board().table().tiles().absent();
    require((spent & ~Tokens.ENERGY) == 0, "box", "only energy is spent");
  }

  private void counts() {
    int limit = Turns.IDLE_ROUNDS * position.seats();
    require(
        clock.ending != Clock.Ending.NOT_YET || clock.idle < limit,
        "idle turns",
        "after " + limit + " of them the game is over");
    int active = Token.TIME.bit() | Token.REALITY.bit();
    require(
        (clock.usedStones & ~active) == 0, "turn.used stones", "only time and reality are used");
  }

  private void steps() {
    for (var step : position.steps()) {
      if (!(step instanceof Pause pause) || pause.stay() != crew.stay(pause.piece())) continue;
      require(
          field.tile(at(pause.piece())).equals(pause.tile()),
          "pending",
          pause.piece().id() + " is not on the tile of the pause");
    }
  }

  private Place at(Piece piece) {
    var place = crew.at(piece);
    require(crew.inPlay(piece) && place.isTile(), "pending", piece.id() + " is elsewhere");
    return place;
  }
}
