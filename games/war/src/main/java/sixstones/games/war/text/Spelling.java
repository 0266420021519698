package sixstones.games.war.text;

import java.util.ArrayList;
import java.util.function.Function;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.state.Field;

/**
 * What may be written in several ways, spelt as {@link PositionWriter} writes it, so that an
 * expectation can say what a position text can. What makes no sense is left as it is.
 */
final class Spelling {

  private final WarPosition position;

  Spelling(WarPosition position) {
    this.position = position;
  }

  Tree.Mapping of(Tree.Mapping expected) {
    return each(
        TreeReader.of(expected),
        (name, at) ->
            switch (name) {
              case "turn" -> at.isLeaf() ? single("team", team(at)) : turn(at);
              case "tiles" -> tiles(at);
              case "tokens" -> named(at, Spelling::place, Spelling::tokens);
              case "pieces" -> named(at, Spelling::piece, this::pieceFields);
              case "thanos" -> at.isLeaf() ? single("at", home(at)) : thanos(at);
              case "points" -> named(at, id -> Teams.id(Teams.named(id)), Spelling::tokens);
              case "box" -> tokens(at);
              case "last round" -> at.isLeaf() ? at.tree() : each(at, this::lastRound);
              default -> at.tree();
            });
  }

  private interface FieldSpelling {
    Tree spelt(String name, TreeReader at);
  }

  private static Tree.Mapping each(TreeReader mapping, FieldSpelling field) {
    var spelt = Tree.mapping();
    mapping.fields().forEach((name, at) -> spelt.put(name, field.spelt(name, at)));
    return spelt.done();
  }

  /** The names of the fields may be spelt in several ways too. */
  private static Tree named(
      TreeReader at, Function<String, String> name, Function<TreeReader, Tree> value) {
    if (!at.isMapping()) return at.tree();
    var spelt = Tree.mapping();
    at.fields().forEach((said, inside) -> spelt.put(attempt(said, name), value.apply(inside)));
    return spelt.done();
  }

  private static String attempt(String said, Function<String, String> spelling) {
    try {
      return spelling.apply(said);
    } catch (IllegalArgumentException _) {
      return said;
    }
  }

  private static Tree single(String name, Tree value) {
    return Tree.mapping().put(name, value).done();
  }

  private static String place(String said) {
    return Board.name(Board.named(said));
  }

  private static String piece(String said) {
    return Piece.id(Piece.named(said));
  }

  /** A team by its name or by its seat. */
  private Tree team(TreeReader at) {
    var said = at.text();
    if (said.matches("\\d")) {
      int seat = Integer.parseInt(said);
      return seat < position.seats() ? Tree.leaf(Teams.id(position.table().team(seat))) : at.tree();
    }
    return Tree.leaf(attempt(said, id -> Teams.id(Teams.named(id))));
  }

  private Tree turn(TreeReader turn) {
    return each(
        turn,
        (name, at) ->
            switch (name) {
              case "team" -> team(at);
              case "used stones" -> tokens(at);
              case "lay at start", "progress" -> truth(at);
              default -> at.tree();
            });
  }

  private Tree lastRound(String name, TreeReader at) {
    return name.equals("signal") ? team(at) : at.tree();
  }

  private Tree tiles(TreeReader tiles) {
    var spelt = Tree.mapping();
    tiles
        .fields()
        .forEach(
            (name, at) -> {
              var place = attempt(name, Spelling::place);
              spelt.put(place, at.isLeaf() && isTile(place) ? tile(place, at) : at.tree());
            });
    return spelt.done();
  }

  private Tree tile(String said, TreeReader at) {
    return Tree.leaf(
        attempt(
            at.text(),
            text -> {
              Field field = position.field();
              int here = Board.named(said);
              return TileText.read(text).describes(field, here)
                  ? TileText.write(field, here)
                  : text;
            }));
  }

  private static boolean isTile(String place) {
    try {
      return Board.isTile(Board.named(place));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private Tree pieceFields(TreeReader piece) {
    if (piece.isLeaf()) {
      return piece.text().equals("none") ? piece.tree() : single("at", placeOf(piece));
    }
    var spelt = Tree.mapping();
    PlaceText.at(piece).ifPresent(place -> spelt.put("at", Board.name(place)));
    piece
        .fields()
        .forEach(
            (name, at) -> {
              if (name.equals("at") || PlaceText.isColumn(piece, name)) return;
              spelt.put(
                  name,
                  switch (name) {
                    case "carries" -> tokens(at);
                    case "used" -> truth(at);
                    case "detained" -> at.text().equals("this turn") ? at.tree() : truth(at);
                    case "hold" -> at.text().equals("recorded") ? Tree.leaf("begun") : at.tree();
                    case "barred", "picked" -> remembered(at);
                    default -> at.tree();
                  });
            });
    return spelt.done();
  }

  private static Tree placeOf(TreeReader at) {
    return Tree.leaf(attempt(at.text(), Spelling::place));
  }

  /** His place, or the word for his base. */
  private Tree home(TreeReader at) {
    int base = position.field().base(Field.THANOS_BASE);
    return at.text().equals("home") ? Tree.leaf(Board.name(base)) : placeOf(at);
  }

  private Tree thanos(TreeReader thanos) {
    var spelt = Tree.mapping();
    thanos
        .fields()
        .forEach(
            (name, at) -> {
              if (PlaceText.isColumn(thanos, name)) return;
              spelt.put(
                  name,
                  switch (name) {
                    case "at" -> isColumnLost(thanos) ? joined(thanos) : home(at);
                    case "gauntlet" -> at.text().equals("none") ? at.tree() : team(at);
                    case "new" -> truth(at);
                    case "taken" -> tokens(at);
                    case "barred" -> remembered(at);
                    default -> at.tree();
                  });
            });
    return spelt.done();
  }

  private static boolean isColumnLost(TreeReader mapping) {
    return mapping.fields().keySet().stream().anyMatch(name -> PlaceText.isColumn(mapping, name));
  }

  private static Tree joined(TreeReader mapping) {
    return Tree.leaf(Board.name(PlaceText.at(mapping).orElseThrow()));
  }

  private static Tree truth(TreeReader at) {
    return switch (at.text()) {
      case "true" -> Tree.leaf("yes");
      case "false" -> Tree.leaf("no");
      default -> at.tree();
    };
  }

  /** Tokens in the order of the catalogue. */
  private static Tree tokens(TreeReader at) {
    if (at.isMapping() || at.isLeaf() && at.text().equals("none")) return at.tree();
    var tokens = new ArrayList<Integer>();
    for (var item : at.items()) {
      try {
        tokens.add(Token.named(item.text()));
      } catch (IllegalArgumentException _) {
        return at.tree();
      }
    }
    tokens.sort(null);
    return Tree.list(tokens.stream().map(Token::id).toList());
  }

  /** Tokens that a rule remembers, where each energy token has its number. */
  private static Tree remembered(TreeReader at) {
    if (at.isMapping() || at.isLeaf() && at.text().equals("none")) return at.tree();
    var ids = new ArrayList<String>();
    for (var item : at.items()) {
      ids.add(attempt(item.text(), id -> Token.exactId(Token.named(id))));
    }
    ids.sort(null);
    return Tree.list(ids);
  }
}
