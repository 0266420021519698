package sixstones.games.war.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.games.war.WarPosition;
import sixstones.games.war.WarView;
import sixstones.games.war.WarView.EndView;
import sixstones.games.war.WarView.Hold;
import sixstones.games.war.WarView.MawView;
import sixstones.games.war.WarView.PendingView;
import sixstones.games.war.WarView.PieceView;
import sixstones.games.war.WarView.PlaceView;
import sixstones.games.war.WarView.TeamView;
import sixstones.games.war.WarView.ThanosView;
import sixstones.games.war.WarView.TileView;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Posture;
import sixstones.games.war.state.Table;
import sixstones.games.war.text.PositionText;
import sixstones.games.war.thanos.Nearest;
import sixstones.games.war.tiles.Effects;
import sixstones.games.war.turn.Turns;

/** Looks at a position with a viewer's eyes. */
public final class Views {

  private final WarPosition position;
  private final Board board;
  private final Field field;
  private final Crew crew;
  private final Viewer viewer;

  private Views(WarPosition position, Viewer viewer) {
    this.position = position;
    board = position.board();
    this.viewer = viewer;
    field = board.field();
    crew = board.crew();
  }

  public static WarView of(WarPosition position, Viewer viewer) {
    return new Views(position, viewer).view();
  }

  private WarView view() {
    var clock = board.clock();
    int seats = board.seats();
    return new WarView(
        clock.seat,
        board.acting(),
        clock.turn,
        (clock.turn - 1) / seats + 1,
        clock.mainDone,
        ids(clock.usedStones),
        teams(),
        tiles(),
        offBoard(),
        pieces(),
        thanos(),
        pending(),
        new MawView(clock.mawTurns, clock.mawTriggered),
        new EndView(optional(clock.signal), clock.turnsLeft, clock.idle, Turns.IDLE_ROUNDS * seats),
        ids(board.ledger().reserve()),
        ids(board.ledger().box()),
        field.closed(),
        board.ledger().heroesLeft());
  }

  private static List<String> ids(int tokens) {
    return Tokens.names(tokens, Token::id);
  }

  private List<TeamView> teams() {
    var teams = new ArrayList<TeamView>();
    for (int seat = 0; seat < board.seats(); seat++) {
      var team = board.table().team(seat);
      teams.add(
          new TeamView(
              seat,
              team.id(),
              Arrays.stream(team.pieces()).map(Piece::id).toList(),
              field.base(team).name(),
              board.ledger().points(seat),
              ids(board.ledger().zone(seat)),
              ids(SixStones.controlled(board, seat)),
              board.clock().gauntlet == seat));
    }
    return teams;
  }

  private List<TileView> tiles() {
    var tiles = new ArrayList<TileView>();
    for (var place : Place.TILES) {
      tiles.add(field.isOpen(place) ? open(place) : closed(place));
    }
    return tiles;
  }

  private TileView closed(Place place) {
    return new TileView(
        place.name(),
        false,
        field.back(place),
        null,
        null,
        null,
        0,
        List.of(),
        false,
        null,
        false,
        ring(place),
        ids(field.lying(place)));
  }

  private TileView open(Place place) {
    var tile = field.tile(place);
    boolean base = tile.kind() == TileKind.TEAM_BASE;
    return new TileView(
        place.name(),
        true,
        field.back(place),
        tile.kind(),
        tile.variant().isEmpty() ? null : tile.variant(),
        field.kind(place),
        field.turns(place),
        exits(place),
        isTrap(place),
        base ? tile.team().id() : null,
        base && board.table().seatOf(tile.team()) == Table.NEUTRAL,
        ring(place),
        ids(field.lying(place)));
  }

  private static @Nullable Integer ring(Place place) {
    return optional(place.ringIndex());
  }

  private static @Nullable Integer optional(int number) {
    return number < 0 ? null : Integer.valueOf(number);
  }

  private List<Direction> exits(Place place) {
    if (field.kind(place) != TileKind.ARROW) return List.of();
    return Arrays.stream(Direction.ALL)
        .filter(direction -> field.points(place, direction))
        .toList();
  }

  /** The rim of the page's tiles: what hurts this viewer. */
  private boolean isTrap(Place place) {
    boolean plays = viewer instanceof Seat seat && seat.index() < board.seats();
    var team = plays ? board.table().team(((Seat) viewer).index()) : Team.NONE;
    return Effects.ALL.of(field.kind(place)).isTrap(board, team, place);
  }

  private List<PlaceView> offBoard() {
    var places = new ArrayList<PlaceView>();
    for (var place : Place.OFF_BOARD) {
      if (field.lying(place) != 0) {
        places.add(new PlaceView(place.name(), ids(field.lying(place))));
      }
    }
    return places;
  }

  private List<PieceView> pieces() {
    var pieces = new ArrayList<PieceView>();
    for (var piece : Piece.CHARACTERS) {
      if (crew.inPlay(piece)) pieces.add(piece(piece));
    }
    return pieces;
  }

  private PieceView piece(Piece piece) {
    return new PieceView(
        piece.id(),
        piece.team().id(),
        board.table().owner(piece),
        crew.at(piece).name(),
        slot(crew.stone(piece)),
        slot(crew.other(piece)),
        !crew.used(piece),
        crew.posture(piece) != Posture.STANDS,
        switch (crew.hold(piece)) {
          case NONE -> Hold.NONE;
          case BEGUN -> Hold.BEGUN;
          case COMPLETE -> Hold.COMPLETE;
        },
        board.onTurn(piece)
            ? crew.visitedPlaces(piece).stream().map(Place::name).toList()
            : List.of(),
        ids(crew.barred(piece)),
        Ways.of(board, piece));
  }

  private static @Nullable String slot(Token token) {
    return token.isNone() ? null : token.id();
  }

  private ThanosView thanos() {
    int taken = board.ledger().taken();
    var at = crew.at(Piece.THANOS);
    var base = field.thanosBase();
    boolean inPlay = crew.inPlay(Piece.THANOS);
    var nearest = new ArrayList<String>();
    int distance = 0;
    int characters = inPlay ? Nearest.characters(board, at) : 0;
    for (int left = characters; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      nearest.add(piece.id());
      distance = at.distance(crew.at(piece));
    }
    return new ThanosView(
        inPlay ? at.name() : null,
        field.isOpen(base) ? base.name() : null,
        optional(board.clock().gauntlet),
        ids(taken & Tokens.STONES),
        ids(taken & ~Tokens.STONES),
        nearest,
        distance,
        Nearest.undecided(board, characters),
        stepsOfThanos(at, characters));
  }

  /** None where the nearest stands on his own place, or where too many are equally near. */
  private List<String> stepsOfThanos(Place at, int nearest) {
    return Arrays.stream(Nearest.targets(board, nearest))
        .filter(target -> target != at)
        .flatMap(target -> Arrays.stream(Nearest.steps(at, target)))
        .distinct()
        .map(Place::name)
        .toList();
  }

  /** Each step's line in the position text already names step, piece and place. */
  private List<PendingView> pending() {
    var pending = new ArrayList<PendingView>();
    for (var line : PositionText.pending(position)) {
      var words = line.split(" ");
      var piece = words.length > 1 && Piece.ids().contains(words[1]) ? words[1] : null;
      var last = words[words.length - 1];
      pending.add(new PendingView(words[0], piece, last.contains(",") ? last : null));
    }
    return pending;
  }
}
