package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import sixstones.engine.text.TreeReader;

/** Which Locations an effect means. */
final class Where {

  private final Referee game;

  Where(Referee game) {
    this.game = game;
  }

  /** Selectors that name ONE Location, chosen by the decider. */
  boolean isChoice(TreeReader selector) {
    return switch (base(selector)) {
      case "adjacent_one", "here_or_adjacent", "any", "any_other", "another" -> true;
      default -> false;
    };
  }

  /** The Locations a selector means, or those among which the decider chooses. */
  List<Integer> places(TreeReader selector, Scene scene) {
    var places = new ArrayList<>(base(base(selector), scene));
    if (selector.isLeaf()) return places;
    for (var word : words(selector, "with")) places.removeIf(at -> !has(word, at, scene));
    for (var word : words(selector, "without")) places.removeIf(at -> has(word, at, scene));
    selector.find("except").ifPresent(word -> places.removeAll(base(word.text(), scene)));
    if (selector.find("order").map(TreeReader::text).orElse("").equals("near_cw")) {
      int here = scene.here.getAsInt();
      places.sort((a, b) -> Math.floorMod(a - here, 6) - Math.floorMod(b - here, 6));
    }
    int count = selector.find("count").map(TreeReader::number).orElse(6);
    return places.subList(0, Math.min(count, places.size()));
  }

  /** One Location: the only one, or the decider's choice among those that are of use. */
  int one(TreeReader selector, Scene scene, IntPredicate useful) {
    var places = places(selector, scene).stream().filter(useful::test).toList();
    var names = places.stream().map(at -> game.world.place(at)).toList();
    int at = game.choose(scene.asker, "location", names).index;
    scene.chosen = Optional.of(at);
    return at;
  }

  private static String base(TreeReader selector) {
    return selector.isLeaf() ? selector.text() : selector.at("in").text();
  }

  private List<Integer> base(String word, Scene scene) {
    var world = game.world;
    int here = scene.here.getAsInt();
    return switch (word) {
      case "here" -> List.of(here);
      case "villain" -> List.of(villain(scene));
      case "opposite" -> List.of(World.ringIndex(here + 3));
      case "opposite_villain" -> List.of(World.ringIndex(world.villainAt + 3));
      case "next_cw" -> List.of(World.ringIndex(here + 1));
      case "adjacent", "adjacent_one" -> World.neighbours(here);
      case "villain_adjacent" -> World.neighbours(world.villainAt);
      case "here_and_adjacent", "here_or_adjacent" -> around(here);
      case "villain_and_adjacent" -> around(villain(scene));
      case "any", "all" -> World.clockwiseFrom(world.villainAt);
      case "any_other" -> without(World.clockwiseFrom(here), here);
      case "chosen" -> List.of(scene.chosen.orElseThrow());
      case "another" -> without(World.clockwiseFrom(here), scene.chosen.orElseThrow());
      case "target" -> List.of(scene.target.orElseThrow().at);
      default -> throw new IllegalStateException("the referee doesn't know the Location " + word);
    };
  }

  /** In a BAM! resolved as if elsewhere, the Villain's Location is that one. */
  private int villain(Scene scene) {
    return scene.asIfVillainAt.orElse(game.world.villainAt);
  }

  /** Clockwise, beginning there. */
  private static List<Integer> around(int at) {
    return List.of(at, World.ringIndex(at + 1), World.ringIndex(at - 1));
  }

  private static List<Integer> without(List<Integer> places, int one) {
    return places.stream().filter(at -> at != one).toList();
  }

  private static List<String> words(TreeReader selector, String field) {
    return selector.find(field).map(TreeReader::texts).orElse(List.of());
  }

  boolean has(String word, int at, Scene scene) {
    return count(word, at, scene) > 0;
  }

  /** How many things of a kind are in a Location. */
  int count(String word, int at, Scene scene) {
    var world = game.world;
    var place = world.place(at);
    return switch (word) {
      case "civilian" -> place.civilians();
      case "thug" -> place.thugs();
      case "doombot" -> place.count("doombot") + place.count("crisis-doombot");
      case "token" -> place.all();
      case "free_slot" -> place.slots - place.all();
      case "crisis" -> place.count("crisis-doombot");
      case "hero" -> world.standingAt(at).size();
      case "villain" -> world.villainAt == at ? 1 : 0;
      case "threat" -> world.threatsAt(at).size();
      case "henchman" -> world.henchmenAt(at).size();
      case "rick_jones" -> world.rick.filter(rick -> rick == at).isPresent() ? 1 : 0;
      default -> throw new IllegalStateException("the referee doesn't know the word " + word);
    };
  }
}
