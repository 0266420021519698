package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.cards.Token;

/** Compiles effects from data; what it does not understand is an error that names the place. */
public final class EffectReader {

  private final Map<String, Effects> byPath = new LinkedHashMap<>();

  /** All lists read so far by their paths. */
  public Map<String, Effects> all() {
    return byPath;
  }

  public Effects list(String path, List<TreeReader> steps) {
    var effects = new ArrayList<Effect>();
    for (int i = 0; i < steps.size(); i++) effects.add(effect(path + "/" + i, steps.get(i)));
    var list = new Effects(path, effects);
    if (byPath.put(path, list) != null) {
      throw new IllegalArgumentException("two effects are called " + path);
    }
    return list;
  }

  private Effects inner(String path, String field, TreeReader at) {
    return list(path + "." + field, at.find(field).map(TreeReader::items).orElse(List.of()));
  }

  private Effect effect(String path, TreeReader at) {
    return switch (at.at("do").text()) {
      case "choose" -> choose(path, at.allow("do", "options", "by"));
      case "may" -> {
        at.allow("do", "cost", "effects", "by");
        yield new Effect.May(inner(path, "cost", at), inner(path, "effects", at), by(at));
      }
      case "if" -> {
        at.allow("do", "cond", "then", "else");
        yield new Effect.If(
            condition(at.at("cond")), inner(path, "then", at), inner(path, "else", at));
      }
      case "for_each" -> {
        at.allow("do", "over", "where", "who", "effects");
        only(at, "over", "heroes");
        only(at, "who", "all");
        yield new Effect.ForEachHero(place(at, "where"), inner(path, "effects", at));
      }
      case "watch" -> {
        at.allow("do", "trigger", "where", "until", "effects");
        only(at, "trigger", "hero_enters");
        only(at, "until", "next_villain_turn");
        yield new Effect.Watch(place(at, "where"), inner(path, "effects", at));
      }
      case "end_step" -> new Effect.EndStep(inner(path, "effects", at.allow("do", "effects")));
      case "act" -> {
        at.allow("do", "symbols", "where", "target", "who");
        at.find("target").ifPresent(_ -> only(at, "target", "single"));
        yield new Effect.Act(
            symbols(at.at("symbols")), placeOr(at, "where", Place.HERE), at.has("target"), who(at));
      }
      case "treat_symbols" -> {
        at.allow("do", "from", "as", "scope");
        yield new Effect.TreatSymbols(
            at.at("from").as(Symbol::named),
            at.at("as").as(Symbol::named),
            oneOf(at, "scope", "card", "turn") == 1);
      }
      case "gain_token" ->
          new Effect.GainToken(
              token(at.allow("do", "token", "n", "who"), "basic"), number(at, 1), who(at));
      case "lose_token" ->
          new Effect.LoseToken(
              token(at.allow("do", "token", "n", "who"), "any"), number(at, 1), who(at));
      case "draw" -> {
        at.allow("do", "n", "up_to_hand", "who", "where");
        int upTo = at.find("up_to_hand").map(n -> n.number(1, 12)).orElse(0);
        yield new Effect.Draw(number(at, 0), upTo, who(at), placeOr(at, "where", Place.ALL));
      }
      case "discard" -> new Effect.Discard(number(at.allow("do", "n", "who"), 1), who(at));
      case "move_hero" -> {
        at.allow("do", "who", "to", "steps", "up_to", "carry");
        only(at, "who", "self");
        yield new Effect.MoveHero(
            at.has("to") ? place(at, "to") : null,
            at.find("steps").map(n -> n.number(1, 6)).orElse(0),
            at.has("carry"));
      }
      case "damage" -> {
        at.allow("do", "who", "where", "n", "unpreventable");
        yield new Effect.Damage(
            who(at), place(at, "where"), number(at, 1), truth(at, "unpreventable"));
      }
      case "protect" -> protect(at.allow("do", "who", "where", "n", "until"));
      case "redirect" -> redirect(at.allow("do", "who", "to", "where", "until"));
      case "damage_enemy" -> {
        at.allow("do", "what", "where", "n", "each");
        var what = at.at("what").as(id -> Effect.Foe.valueOf(id.toUpperCase(Locale.ROOT)));
        yield new Effect.DamageEnemy(what, place(at, "where"), number(at, 1), truth(at, "each"));
      }
      case "rescue" -> {
        only(at.allow("do", "what", "n", "where"), "what", "civilian");
        yield new Effect.Rescue(number(at, 1), place(at, "where"));
      }
      case "defeat" -> {
        only(at.allow("do", "what", "n", "where"), "what", "thug");
        yield new Effect.Defeat(number(at, 1), place(at, "where"));
      }
      case "charge" -> new Effect.Charge(at.allow("do", "gear").at("gear").text());
      case "use_end_of_turn" -> new Effect.UseEndOfTurn(place(at.allow("do", "where"), "where"));
      case "add" -> add(at.allow("do", "what", "n", "where", "any_mix", "onto"));
      case "remove" -> {
        at.allow("do", "what", "n", "where");
        yield new Effect.Remove(tokens(at), amount(at), place(at, "where"));
      }
      case "relocate" -> {
        only(at.allow("do", "what", "n", "from", "to"), "n", "1");
        yield new Effect.Relocate(tokens(at), place(at, "from"), place(at, "to"));
      }
      case "threat_token" -> {
        only(at.allow("do", "token", "n", "where"), "token", "matching");
        only(at, "n", "1");
        yield new Effect.ThreatToken(place(at, "where"));
      }
      case "move_villain" -> new Effect.MoveVillain(place(at.allow("do", "to"), "to"));
      case "villain_destination" -> {
        only(at.allow("do", "by", "until"), "by", "self");
        only(at, "until", "villain_turn_end");
        yield new Effect.VillainDestination();
      }
      case "set_move" -> {
        at.allow("do", "min", "max");
        yield new Effect.SetMove(at.at("min").number(0, 6), at.at("max").number(0, 6));
      }
      case "move_threat" ->
          new Effect.MoveThreat(
              oneOf(at.allow("do", "what", "to"), "what", "henchman", "this") == 1,
              place(at, "to"));
      case "return_threat" -> {
        at.allow("do", "n", "where", "by");
        yield new Effect.ReturnThreat(number(at, 1), place(at, "where"), by(at));
      }
      case "heal" -> {
        at.allow("do", "who", "n", "over_start");
        only(at, "who", "villain");
        only(at, "over_start", "true");
        yield new Effect.Heal(number(at, 1));
      }
      case "track" -> new Effect.Track(amount(at.allow("do", "n")));
      case "mission_lose" -> {
        at.allow("do", "mission", "n");
        yield new Effect.MissionLose(
            oneOf(at, "mission", "rescue", "defeat", "threats"), amount(at));
      }
      case "bam" -> {
        only(at.allow("do", "source", "as_if_at"), "source", "villain");
        yield new Effect.BamAsIf(place(at, "as_if_at"));
      }
      case "stun" -> {
        only(at.allow("do", "what", "where"), "what", "either");
        yield new Effect.Stun(place(at, "where"));
      }
      case "delay_villain" -> new Effect.Delay(number(at.allow("do", "n"), 1));
      case "hasten_villain" -> new Effect.Delay(-number(at.allow("do", "n"), 1));
      case "peek_plan" -> {
        at.allow("do", "n", "then");
        boolean reorder = oneOf(at, "then", "top_or_bottom", "reorder") == 1;
        if (number(at, 1) != (reorder ? 2 : 1)) throw at.at("n").error("not so many cards");
        yield new Effect.PeekPlan(number(at, 1), reorder);
      }
      case "facedown_plan" -> new Effect.FacedownPlan(number(at.allow("do", "n"), 1));
      case "cycle_plan" ->
          new Effect.CyclePlan(number(at.allow("do", "n", "up_to", "by", "peek"), 1), by(at));
      case "split_tokens" -> {
        only(at.allow("do", "where"), "where", "villain_and_adjacent");
        yield new Effect.SplitTokens();
      }
      case "redistribute_tokens" ->
          new Effect.RedistributeTokens(at.allow("do", "drop").at("drop").number(0, 9));
      case "cancel" -> {
        only(at.allow("do", "what", "where"), "what", "overflow");
        yield new Effect.CancelOverflow();
      }
      case "place_marker" -> {
        only(at.allow("do", "what", "to"), "what", "rick_jones");
        yield new Effect.PlaceRick(place(at, "to"));
      }
      case "carry_marker" -> {
        only(at.allow("do", "what", "with"), "what", "rick_jones");
        yield new Effect.CarryRick(at.at("with").as(Symbol::named));
      }
      case "flip_story" -> {
        only(at.allow("do", "which", "face", "n", "up_to"), "which", "any_facedown");
        only(at, "face", "up");
        yield new Effect.FlipUp(number(at, 1));
      }
      case "swap_story" -> swapStory(at.allow("do", "which"));
      case "return_story" -> {
        only(at.allow("do", "which", "to"), "which", "last");
        only(at, "to", "deck_bottom");
        yield new Effect.ReturnLast();
      }
      case "cover_symbol" -> {
        only(at.allow("do", "which", "n"), "n", "1");
        yield new Effect.CoverSymbol(oneOf(at, "which", "last", "any_faceup") == 1);
      }
      case "ignore_symbols" ->
          new Effect.IgnoreSymbols(number(at.allow("do", "who", "n", "until"), 1));
      case "force_play" ->
          new Effect.ForcePlay(
              oneOf(at.allow("do", "who", "how"), "how", "facedown", "random") == 1);
      case "reverse_order" -> {
        at.allow("do");
        yield new Effect.ReverseOrder();
      }
      case "skip_step" -> {
        only(at.allow("do", "step", "who"), "step", "draw");
        yield new Effect.SkipDraw();
      }
      case "forgo" -> {
        only(at.allow("do", "what"), "what", "card");
        yield new Effect.Forgo();
      }
      case "refresh_row" -> new Effect.RefreshRow(number(at.allow("do", "n"), 1));
      case "forbid" -> {
        at.allow("do", "what", "where", "who", "until");
        yield new Effect.Forbid(
            at.at("what").as(id -> Effect.Ban.valueOf(id.toUpperCase(Locale.ROOT))),
            oneOf(at, "until", "next_villain_turn", "while_in_play") == 1);
      }
      case "modify" -> {
        at.allow("do", "what", "value", "where", "until");
        only(at, "until", "while_in_play");
        yield new Effect.Modify(
            at.at("what").as(id -> Effect.Figure.valueOf(id.toUpperCase(Locale.ROOT))),
            at.at("value").number(0, 9));
      }
      case "remove_card" ->
          new Effect.RemoveCard(symbols(at.allow("do", "symbols", "special").at("symbols")));
      default -> throw at.at("do").error("there is no verb \"" + at.at("do").text() + "\"");
    };
  }

  private Effect choose(String path, TreeReader at) {
    var options = new ArrayList<Effects>();
    for (var option : at.at("options").items()) {
      options.add(list(path + "." + options.size(), option.items()));
    }
    return new Effect.Choose(options, by(at));
  }

  private static Effect protect(TreeReader at) {
    boolean now = oneOf(at, "until", "own_next_turn", "now") == 1;
    boolean all = at.at("n").text().equals("all");
    return new Effect.Protect(who(at), at.has("where"), all ? 0 : number(at, 1), now);
  }

  private static Effect redirect(TreeReader at) {
    var to = at.at("to").texts();
    return new Effect.Redirect(
        to.contains("other_hero"),
        to.contains("henchman"),
        to.contains("self"),
        oneOf(at, "until", "own_next_turn", "now") == 1);
  }

  private static Effect add(TreeReader at) {
    var what = at.at("what").text();
    if (what.equals("crisis")) {
      only(at, "onto", "doombot");
      return new Effect.CrisisOnDoombots();
    }
    var token = what.equals("token") ? null : at.at("what").as(Token::named);
    return new Effect.Add(token, amount(at), place(at, "where"));
  }

  private static Effect swapStory(TreeReader at) {
    var which = at.at("which").texts();
    if (which.equals(List.of("own_any", "own_any"))) return new Effect.SwapStory(true);
    if (which.equals(List.of("last", "earliest"))) return new Effect.SwapStory(false);
    throw at.at("which").error("own_any with own_any or last with earliest is expected");
  }

  private static Feature tokens(TreeReader at) {
    var what = at.at("what").as(Feature::named);
    if (what == Feature.CIVILIAN || what == Feature.THUG || what == Feature.TOKEN) return what;
    throw at.at("what").error("civilian, thug or token is expected");
  }

  private static @Nullable Symbol token(TreeReader at, String open) {
    return at.at("token").text().equals(open) ? null : at.at("token").as(Symbol::named);
  }

  private static int number(TreeReader at, int otherwise) {
    return at.find("n").map(n -> n.number(1, 9)).orElse(otherwise);
  }

  private static boolean truth(TreeReader at, String field) {
    return at.find(field).map(TreeReader::truth).orElse(false);
  }

  private static void only(TreeReader at, String field, String value) {
    oneOf(at, field, value);
  }

  private static int oneOf(TreeReader at, String field, String... values) {
    var text = at.at(field).text();
    for (int i = 0; i < values.length; i++) if (values[i].equals(text)) return i;
    throw at.at(field).error(String.join(" or ", values) + " is expected, not \"" + text + "\"");
  }

  private static Who who(TreeReader at) {
    return at.find("who").map(w -> w.as(Who::named)).orElse(Who.SELF);
  }

  private static Decider by(TreeReader at) {
    return at.find("by").map(b -> b.as(Decider::named)).orElse(Decider.DEFAULT);
  }

  public static List<Symbol> symbols(TreeReader at) {
    return at.items().stream().map(item -> item.as(Symbol::named)).toList();
  }

  public static Amount amount(TreeReader at) {
    var n = at.at("n");
    if (n.isMapping()) {
      if (n.has("did")) return new Amount.Did(n.at("did").as(Deed::named));
      return heroes(n);
    }
    return n.text().equals("all") ? Amount.EVERY : new Amount.Fixed(n.number(0, 99));
  }

  /** {@code {heroes: 1, plus: k}}. */
  public static Amount heroes(TreeReader n) {
    n.allow("heroes", "plus");
    only(n, "heroes", "1");
    return new Amount.Heroes(n.find("plus").map(TreeReader::number).orElse(0));
  }

  private static Place placeOr(TreeReader at, String field, Place otherwise) {
    return at.has(field) ? place(at, field) : otherwise;
  }

  private static Place place(TreeReader at, String field) {
    var place = at.at(field);
    if (place.isLeaf()) return Place.plain(place.as(Place.Area::named));
    place.allow("in", "with", "without", "except", "count", "order");
    return new Place(
        place.at("in").as(Place.Area::named),
        features(place, "with"),
        features(place, "without"),
        place.has("except") ? place.at("except").as(Place.Area::named) : null,
        place.find("count").map(n -> n.number(1, 6)).orElse(0),
        place.has("order") && oneOf(place, "order", "cw", "near_cw") == 1);
  }

  private static List<Feature> features(TreeReader at, String field) {
    return at.find(field).map(TreeReader::items).orElse(List.of()).stream()
        .map(item -> item.as(Feature::named))
        .toList();
  }

  public static Condition condition(TreeReader at) {
    var tests = new ArrayList<Condition.Test>();
    at.allow(
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
    if (at.has("count")) {
      tests.add(
          new Condition.Test.Count(
              at.at("count").as(Feature::named), place(at, "where"), compare(at)));
    }
    at.find("under_pressure")
        .ifPresent(is -> tests.add(new Condition.Test.UnderPressure(is.truth())));
    at.find("missions_done")
        .ifPresent(is -> tests.add(new Condition.Test.MissionsDone(compare(is))));
    at.find("hand").ifPresent(is -> tests.add(new Condition.Test.HandSize(compare(is), who(at))));
    at.find("alone").ifPresent(is -> tests.add(new Condition.Test.Alone(is.truth())));
    if (at.has("at")) {
      only(at, "at", "villain");
      tests.add(new Condition.Test.AtVillain());
    }
    at.find("did").ifPresent(is -> tests.add(new Condition.Test.Done(is.as(Deed::named))));
    at.find("card_has")
        .ifPresent(is -> tests.add(new Condition.Test.CardHas(is.as(Symbol::named))));
    if (at.has("plan_has")) {
      tests.add(
          oneOf(at, "plan_has", "bam", "tokens") == 0
              ? new Condition.Test.PlanHasBam()
              : new Condition.Test.PlanHasTokens());
    }
    if (at.has("turn")) {
      tests.add(
          switch (oneOf(at, "turn", "own", "villain", "hero")) {
            case 0 -> new Condition.Test.OwnTurn();
            case 1 -> new Condition.Test.VillainTurn();
            default -> new Condition.Test.HeroTurn();
          });
    }
    if (at.has("all_heroes_at")) {
      tests.add(new Condition.Test.AllHeroesAt(place(at, "all_heroes_at")));
    }
    if (at.has("exists")) tests.add(new Condition.Test.Exists(place(at, "exists")));
    return new Condition(tests);
  }

  private static Condition.Compare compare(TreeReader at) {
    char op = "=><".charAt(oneOf(at, "op", "eq", "ge", "le"));
    return new Condition.Compare(op, at.at("n").number(0, 99));
  }
}
