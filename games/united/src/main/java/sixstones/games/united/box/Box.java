package sixstones.games.united.box;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import sixstones.games.united.effects.Effects;

/** Everything in the box, loaded once. */
public final class Box {

  /** Locations in the ring. */
  public static final int RING = 6;

  private static final BoxReader BOX = BoxReader.read();

  private Box() {}

  public static List<Hero> heroes() {
    return BOX.heroes;
  }

  public static Hero hero(int index) {
    return BOX.heroes.get(index);
  }

  public static HeroCard card(int index) {
    return BOX.heroCards.get(index);
  }

  public static List<HeroCard> heroCards() {
    return BOX.heroCards;
  }

  public static List<Villain> villains() {
    return BOX.villains;
  }

  public static Villain villain(int index) {
    return BOX.villains.get(index);
  }

  public static List<PlanCard> plans() {
    return BOX.plans;
  }

  public static PlanCard plan(int index) {
    return BOX.plans.get(index);
  }

  public static List<Threat> threats() {
    return BOX.threats;
  }

  public static Threat threat(int index) {
    return BOX.threats.get(index);
  }

  public static List<Tile> tiles() {
    return BOX.tiles;
  }

  public static Tile tile(int index) {
    return BOX.tiles.get(index);
  }

  public static List<Gear> gears() {
    return BOX.gears;
  }

  public static Gear gear(int index) {
    return BOX.gears.get(index);
  }

  public static List<SuperCard> villainCards() {
    return BOX.villainCards;
  }

  public static List<SuperCard> superHeroCards() {
    return BOX.superHeroCards;
  }

  public static SuperCard villainCard(int index) {
    return BOX.villainCards.get(index);
  }

  public static SuperCard superHeroCard(int index) {
    return BOX.superHeroCards.get(index);
  }

  public static List<BattlePlan> battlePlans() {
    return BOX.battlePlans;
  }

  public static BattlePlan battlePlan(int index) {
    return BOX.battlePlans.get(index);
  }

  public static Challenge challenge(String id) {
    return find(BOX.challenges, Challenge::id, id, "Challenge");
  }

  static int spaces(Mission mission) {
    return BOX.missionSpaces[mission.ordinal()];
  }

  /** How many Hero cards lie between two Villain turns. */
  public static int interval(boolean hurried) {
    return hurried ? BOX.pressedInterval : BOX.interval;
  }

  public static Effects effects(String path) {
    var effects = BOX.effects.all().get(path);
    if (effects == null) throw new IllegalArgumentException("there is no effect " + path);
    return effects;
  }

  /** All lists of effects by their places in the data. */
  public static Map<String, Effects> allEffects() {
    return BOX.effects.all();
  }

  public static Hero heroNamed(String id) {
    return find(BOX.heroes, Hero::id, id, "Hero");
  }

  public static Villain villainNamed(String id) {
    return find(BOX.villains, Villain::id, id, "Villain");
  }

  public static HeroCard cardNamed(String id) {
    return find(BOX.heroCards, HeroCard::id, id, "Hero card");
  }

  public static PlanCard planNamed(String id) {
    return find(BOX.plans, PlanCard::id, id, "plan card");
  }

  public static Threat threatNamed(String id) {
    return find(BOX.threats, Threat::id, id, "Threat");
  }

  public static Tile tileNamed(String id) {
    return find(BOX.tiles, Tile::id, id, "Location");
  }

  public static Gear gearNamed(String id) {
    return find(BOX.gears, Gear::id, id, "Gear");
  }

  public static SuperCard villainCardNamed(String id) {
    return find(BOX.villainCards, SuperCard::id, id, "Super Villain card");
  }

  public static SuperCard superHeroCardNamed(String id) {
    return find(BOX.superHeroCards, SuperCard::id, id, "Super Hero card");
  }

  public static BattlePlan battlePlanNamed(String id) {
    return find(BOX.battlePlans, BattlePlan::id, id, "Battle Plan");
  }

  /** A blank, a hyphen and an underscore mean the same. */
  private static String plain(String id) {
    return id.replace(' ', '_').replace('-', '_');
  }

  private static <T> T find(List<T> all, Function<T, String> id, String wanted, String what) {
    var plain = plain(wanted.strip().toLowerCase(Locale.ROOT));
    for (var one : all) if (plain(id.apply(one)).equals(plain)) return one;
    throw new IllegalArgumentException("there is no " + what + " \"" + wanted + "\"");
  }
}
