package sixstones.games.united.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.PlainYaml;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.effects.Branch;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.ConditionReader;
import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.EffectReader;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Fields;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Language;
import sixstones.games.united.effects.Setting;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Trigger;

/** Reads and checks the data files; an error names file, entry and field. */
final class BoxReader {

  private static final String FOLDER = "/sixstones/united/";

  /** What happens on behalf of a Hero. */
  private static final Setting HEROES = Setting.of(Given.HERO);

  final EffectReader effects =
      new EffectReader(Language.installed().forms(), ids(file("heroes").items()), gearIds());
  final List<Hero> heroes = new ArrayList<>();
  final List<HeroCard> heroCards = new ArrayList<>();
  final List<Villain> villains = new ArrayList<>();
  final List<PlanCard> plans = new ArrayList<>();
  final List<Threat> threats = new ArrayList<>();
  final List<Tile> tiles = new ArrayList<>();
  final List<Gear> gears = new ArrayList<>();
  final List<SuperCard> villainCards = new ArrayList<>();
  final List<SuperCard> superHeroCards = new ArrayList<>();
  final List<BattlePlan> battlePlans = new ArrayList<>();
  final List<Challenge> challenges = new ArrayList<>();
  final int[] missionSpaces = new int[Mission.ALL.length];
  int interval;
  int pressedInterval;

  static BoxReader read() {
    var box = new BoxReader();
    file("gear").at("hero_gear").items().forEach(at -> box.gear(at, true));
    file("gear").at("universal_gear").items().forEach(at -> box.gear(at, false));
    file("heroes").items().forEach(box::hero);
    box.ownGear();
    file("villains").items().forEach(new VillainReader(box)::villain);
    file("locations").items().forEach(box::tile);
    box.missions(file("missions"));
    file("challenges").items().forEach(box::challenge);
    file("supervillain_cards")
        .items()
        .forEach(at -> box.superCard(at, Triggers.SUPER_VILLAIN, Setting.of(), box.villainCards));
    file("superhero_cards")
        .items()
        .forEach(at -> box.superCard(at, Triggers.SUPER_HERO, HEROES, box.superHeroCards));
    file("battle_plans").items().forEach(box::battlePlan);
    return box;
  }

  private static TreeReader file(String name) {
    return PlainYaml.resource(BoxReader.class, FOLDER + name + ".yaml");
  }

  private static List<String> gearIds() {
    var gear = new ArrayList<>(ids(file("gear").at("hero_gear").items()));
    gear.addAll(ids(file("gear").at("universal_gear").items()));
    return gear;
  }

  private static List<String> ids(List<TreeReader> entries) {
    return entries.stream().map(entry -> entry.at("id").text()).toList();
  }

  Effects list(String path, TreeReader at, Setting setting) {
    return list(path, at, "effects", setting);
  }

  private Effects list(String path, TreeReader at, String field, Setting setting) {
    return effects.list(path, at.find(field).map(TreeReader::items).orElse(List.of()), setting);
  }

  /** The effects of a card that acts on a trigger. */
  private Effects list(String path, TreeReader at, Setting setting, Trigger trigger) {
    var list = list(path, at, setting.with(Triggers.given(trigger)));
    if (trigger == Trigger.CONSTANT && !holds(list)) {
      throw at.at("effects")
          .error("on the trigger constant an effect holds, nothing is carried out");
    }
    return list;
  }

  /** Whether there is nothing in it but constant effects, under conditions or not. */
  private static boolean holds(Effects list) {
    return list.steps().stream()
        .allMatch(
            effect ->
                effect instanceof Constant
                    || (effect instanceof Branch branch
                        && holds(branch.then())
                        && holds(branch.otherwise())));
  }

  private void hero(TreeReader at) {
    at.allow("id", "name", "anti_hero", "gear", "source", "cards");
    var cards = new ArrayList<HeroCard>();
    int copies = 0;
    for (var card : at.at("cards").items()) {
      cards.add(heroCard(card, cards.size()));
      copies += cards.getLast().copies();
    }
    if (copies != 12) throw at.at("cards").error("12 cards are expected, not " + copies);
    if (cards.size() > 15) throw at.at("cards").error("at most 15 different cards are possible");
    for (var pattern : List.of(List.of(Symbol.WILD), List.of(Symbol.WILD, Symbol.WILD))) {
      if (cards.stream().noneMatch(c -> c.special() == null && c.symbols().equals(pattern))) {
        throw at.at("cards").error("a plain card " + pattern + " is missing");
      }
    }
    int specials = 0;
    for (var card : cards) if (card.special() != null) specials += card.copies();
    if (specials < 3) throw at.at("cards").error("3 cards with Special Effect are expected");
    var gear = at.at("gear").items().stream().map(g -> g.as(this::gearNamed)).toList();
    heroes.add(
        new Hero(
            heroes.size(),
            at.at("id").text(),
            at.at("anti_hero").truth(),
            List.copyOf(cards),
            gear));
  }

  private HeroCard heroCard(TreeReader at, int local) {
    at.allow(
        "id",
        "copies",
        "symbols",
        "name",
        "text",
        "effects",
        "mandatory",
        "mark",
        "source",
        "symbols_source",
        "icons_guessed");
    boolean special = at.has("effects");
    if (special != at.has("name")) throw at.error("a special card has a name and effects");
    var id = at.at("id").text();
    var card =
        new HeroCard(
            heroCards.size(),
            local,
            id,
            heroes.size(),
            at.at("copies").number(1, 3),
            Fields.symbols(at.at("symbols")),
            at.find("mandatory").map(TreeReader::truth).orElse(false),
            mark(at, Mark.START, Mark.BOTTOM),
            special ? list(id, at, HEROES) : null);
    heroCards.add(card);
    return card;
  }

  /** U-SETUP-18: a mark that the card may have. */
  static Mark mark(TreeReader card, Mark... known) {
    if (!card.has("mark")) return Mark.NONE;
    var ids = Stream.of(known).map(mark -> mark.name().toLowerCase(Locale.ROOT));
    return known[Fields.oneOf(card, "mark", ids.toArray(String[]::new))];
  }

  private void ownGear() {
    for (var gear : gears) {
      if (!gear.isUniversal() && !hero(gear.owner()).gear().contains(gear)) {
        throw new IllegalArgumentException(
            "heroes.yaml: " + hero(gear.owner()).id() + " does not list the gear " + gear.id());
      }
    }
  }

  private Hero hero(int index) {
    return heroes.get(index);
  }

  private Gear gearNamed(String id) {
    for (var gear : gears) if (gear.id().equals(id)) return gear;
    throw new IllegalArgumentException("there is no gear \"" + id + "\"");
  }

  private void gear(TreeReader at, boolean owned) {
    at.allow("id", "name", "owner", "front", "back", "source");
    var id = at.at("id").text();
    var front =
        at.at("front").allow("trigger", "text", "effects", "uses", "source", "icons_guessed");
    var back =
        at.at("back")
            .allow(
                "kind", "trigger", "cond", "threshold", "text", "cost", "source", "icons_guessed");
    boolean stays = Fields.oneOf(back, "kind", "recharge", "depleted", "constant") != 0;
    var uses = gearUses(id, front);
    boolean constant = uses.stream().anyMatch(use -> use.trigger() == Trigger.CONSTANT);
    if (constant != back.at("kind").text().equals("constant")) {
      throw at.error("Gear with a constant effect, and no other, has a back of that kind");
    }
    gears.add(
        new Gear(
            gears.size(),
            id,
            owned ? at.at("owner").as(BoxReader::ownerIndex) : -1,
            uses,
            stays ? null : Triggers.read(back, Triggers.CHARGING),
            condition(back, HEROES),
            back.find("threshold").map(n -> n.number(1, 9)).orElse(0),
            list(id + ".cost", back, "cost", HEROES)));
  }

  /** A Gear card has one use, or several with a trigger each. */
  private List<Gear.Use> gearUses(String id, TreeReader front) {
    if (!front.has("uses")) return List.of(gearUse(id, front));
    var uses = new ArrayList<Gear.Use>();
    for (var use : front.at("uses").items()) {
      use.allow("trigger", "effects");
      uses.add(gearUse(id + "." + use.at("trigger").text(), use));
    }
    return List.copyOf(uses);
  }

  private Gear.Use gearUse(String path, TreeReader at) {
    var trigger = Triggers.read(at, Triggers.GEAR);
    return new Gear.Use(trigger, list(path, at, HEROES, trigger));
  }

  /** Gear is read before Heroes; the order of Heroes is known from their file. */
  private static int ownerIndex(String id) {
    var items = file("heroes").items();
    for (int i = 0; i < items.size(); i++) if (items.get(i).at("id").text().equals(id)) return i;
    throw new IllegalArgumentException("there is no Hero \"" + id + "\"");
  }

  private static @Nullable Condition condition(TreeReader at, Setting setting) {
    return at.has("cond") ? ConditionReader.condition(at.at("cond"), setting) : null;
  }

  Ability ability(String path, TreeReader at, List<Trigger> triggers, Given... given) {
    var trigger = Triggers.read(at, triggers);
    return new Ability(
        trigger,
        at.find("once_per_turn").map(TreeReader::truth).orElse(false),
        list(path, at, Setting.of(given), trigger));
  }

  private void tile(TreeReader at) {
    at.allow("id", "name", "slots", "constant", "end_of_turn", "source");
    var slots = at.at("slots").items().stream().map(slot -> slot.as(BoxReader::slot)).toList();
    var end = at.at("end_of_turn").allow("mandatory", "text", "effects");
    var id = at.at("id").text();
    tiles.add(
        new Tile(
            tiles.size(),
            id,
            slots.size(),
            (int) slots.stream().filter("thug"::equals).count(),
            (int) slots.stream().filter("civilian"::equals).count(),
            constant(id, at),
            end.at("mandatory").truth(),
            list(id, end, HEROES)));
  }

  private static String slot(String word) {
    if (List.of("thug", "civilian", "empty").contains(word)) return word;
    throw new IllegalArgumentException("thug, civilian or empty is expected, not " + word);
  }

  private @Nullable Ability constant(String id, TreeReader tile) {
    if (!tile.has("constant")) return null;
    var at = tile.at("constant").allow("trigger", "text", "effects");
    return ability(id + ".constant", at, Triggers.LOCATION);
  }

  private void missions(TreeReader at) {
    at.allow("missions", "board", "start");
    var missions = at.at("missions").items();
    for (int i = 0; i < missions.size(); i++) {
      if (!missions.get(i).at("id").text().equals(Mission.ALL[i].id())) {
        throw missions.get(i).error("the Mission " + Mission.ALL[i].id() + " is expected");
      }
      missionSpaces[i] = missions.get(i).at("slots").number(1, 20);
    }
    interval = at.at("start").at("hero_cards_per_villain_turn").number(1, 9);
    pressedInterval =
        at.at("board").items().getFirst().at("hero_cards_per_villain_turn").number(1, 9);
  }

  private void challenge(TreeReader at) {
    at.allow("id", "name", "text", "removes", "source");
    challenges.add(new Challenge(at.at("id").text(), Fields.symbols(at.at("removes"))));
  }

  private void superCard(
      TreeReader at, List<Trigger> triggers, Setting side, List<SuperCard> into) {
    at.allow(
        "id",
        "name",
        "trigger",
        "cond",
        "condition_text",
        "text",
        "effects",
        "replaces",
        "source",
        "icons_guessed");
    at.find("replaces").ifPresent(_ -> Fields.only(at, "replaces", "bam"));
    var trigger = Triggers.read(at, triggers);
    var setting = side.with(Triggers.given(trigger));
    into.add(
        new SuperCard(
            into.size(),
            at.at("id").text(),
            trigger,
            condition(at, setting),
            list(at.at("id").text(), at, setting),
            at.has("replaces")));
  }

  private void battlePlan(TreeReader at) {
    at.allow(
        "id",
        "name",
        "cost",
        "trigger",
        "cond",
        "optional",
        "price",
        "gives",
        "text",
        "effects",
        "source",
        "icons_guessed");
    var id = at.at("id").text();
    var trigger = Triggers.read(at, Triggers.BATTLE_PLAN);
    battlePlans.add(
        new BattlePlan(
            battlePlans.size(),
            id,
            at.at("cost").number(1, 2),
            trigger,
            condition(at, HEROES),
            at.find("optional").map(TreeReader::truth).orElse(false),
            list(id + ".price", at, "price", HEROES.with(Given.PRICE)),
            at.find("gives").map(Fields::symbols).orElse(List.of()),
            list(id, at, HEROES, trigger)));
  }
}
