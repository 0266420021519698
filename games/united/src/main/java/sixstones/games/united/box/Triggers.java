package sixstones.games.united.box;

import static sixstones.games.united.effects.Trigger.ARRIVAL;
import static sixstones.games.united.effects.Trigger.BAM;
import static sixstones.games.united.effects.Trigger.CARD_ONLY;
import static sixstones.games.united.effects.Trigger.CONSTANT;
import static sixstones.games.united.effects.Trigger.DAMAGED_BY_HERO;
import static sixstones.games.united.effects.Trigger.DAMAGE_INCOMING_HERE;
import static sixstones.games.united.effects.Trigger.DAMAGE_INCOMING_OTHER;
import static sixstones.games.united.effects.Trigger.DAMAGE_INCOMING_SELF;
import static sixstones.games.united.effects.Trigger.DEFEATED_IN_TURN;
import static sixstones.games.united.effects.Trigger.HERO_TURN_END;
import static sixstones.games.united.effects.Trigger.HERO_TURN_START_HERE;
import static sixstones.games.united.effects.Trigger.KO_SELF;
import static sixstones.games.united.effects.Trigger.MISSIONS_DONE_2;
import static sixstones.games.united.effects.Trigger.OVERFLOW_HERE;
import static sixstones.games.united.effects.Trigger.OWN_TURN;
import static sixstones.games.united.effects.Trigger.OWN_TURN_START;
import static sixstones.games.united.effects.Trigger.PLAN_MOVES_VILLAIN_TO;
import static sixstones.games.united.effects.Trigger.PLAN_PLAYED;
import static sixstones.games.united.effects.Trigger.SETUP;
import static sixstones.games.united.effects.Trigger.SUPPORT_PLAYED;
import static sixstones.games.united.effects.Trigger.SUPPORT_SHOWN;
import static sixstones.games.united.effects.Trigger.SUPPORT_TURN;
import static sixstones.games.united.effects.Trigger.VILLAIN_ARRIVES_HERE;
import static sixstones.games.united.effects.Trigger.VILLAIN_TURN_END;

import java.util.List;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Trigger;

/** On which triggers the kinds of cards act; another one would never come to pass. */
final class Triggers {

  static final List<Trigger> GEAR =
      List.of(
          OWN_TURN, DAMAGE_INCOMING_HERE, DAMAGE_INCOMING_SELF, DAMAGE_INCOMING_OTHER, CONSTANT);

  /** Card only: a Hero card charges it. */
  static final List<Trigger> CHARGING = List.of(OWN_TURN_START, DEFEATED_IN_TURN, CARD_ONLY);

  static final List<Trigger> THREAT =
      List.of(BAM, ARRIVAL, CONSTANT, HERO_TURN_START_HERE, DAMAGED_BY_HERO);

  static final List<Trigger> DASHBOARD = List.of(CONSTANT, MISSIONS_DONE_2);

  static final List<Trigger> LOCATION = List.of(HERO_TURN_START_HERE);

  static final List<Trigger> SUPER_VILLAIN =
      List.of(PLAN_PLAYED, PLAN_MOVES_VILLAIN_TO, HERO_TURN_END);

  static final List<Trigger> SUPER_HERO =
      List.of(
          DAMAGE_INCOMING_HERE,
          DAMAGE_INCOMING_SELF,
          DAMAGE_INCOMING_OTHER,
          KO_SELF,
          OVERFLOW_HERE,
          VILLAIN_ARRIVES_HERE,
          VILLAIN_TURN_END);

  static final List<Trigger> BATTLE_PLAN =
      List.of(SETUP, SUPPORT_PLAYED, SUPPORT_TURN, SUPPORT_SHOWN);

  private Triggers() {}

  /** What an effect on the trigger can speak of. */
  static List<Given> given(Trigger trigger) {
    return switch (trigger) {
      case DAMAGE_INCOMING_HERE, DAMAGE_INCOMING_SELF, DAMAGE_INCOMING_OTHER ->
          List.of(Given.DAMAGE, Given.TARGET);
      case HERO_TURN_START_HERE, DAMAGED_BY_HERO, KO_SELF -> List.of(Given.TARGET);
      case OVERFLOW_HERE -> List.of(Given.OVERFLOW);
      case PLAN_PLAYED -> List.of(Given.PLAN);
      case CONSTANT, SETUP -> List.of(Given.CONSTANT);
      case BAM,
          ARRIVAL,
          OWN_TURN,
          OWN_TURN_START,
          DEFEATED_IN_TURN,
          CARD_ONLY,
          PLAN_MOVES_VILLAIN_TO,
          HERO_TURN_END,
          VILLAIN_TURN_END,
          VILLAIN_ARRIVES_HERE,
          SUPPORT_PLAYED,
          SUPPORT_TURN,
          SUPPORT_SHOWN,
          MISSIONS_DONE_2 ->
          List.of();
    };
  }

  static Trigger read(TreeReader card, List<Trigger> known) {
    var at = card.at("trigger");
    var trigger = at.as(Trigger::named);
    if (known.contains(trigger)) return trigger;
    var ids = known.stream().map(Trigger::id).toList();
    throw at.error("one of " + String.join(", ", ids) + " is expected, not " + trigger.id());
  }
}
