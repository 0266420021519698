package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Agreed;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.Ring;

/** Reads who is in play and the ring of Locations. */
final class TableReader {

  private TableReader() {}

  static Board read(TreeReader text) {
    var mode = text.find("mode").map(at -> at.as(Mode::named)).orElse(Mode.COOP);
    var villainAt =
        text.find("villain").map(at -> at.isMapping() ? at.find("name").orElse(at) : at);
    var villain =
        villainAt
            .filter(TreeReader::isLeaf)
            .map(at -> at.as(Box::villainNamed))
            .orElse(Box.villain(0));
    var heroes = heroes(text, mode, villain.id());
    boolean open = text.find("open hands").map(TreeReader::truth).orElse(true);
    boolean relentless = text.find("relentless").map(TreeReader::truth).orElse(false);
    var board = new Board(mode, heroes.size(), villain, new Agreed(open, relentless));
    for (var member : board.team().members()) {
      board.team().hero(member, heroes.get(member.index()));
    }
    ring(text, board);
    return board;
  }

  /** Those that are listed, else those of whom something is said, else the first of the data. */
  private static List<Hero> heroes(TreeReader text, Mode mode, String villain) {
    var heroes = new ArrayList<Hero>();
    for (var at : text.find("heroes").map(TreeReader::items).orElse(List.of())) {
      heroes.add(at.as(Box::heroNamed));
    }
    if (heroes.isEmpty() && text.has("team")) {
      for (var name : text.at("team").fields().keySet()) {
        heroes.add(TreeReader.of(Tree.leaf(name), "team").as(Box::heroNamed));
      }
    }
    int fewest = mode.hasCommander() ? 1 : 2;
    for (var hero : Box.heroes()) {
      if (heroes.size() >= fewest) break;
      if (!heroes.contains(hero) && !hero.id().equals(villain)) heroes.add(hero);
    }
    int most = mode.hasCommander() ? 1 : 4;
    if (heroes.size() > most) throw text.error("at most " + most + " Heroes are in play");
    if (heroes.stream().distinct().count() < heroes.size()) {
      throw text.error("every Hero is in play at most once");
    }
    return heroes;
  }

  /** Tiles not said come after those that are, tiles without constant effect first. */
  private static void ring(TreeReader text, Board board) {
    var tiles = new ArrayList<Tile>();
    for (var at : text.find("ring").map(TreeReader::items).orElse(List.of())) {
      tiles.add(at.as(Box::tileNamed));
    }
    for (boolean constant : new boolean[] {false, true}) {
      for (var tile : Box.tiles()) {
        if (tiles.size() < Box.RING
            && (tile.constant() != null) == constant
            && !tiles.contains(tile)) {
          tiles.add(tile);
        }
      }
    }
    if (tiles.stream().distinct().count() != Box.RING) {
      throw text.error("the ring has " + Box.RING + " different Locations");
    }
    for (var at : Location.ALL) board.ring().tile(at, tiles.get(at.index()));
    text.find("locations")
        .ifPresent(
            all ->
                all.fields().forEach((name, at) -> tokens(board.ring(), place(board, name), at)));
    text.find("rick").ifPresent(at -> board.ring().rick(Names.location(board, at)));
  }

  private static Location place(Board board, String name) {
    return Names.location(board, TreeReader.of(Tree.leaf(name), "locations." + name));
  }

  private static void tokens(Ring ring, Location at, TreeReader text) {
    text.allow(
        "civilian",
        "thug",
        "doombot",
        "crisis-doombot",
        "wounded thug",
        "wounded doombot",
        "wounded crisis-doombot");
    for (var token : Token.ALL) {
      text.find(token.id()).ifPresent(n -> ring.count(at, token, n.number(0, 9)));
      text.find("wounded " + token.id()).ifPresent(n -> ring.wounded(at, token, n.number(0, 9)));
    }
    if (ring.free(at) < 0) throw text.error("there are only " + ring.tile(at).slots() + " slots");
  }
}
