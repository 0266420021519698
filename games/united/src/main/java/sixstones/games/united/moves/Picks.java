package sixstones.games.united.moves;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.StoryPlace;

/** Things by their numbers and by the words for them. */
final class Picks {

  /** Numbers, options and places of the Storyline that can be written. */
  private static final int MOST = 96;

  private Picks() {}

  /** All things of a kind, in the order of their numbers. */
  static List<? extends Pickable> all(PickKind kind) {
    return switch (kind) {
      case LOCATION -> Box.tiles();
      case HERO -> Box.heroes();
      case THREAT -> Box.threats();
      case TOKEN -> List.of(Token.ALL);
      case SYMBOL -> List.of(Symbol.ALL);
      case CARD, SUPPORT -> Box.heroCards();
      case PLAN -> Box.plans();
      case STORY -> counted(StoryPlace::of);
      case OPTION -> counted(Option::new);
      case NUMBER -> counted(Count::new);
      case GEAR -> Box.gears();
      case SUPER_HERO -> Box.superHeroCards();
      case SUPER_VILLAIN -> Box.villainCards();
      case BATTLE_PLAN -> Box.battlePlans();
      case MISSION -> List.of(Mission.ALL);
      case VILLAIN -> List.of(Miniature.VILLAIN);
      case RICK -> List.of(Miniature.RICK);
    };
  }

  private static List<Pickable> counted(IntFunction<Pickable> thing) {
    return IntStream.range(0, MOST).mapToObj(thing).toList();
  }

  /** The thing of a kind that is written so. */
  static Pickable named(PickKind kind, String id) {
    return switch (kind) {
      case LOCATION -> Box.tileNamed(id);
      case HERO -> Box.heroNamed(id);
      case THREAT -> Box.threatNamed(id);
      case TOKEN -> Token.named(id);
      case SYMBOL -> Symbol.named(id);
      case CARD, SUPPORT -> Box.cardNamed(id);
      case PLAN -> Box.planNamed(id);
      case STORY -> StoryPlace.of(number(id, 1, MOST) - 1);
      case OPTION -> new Option(number(id, 1, MOST) - 1);
      case NUMBER -> new Count(number(id, 0, MOST - 1));
      case GEAR -> Box.gearNamed(id);
      case SUPER_HERO -> Box.superHeroCardNamed(id);
      case SUPER_VILLAIN -> Box.villainCardNamed(id);
      case BATTLE_PLAN -> Box.battlePlanNamed(id);
      case MISSION -> Mission.named(id);
      case VILLAIN -> Miniature.VILLAIN;
      case RICK -> Miniature.RICK;
    };
  }

  private static int number(String text, int least, int most) {
    if (!text.matches("\\d{1,2}")) throw new IllegalArgumentException("a number is expected");
    int number = Integer.parseInt(text);
    if (number < least || number > most) {
      throw new IllegalArgumentException("there is no such thing");
    }
    return number;
  }

  /** How the page finds a thing on the board. */
  static String thing(PickKind kind, Pickable thing) {
    return switch (kind) {
      case VILLAIN, RICK -> thing.id();
      case SUPER_HERO, SUPER_VILLAIN, BATTLE_PLAN -> "super:" + thing.id();
      case LOCATION,
          HERO,
          THREAT,
          TOKEN,
          SYMBOL,
          CARD,
          PLAN,
          STORY,
          OPTION,
          NUMBER,
          GEAR,
          MISSION,
          SUPPORT ->
          kind.id() + ":" + thing.id();
    };
  }
}
