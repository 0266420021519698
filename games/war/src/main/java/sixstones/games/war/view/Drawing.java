package sixstones.games.war.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Words;
import sixstones.engine.text.Columns;
import sixstones.games.war.WarView;
import sixstones.games.war.WarView.PieceView;
import sixstones.games.war.WarView.TileView;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;

/** A view drawn with letters: a map of the tiles, then who is there and has what. */
public final class Drawing {

  /** How wide a tile is drawn. */
  private static final int WIDTH = 12;

  private static final int LETTERS = 4;

  private final WarView view;
  private final Words words;
  private final List<String> lines = new ArrayList<>();

  private Drawing(WarView view, Words words) {
    this.view = view;
    this.words = words;
  }

  public static List<String> of(WarView view, Words words) {
    var drawing = new Drawing(view, words);
    drawing.map();
    drawing.beside();
    drawing.thanos();
    for (var team : view.teams()) drawing.team(team);
    return drawing.lines;
  }

  private void map() {
    lines.add("Round " + view.round() + ", " + view.closedLeft() + " tiles are closed");
    var head = new StringBuilder("  ");
    for (int column = 0; column < Place.COLUMNS; column++)
      head.append(cell("   " + Place.letter(column)));
    lines.add(head.toString().stripTrailing());
    for (int row = 0; row < Place.ROWS; row++) {
      var faces = new StringBuilder(Place.number(row) + " ");
      var things = new StringBuilder("  ");
      for (int column = 0; column < Place.COLUMNS; column++) {
        var tile = view.tiles().get(Place.of(row, column).index());
        faces.append(cell(face(tile)));
        things.append(cell(things(tile.place(), tile.tokens())));
      }
      lines.add(faces.toString().stripTrailing());
      if (!things.toString().isBlank()) lines.add(things.toString().stripTrailing());
    }
  }

  private static String cell(String text) {
    var shown = text.length() < WIDTH ? text : text.substring(0, WIDTH - 1);
    return shown + " ".repeat(WIDTH - shown.length());
  }

  private static String face(TileView tile) {
    if (!tile.open()) return "[" + tile.back().name().toLowerCase(Locale.ROOT) + "]";
    var kind = Objects.requireNonNull(tile.kind());
    var trap = tile.trap() ? "!" : "";
    if (kind == TileKind.ARROW) {
      return trap
          + "to "
          + tile.exits().stream().map(exit -> exit.id()).collect(Collectors.joining("/"));
    }
    var name = tile.variant() == null ? kind.id() : tile.variant();
    if (tile.team() != null) name = "base " + letters(tile.team());
    return trap + (kind == TileKind.BLANK ? "." : name.replace('_', ' '));
  }

  /** Characters in capitals, tokens after a star. */
  private String things(String place, Collection<String> tokens) {
    var here =
        view.pieces().stream()
            .filter(piece -> piece.at().equals(place))
            .map(piece -> letters(piece.piece()).toUpperCase(Locale.ROOT));
    var thanos = place.equals(view.thanos().at()) ? Stream.of("THANOS") : Stream.<String>empty();
    var lying = tokens.stream().map(token -> "*" + letters(token));
    return Stream.of(thanos, here, lying).flatMap(all -> all).collect(Collectors.joining(" "));
  }

  private static String called(String place) {
    return Place.named(place).called();
  }

  /** The first letters tell characters, and most tokens, apart; the list below has the names. */
  private static String letters(String id) {
    return id.length() <= LETTERS ? id : id.substring(0, LETTERS);
  }

  private void beside() {
    for (var place : view.offBoard()) {
      lines.add(
          "  beside the map at "
              + called(place.place())
              + ": "
              + names("war.token.", place.tokens()));
    }
  }

  private void thanos() {
    var thanos = view.thanos();
    if (thanos.at() == null) return;
    var held = Stream.concat(thanos.stones().stream(), thanos.tokens().stream()).toList();
    var nearest =
        thanos.undecided() ? "nobody he could choose" : names("war.piece.", thanos.nearest());
    lines.add(
        "  Thanos at "
            + called(thanos.at())
            + ", has "
            + names("war.token.", held)
            + "; nearest: "
            + nearest);
  }

  private void team(WarView.TeamView team) {
    var head = team.seat() == view.turnSeat() ? "> " : "  ";
    head += Seat.of(team.seat()) + ", " + words.name("war.team." + team.team());
    head +=
        ": points "
            + team.points()
            + ", base "
            + called(team.base())
            + ", scored "
            + names("war.token.", team.zone());
    lines.add(head + (team.gauntlet() ? ", the Gauntlet" : ""));
    var columns = new Columns("    ");
    view.pieces().stream()
        .filter(piece -> piece.seat() == team.seat())
        .forEach(piece -> character(columns, piece));
    lines.addAll(columns.lines());
  }

  private void character(Columns into, PieceView piece) {
    var carried = Stream.of(piece.stone(), piece.token()).filter(Objects::nonNull).toList();
    into.row(
        words.name("war.piece." + piece.piece()),
        "at " + called(piece.at()),
        "carries " + names("war.token.", carried),
        piece.ready() ? "ability ready" : "ability used",
        piece.detained() ? "detained" : "");
  }

  private String names(String prefix, Collection<String> ids) {
    return ids.isEmpty()
        ? "nothing"
        : ids.stream().map(id -> words.name(prefix + id)).collect(Collectors.joining(", "));
  }
}
