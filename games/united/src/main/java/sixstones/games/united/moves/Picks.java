package sixstones.games.united.moves;

import java.util.Locale;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;

/** How picked things are written, said and found on the board. */
final class Picks {

  private Picks() {}

  static String id(PickKind kind, int value) {
    return switch (kind) {
      case LOCATION -> Box.tile(value).id();
      case HERO -> Box.hero(value).id();
      case THREAT -> Box.threat(value).id();
      case TOKEN -> Token.ALL[value].id();
      case SYMBOL -> Symbol.ALL[value].id();
      case CARD, SUPPORT -> Box.card(value).id();
      case PLAN -> Box.plan(value).id();
      case STORY, OPTION -> String.valueOf(value + 1);
      case NUMBER -> String.valueOf(value);
      case GEAR -> Box.gear(value).id();
      case SUPER_HERO -> Box.superHeroCards().get(value).id();
      case SUPER_VILLAIN -> Box.villainCards().get(value).id();
      case BATTLE_PLAN -> Box.battlePlans().get(value).id();
      case MISSION -> Mission.ALL[value].id();
      case VILLAIN, RICK -> "";
    };
  }

  static int value(PickKind kind, String id) {
    return switch (kind) {
      case LOCATION -> Box.tileNamed(id);
      case HERO -> Box.heroNamed(id);
      case THREAT -> Box.threatNamed(id).index();
      case TOKEN -> Token.named(id).ordinal();
      case SYMBOL -> Symbol.named(id).ordinal();
      case CARD, SUPPORT -> Box.cardNamed(id);
      case PLAN -> Box.planNamed(id);
      case STORY, OPTION -> number(id) - 1;
      case NUMBER -> number(id);
      case GEAR -> Box.gearNamed(id);
      case SUPER_HERO -> Box.superHeroCardNamed(id);
      case SUPER_VILLAIN -> Box.villainCardNamed(id);
      case BATTLE_PLAN -> Box.battlePlanNamed(id);
      case MISSION -> Mission.named(id).ordinal();
      case VILLAIN, RICK -> 0;
    };
  }

  private static int number(String text) {
    if (!text.matches("\\d{1,2}")) throw new IllegalArgumentException("a number is expected");
    return Integer.parseInt(text);
  }

  static Phrase label(PickKind kind, int value) {
    var phrase = Phrase.of("united.pick." + kind.name().toLowerCase(Locale.ROOT));
    return switch (kind) {
      case STORY, OPTION -> phrase.number("n", value + 1);
      case NUMBER -> phrase.number("n", value);
      case VILLAIN, RICK -> phrase;
      default -> phrase.with("what", new Arg.Name(key(kind, value)));
    };
  }

  private static String key(PickKind kind, int value) {
    return switch (kind) {
      case LOCATION -> Box.tile(value).key();
      case HERO -> Box.hero(value).key();
      case THREAT -> Box.threat(value).key();
      case TOKEN -> Token.ALL[value].key();
      case SYMBOL -> Symbol.ALL[value].key();
      case CARD, SUPPORT -> Box.card(value).key();
      case PLAN -> Box.plan(value).key();
      case GEAR -> Box.gear(value).key();
      case SUPER_HERO -> Box.superHeroCards().get(value).key();
      case SUPER_VILLAIN -> Box.villainCards().get(value).key();
      case BATTLE_PLAN -> Box.battlePlans().get(value).key();
      case MISSION -> Mission.ALL[value].key();
      case STORY, OPTION, NUMBER, VILLAIN, RICK ->
          throw new IllegalArgumentException(kind + " has no name");
    };
  }

  static String thing(PickKind kind, int value) {
    return switch (kind) {
      case VILLAIN -> "villain";
      case RICK -> "rick";
      case STORY -> "story:" + (value + 1);
      case SUPER_HERO, SUPER_VILLAIN, BATTLE_PLAN -> "super:" + id(kind, value);
      case LOCATION,
          HERO,
          THREAT,
          TOKEN,
          SYMBOL,
          CARD,
          PLAN,
          OPTION,
          NUMBER,
          GEAR,
          MISSION,
          SUPPORT ->
          kind.id() + ":" + id(kind, value);
    };
  }
}
