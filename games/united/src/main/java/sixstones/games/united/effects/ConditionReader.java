package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.TreeReader;

/** Reads conditions from data. */
public final class ConditionReader {

  /** Everything that a condition can say. */
  static final List<String> FIELDS =
      List.of(
          "count",
          "where",
          "op",
          "n",
          "under_pressure",
          "missions_done",
          "hand",
          "who",
          "alone",
          "at",
          "did",
          "card_has",
          "plan_has",
          "turn",
          "all_heroes_at",
          "exists");

  private ConditionReader() {}

  public static Condition condition(TreeReader at, Setting setting) {
    var tests = new ArrayList<Condition.Test>();
    at.allow(FIELDS);
    if (at.has("count")) {
      tests.add(
          new Condition.Test.Count(
              at.at("count").as(Feature::named),
              PlaceReader.place(at, "where", setting),
              compare(at)));
    }
    at.find("under_pressure")
        .ifPresent(is -> tests.add(new Condition.Test.UnderPressure(is.truth())));
    at.find("missions_done")
        .ifPresent(is -> tests.add(new Condition.Test.MissionsDone(compare(is))));
    at.find("hand")
        .ifPresent(is -> tests.add(new Condition.Test.HandSize(compare(is), whose(at, setting))));
    for (var ofHero : List.of("alone", "at")) {
      at.find(ofHero).ifPresent(is -> setting.need(Given.HERO, is));
    }
    at.find("alone").ifPresent(is -> tests.add(new Condition.Test.Alone(is.truth())));
    if (at.has("at")) {
      Fields.only(at, "at", "villain");
      tests.add(new Condition.Test.AtVillain());
    }
    if (at.has("did")) tests.add(new Condition.Test.Done(Fields.deed(at, setting)));
    at.find("card_has")
        .ifPresent(is -> tests.add(new Condition.Test.CardHas(is.as(Symbol::named))));
    if (at.has("plan_has")) {
      setting.need(Given.PLAN, at.at("plan_has"));
      tests.add(
          Fields.oneOf(at, "plan_has", "bam", "tokens") == 0
              ? new Condition.Test.PlanHasBam()
              : new Condition.Test.PlanHasTokens());
    }
    if (at.has("turn")) {
      var turns =
          List.of(
              new Condition.Test.OwnTurn(),
              new Condition.Test.VillainTurn(),
              new Condition.Test.HeroTurn());
      tests.add(turns.get(Fields.oneOf(at, "turn", "own", "villain", "hero")));
    }
    if (at.has("all_heroes_at")) {
      tests.add(new Condition.Test.AllHeroesAt(PlaceReader.place(at, "all_heroes_at", setting)));
    }
    if (at.has("exists"))
      tests.add(new Condition.Test.Exists(PlaceReader.place(at, "exists", setting)));
    return new Condition(tests);
  }

  /** Whose hand counts: of one of all Heroes if it says so. */
  private static Who whose(TreeReader at, Setting setting) {
    var who =
        List.of(Who.SELF, Who.TARGET, Who.ONE_TOTAL)
            .get(Fields.oneOf(at, "who", "self", "target", "one_total"));
    return Fields.bound(at.at("who"), who, setting);
  }

  public static Condition.Compare compare(TreeReader at) {
    var op = Condition.Op.values()[Fields.oneOf(at, "op", "eq", "ge", "le")];
    return new Condition.Compare(op, at.at("n").number(0, 99));
  }
}
