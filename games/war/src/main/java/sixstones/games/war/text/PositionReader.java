package sixstones.games.war.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sixstones.engine.BadDeal;
import sixstones.engine.Bits;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.War;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.setup.Setup;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Hold;
import sixstones.games.war.state.Ledger;
import sixstones.games.war.state.Posture;
import sixstones.games.war.state.Table;
import sixstones.games.war.steps.Step;
import sixstones.games.war.turn.TakeTurn;

/** Reads a position and fills in what it does not say. */
final class PositionReader {

  private final TreeReader text;
  private final Chance chance;
  private final Table table;
  private final Ledger ledger;
  private final Crew crew = new Crew();
  private final Clock clock = new Clock();

  PositionReader(TreeReader text, Chance chance) {
    this.text =
        text.allow(
            "teams",
            "players",
            "options",
            "turn",
            "tiles",
            "tokens",
            "pieces",
            "thanos",
            "points",
            "box",
            "maw",
            "last round",
            "idle turns",
            "pending",
            "ending");
    this.chance = chance;
    table = Setup.table(options(), teams());
    ledger = new Ledger(table.seats());
  }

  WarPosition read() {
    readTurn();
    var field = new FieldReader(text, table, chance).read();
    readTokens(field);
    readPieces(field);
    for (var item : list(text, "box")) ledger.toBox(token(item));
    readThanos(field);
    text.find("points").ifPresent(this::readPoints);
    ledger.leaveInBox(table.tiles().absent());
    readCounts();
    var steps = new StepStack<Step>();
    steps.push(TakeTurn.STEP);
    for (var item : list(text, "pending").reversed()) {
      steps.push(item.as(line -> StepReader.read(line, crew, field)));
    }
    var position = new WarPosition(new Board(table, field, crew, ledger, clock), chance, steps);
    new PossiblePosition(position).check();
    return position;
  }

  private Options options() {
    var values = new TreeMap<String, String>();
    text.find("options")
        .ifPresent(all -> all.fields().forEach((id, value) -> values.put(id, value.text())));
    var options = new Options(values);
    try {
      new Deal(Team.ALL.length, options, chance).checkedFor(War.INFO);
    } catch (BadDeal e) {
      throw text.at("options").error(String.valueOf(e.getMessage()));
    }
    return options;
  }

  /** The teams said, else those of the pieces mentioned, filled up in the order of the data. */
  private List<Team> teams() {
    var teams = new ArrayList<Team>();
    for (var item : list(text, "teams")) {
      var team = item.as(Team::named);
      if (teams.contains(team)) throw item.error("a team is there twice");
      teams.add(team);
    }
    if (teams.size() >= 2) return teams;
    if (!teams.isEmpty()) throw text.at("teams").error("at least two teams play");
    text.find("pieces")
        .ifPresent(
            pieces ->
                pieces
                    .fields()
                    .forEach(
                        (id, at) -> {
                          var team = piece(at, id).team();
                          if (!teams.contains(team)) teams.add(team);
                        }));
    int players = text.find("players").map(at -> at.number(2, Team.ALL.length)).orElse(2);
    for (var team : Team.ALL) {
      if (teams.size() < players && !teams.contains(team)) teams.add(team);
    }
    teams.sort(Comparator.comparingInt(Team::index));
    return teams;
  }

  private static Piece piece(TreeReader at, String id) {
    var piece = at.name(id, Piece::named);
    if (piece == Piece.THANOS) throw at.error("\"" + id + "\" is no character");
    return piece;
  }

  private void readTurn() {
    text.find("turn").ifPresent(this::readTurn);
  }

  private void readTurn(TreeReader turn) {
    if (turn.isLeaf()) {
      clock.seat = seat(turn);
      return;
    }
    turn.allow("team", "number", "main", "used stones", "lay at start", "progress");
    turn.find("team").ifPresent(team -> clock.seat = seat(team));
    clock.turn = turn.find("number").map(TreeReader::number).orElse(1);
    clock.mainDone = turn.find("main").map(PositionReader::isDone).orElse(false);
    clock.progressed = turn.find("progress").map(TreeReader::truth).orElse(false);
    for (var stone : list(turn, "used stones")) clock.usedStones |= stone.as(Token::named).bit();
  }

  private static boolean isDone(TreeReader main) {
    return switch (main.text()) {
      case "done" -> true;
      case "open" -> false;
      default -> throw main.error("the main action is open or done");
    };
  }

  private int seat(TreeReader team) {
    if (team.text().matches("\\d")) return team.number(0, table.seats() - 1);
    int seat = table.seatOf(team.as(Team::named));
    if (seat == Table.NEUTRAL) throw team.error("this team does not play");
    return seat;
  }

  private void readTokens(Field field) {
    text.find("tokens")
        .ifPresent(
            all ->
                all.fields()
                    .forEach(
                        (name, tokens) -> {
                          var place = FieldReader.place(tokens, name);
                          for (var item : items(tokens)) field.put(place, token(item).bit());
                        }));
  }

  /** Takes the token out of the reserve; each can be in one place only. */
  private Token token(TreeReader item) {
    var token = item.as(Token::named);
    int wanted = item.text().strip().equals("energy") ? Tokens.ENERGY : token.bit();
    int left = ledger.reserve() & wanted;
    if (left == 0) throw item.error("there is no " + item.text() + " left");
    ledger.fromReserve(Integer.lowestOneBit(left));
    return Token.first(left);
  }

  private void readPieces(Field field) {
    for (int left = table.playedPieces(); left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      crew.put(piece, field.base(piece.team()));
    }
    for (var piece : Piece.CHARACTERS) {
      var at = pieceText(piece);
      if (at.isPresent()) readPiece(piece, at.get());
    }
    for (var piece : table.team(clock.seat).pieces()) {
      crew.visit(piece, crew.at(piece));
      clock.layAtStart |= crew.posture(piece) == Posture.LIES;
      pieceText(piece).ifPresent(at -> readMemory(piece, at));
    }
    text.find("turn")
        .filter(turn -> !turn.isLeaf())
        .flatMap(turn -> turn.find("lay at start"))
        .ifPresent(lay -> clock.layAtStart = lay.truth());
  }

  private Optional<TreeReader> pieceText(Piece piece) {
    return text.find("pieces")
        .flatMap(
            pieces ->
                pieces.fields().entrySet().stream()
                    .filter(entry -> piece(entry.getValue(), entry.getKey()) == piece)
                    .map(Map.Entry::getValue)
                    .findFirst());
  }

  private void readPiece(Piece piece, TreeReader at) {
    if (!piece.isIn(table.playedPieces())) throw at.error("its team does not play");
    if (at.isLeaf() && !at.text().isBlank()) {
      crew.put(piece, at.as(Place::named));
      return;
    }
    allow(at, List.of("at", "carries", "used", "detained", "hold", "visited", "barred", "picked"));
    PlaceText.at(at).ifPresent(place -> crew.put(piece, place));
    for (var item : list(at, "carries")) {
      var token = token(item);
      if (!crew.inSlotFor(piece, token).isNone()) throw item.error("the slot is full");
      crew.give(piece, token);
    }
    if (at.find("used").map(TreeReader::truth).orElse(false)) crew.use(piece);
    at.find("detained").ifPresent(detained -> crew.posture(piece, posture(detained)));
    at.find("hold").ifPresent(hold -> crew.hold(piece, hold(hold)));
    if (piece.team() == table.team(clock.seat)) return;
    for (var memory : List.of("visited", "barred", "picked")) {
      if (at.has(memory)) throw at.at(memory).error("only of the team on turn is this remembered");
    }
  }

  /** The known fields, and the column of a place that was written without quotes. */
  private static void allow(TreeReader at, List<String> known) {
    var allowed = new ArrayList<>(known);
    for (var field : at.fields().keySet()) if (PlaceText.isColumn(at, field)) allowed.add(field);
    at.allow(allowed);
  }

  private static Posture posture(TreeReader detained) {
    if (detained.text().equals("this turn")) return Posture.FRESHLY_DETAINED;
    return detained.truth() ? Posture.LIES : Posture.STANDS;
  }

  private static Hold hold(TreeReader hold) {
    return switch (hold.text()) {
      case "begun", "recorded" -> Hold.BEGUN;
      case "complete" -> Hold.COMPLETE;
      case "none" -> Hold.NONE;
      default -> throw hold.error("a hold is begun, complete or none");
    };
  }

  /** What is remembered of the present turn; all tokens have been handed out. */
  private void readMemory(Piece piece, TreeReader at) {
    if (!at.isMapping()) return;
    for (var place : list(at, "visited")) crew.visit(piece, place.as(Place::named));
    for (var item : list(at, "barred")) crew.bar(piece, item.as(Token::named).bit());
    for (var item : list(at, "picked")) crew.pick(piece, item.as(Token::named));
  }

  private void readThanos(Field field) {
    var found = text.find("thanos");
    if (found.isEmpty()) return;
    var thanos = found.get();
    if (thanos.isLeaf()) {
      appear(thanos, field);
      return;
    }
    allow(thanos, List.of("at", "gauntlet", "new", "taken", "barred"));
    if (thanos.find("at").filter(at -> isWord(at)).isPresent()) {
      appear(thanos.at("at"), field);
    } else {
      PlaceText.at(thanos).ifPresent(place -> appear(place, field));
    }
    thanos
        .find("gauntlet")
        .ifPresent(team -> clock.gauntlet = team.text().equals("none") ? Clock.NONE : seat(team));
    clock.thanosIsNew = thanos.find("new").map(TreeReader::truth).orElse(false);
    for (var item : list(thanos, "taken")) ledger.toThanos(token(item));
    for (var item : list(thanos, "barred")) crew.bar(Piece.THANOS, item.as(Token::named).bit());
  }

  private static boolean isWord(TreeReader at) {
    return at.text().equals("none") || at.text().equals("home");
  }

  private void appear(TreeReader at, Field field) {
    if (at.text().equals("none")) return;
    boolean home = at.text().equals("home");
    appear(home ? field.thanosBase() : at.as(Place::named), field);
  }

  /** Thanos in play means an open Thanos base and a team with the Gauntlet. */
  private void appear(Place place, Field field) {
    crew.put(Piece.THANOS, place);
    clock.gauntlet = clock.seat;
    if (field.isClosed(field.thanosBase())) field.open(field.thanosBase());
  }

  private void readPoints(TreeReader points) {
    points
        .fields()
        .forEach(
            (name, tokens) -> {
              int seat = table.seatOf(team(tokens, name));
              if (seat == Table.NEUTRAL) throw tokens.error("this team does not play");
              for (var item : items(tokens)) ledger.score(seat, token(item));
            });
  }

  private static Team team(TreeReader at, String name) {
    return at.name(name, Team::named);
  }

  private void readCounts() {
    text.find("maw")
        .ifPresent(
            maw -> {
              if (maw.text().equals("next round")) {
                clock.mawTriggered = true;
              } else {
                clock.mawTurns = maw.number(0, table.seats());
              }
            });
    text.find("last round")
        .ifPresent(
            last -> {
              last.allow("signal", "turns");
              clock.signal = seat(last.at("signal"));
              clock.turnsLeft = last.at("turns").number(1, table.seats());
            });
    clock.idle = text.find("idle turns").map(TreeReader::number).orElse(0);
    text.find("ending").ifPresent(this::readEnding);
  }

  private void readEnding(TreeReader ending) {
    for (var known : Clock.Ending.values()) {
      var name = known.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      if (ending.text().equals(name)) clock.ending = known;
      if (known == Clock.Ending.SIX_STONES && ending.text().startsWith(name + " ")) {
        clock.ending = known;
        clock.stonesWinner = table.seatOf(team(ending, ending.text().substring(name.length() + 1)));
      }
    }
    if (clock.ending == Clock.Ending.NOT_YET) throw ending.error("no such ending");
  }

  private static List<TreeReader> list(TreeReader at, String field) {
    return at.find(field).map(PositionReader::items).orElse(List.of());
  }

  /** The items of a list; {@code none} is an empty one. */
  private static List<TreeReader> items(TreeReader list) {
    return list.isLeaf() && list.text().equals("none") ? List.of() : list.items();
  }
}
