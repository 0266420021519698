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
        yield new Effect.May(inner(path, "cost", at), inner(path, "effects", at), Fields.by(at));
      }
      case "if" -> {
        at.allow("do", "cond", "then", "else");
        yield new Effect.If(
            ConditionReader.condition(at.at("cond")),
            inner(path, "then", at),
            inner(path, "else", at));
      }
      case "for_each" -> {
        at.allow("do", "over", "where", "who", "effects");
        Fields.only(at, "over", "heroes");
        Fields.only(at, "who", "all");
        yield new Effect.ForEachHero(PlaceReader.place(at, "where"), inner(path, "effects", at));
      }
      case "watch" -> {
        at.allow("do", "trigger", "where", "until", "effects");
        Fields.only(at, "trigger", "hero_enters");
        Fields.only(at, "until", "next_villain_turn");
        yield new Effect.Watch(PlaceReader.place(at, "where"), inner(path, "effects", at));
      }
      case "end_step" -> new Effect.EndStep(inner(path, "effects", at.allow("do", "effects")));
      case "act" -> {
        at.allow("do", "symbols", "where", "target", "who");
        at.find("target").ifPresent(_ -> Fields.only(at, "target", "single"));
        yield new Effect.Act(
            Fields.symbols(at.at("symbols")),
            PlaceReader.placeOr(at, "where", Place.HERE),
            at.has("target"),
            Fields.who(at));
      }
      case "treat_symbols" -> {
        at.allow("do", "from", "as", "scope");
        yield new Effect.TreatSymbols(
            at.at("from").as(Symbol::named),
            at.at("as").as(Symbol::named),
            Fields.oneOf(at, "scope", "card", "turn") == 1);
      }
      case "gain_token" ->
          new Effect.GainToken(
              token(at.allow("do", "token", "n", "who"), "basic"),
              Fields.number(at, 1),
              Fields.who(at));
      case "lose_token" ->
          new Effect.LoseToken(
              token(at.allow("do", "token", "n", "who"), "any"),
              Fields.number(at, 1),
              Fields.who(at));
      case "draw" -> {
        at.allow("do", "n", "up_to_hand", "who", "where");
        int upTo = at.find("up_to_hand").map(n -> n.number(1, 12)).orElse(0);
        yield new Effect.Draw(
            Fields.number(at, 0),
            upTo,
            Fields.who(at),
            PlaceReader.placeOr(at, "where", Place.ALL));
      }
      case "discard" ->
          new Effect.Discard(Fields.number(at.allow("do", "n", "who"), 1), Fields.who(at));
      case "move_hero" -> {
        at.allow("do", "who", "to", "steps", "up_to", "carry");
        Fields.only(at, "who", "self");
        yield new Effect.MoveHero(
            at.has("to") ? PlaceReader.place(at, "to") : null,
            at.find("steps").map(n -> n.number(1, 6)).orElse(0),
            at.has("carry"));
      }
      case "damage" -> {
        at.allow("do", "who", "where", "n", "unpreventable");
        yield new Effect.Damage(
            Fields.who(at),
            PlaceReader.place(at, "where"),
            Fields.number(at, 1),
            Fields.truth(at, "unpreventable"));
      }
      case "protect" -> protect(at.allow("do", "who", "where", "n", "until"));
      case "redirect" -> redirect(at.allow("do", "who", "to", "where", "until"));
      case "damage_enemy" -> {
        at.allow("do", "what", "where", "n", "each");
        var what = at.at("what").as(id -> Effect.Foe.valueOf(id.toUpperCase(Locale.ROOT)));
        yield new Effect.DamageEnemy(
            what, PlaceReader.place(at, "where"), Fields.number(at, 1), Fields.truth(at, "each"));
      }
      case "rescue" -> {
        Fields.only(at.allow("do", "what", "n", "where"), "what", "civilian");
        yield new Effect.Rescue(Fields.number(at, 1), PlaceReader.place(at, "where"));
      }
      case "defeat" -> {
        Fields.only(at.allow("do", "what", "n", "where"), "what", "thug");
        yield new Effect.Defeat(Fields.number(at, 1), PlaceReader.place(at, "where"));
      }
      case "charge" -> new Effect.Charge(at.allow("do", "gear").at("gear").text());
      case "use_end_of_turn" ->
          new Effect.UseEndOfTurn(PlaceReader.place(at.allow("do", "where"), "where"));
      case "add" -> add(at.allow("do", "what", "n", "where", "any_mix", "onto"));
      case "remove" -> {
        at.allow("do", "what", "n", "where");
        yield new Effect.Remove(tokens(at), Fields.amount(at), PlaceReader.place(at, "where"));
      }
      case "relocate" -> {
        Fields.only(at.allow("do", "what", "n", "from", "to"), "n", "1");
        yield new Effect.Relocate(
            tokens(at), PlaceReader.place(at, "from"), PlaceReader.place(at, "to"));
      }
      case "threat_token" -> {
        Fields.only(at.allow("do", "token", "n", "where"), "token", "matching");
        Fields.only(at, "n", "1");
        yield new Effect.ThreatToken(PlaceReader.place(at, "where"));
      }
      case "move_villain" -> new Effect.MoveVillain(PlaceReader.place(at.allow("do", "to"), "to"));
      case "villain_destination" -> {
        Fields.only(at.allow("do", "by", "until"), "by", "self");
        Fields.only(at, "until", "villain_turn_end");
        yield new Effect.VillainDestination();
      }
      case "set_move" -> {
        at.allow("do", "min", "max");
        yield new Effect.SetMove(at.at("min").number(0, 6), at.at("max").number(0, 6));
      }
      case "move_threat" ->
          new Effect.MoveThreat(
              Fields.oneOf(at.allow("do", "what", "to"), "what", "henchman", "this") == 1,
              PlaceReader.place(at, "to"));
      case "return_threat" -> {
        at.allow("do", "n", "where", "by");
        yield new Effect.ReturnThreat(
            Fields.number(at, 1), PlaceReader.place(at, "where"), Fields.by(at));
      }
      case "heal" -> {
        at.allow("do", "who", "n", "over_start");
        Fields.only(at, "who", "villain");
        Fields.only(at, "over_start", "true");
        yield new Effect.Heal(Fields.number(at, 1));
      }
      case "track" -> new Effect.Track(Fields.amount(at.allow("do", "n")));
      case "mission_lose" -> {
        at.allow("do", "mission", "n");
        yield new Effect.MissionLose(
            Fields.oneOf(at, "mission", "rescue", "defeat", "threats"), Fields.amount(at));
      }
      case "bam" -> {
        Fields.only(at.allow("do", "source", "as_if_at"), "source", "villain");
        yield new Effect.BamAsIf(PlaceReader.place(at, "as_if_at"));
      }
      case "stun" -> {
        Fields.only(at.allow("do", "what", "where"), "what", "either");
        yield new Effect.Stun(PlaceReader.place(at, "where"));
      }
      case "delay_villain" -> new Effect.Delay(Fields.number(at.allow("do", "n"), 1));
      case "hasten_villain" -> new Effect.Delay(-Fields.number(at.allow("do", "n"), 1));
      case "peek_plan" -> {
        at.allow("do", "n", "then");
        boolean reorder = Fields.oneOf(at, "then", "top_or_bottom", "reorder") == 1;
        if (Fields.number(at, 1) != (reorder ? 2 : 1)) throw at.at("n").error("not so many cards");
        yield new Effect.PeekPlan(Fields.number(at, 1), reorder);
      }
      case "facedown_plan" -> new Effect.FacedownPlan(Fields.number(at.allow("do", "n"), 1));
      case "cycle_plan" ->
          new Effect.CyclePlan(
              Fields.number(at.allow("do", "n", "up_to", "by", "peek"), 1), Fields.by(at));
      case "split_tokens" -> {
        Fields.only(at.allow("do", "where"), "where", "villain_and_adjacent");
        yield new Effect.SplitTokens();
      }
      case "redistribute_tokens" ->
          new Effect.RedistributeTokens(at.allow("do", "drop").at("drop").number(0, 9));
      case "cancel" -> {
        Fields.only(at.allow("do", "what", "where"), "what", "overflow");
        yield new Effect.CancelOverflow();
      }
      case "place_marker" -> {
        Fields.only(at.allow("do", "what", "to"), "what", "rick_jones");
        yield new Effect.PlaceRick(PlaceReader.place(at, "to"));
      }
      case "carry_marker" -> {
        Fields.only(at.allow("do", "what", "with"), "what", "rick_jones");
        yield new Effect.CarryRick(at.at("with").as(Symbol::named));
      }
      case "flip_story" -> {
        Fields.only(at.allow("do", "which", "face", "n", "up_to"), "which", "any_facedown");
        Fields.only(at, "face", "up");
        yield new Effect.FlipUp(Fields.number(at, 1));
      }
      case "swap_story" -> swapStory(at.allow("do", "which"));
      case "return_story" -> {
        Fields.only(at.allow("do", "which", "to"), "which", "last");
        Fields.only(at, "to", "deck_bottom");
        yield new Effect.ReturnLast();
      }
      case "cover_symbol" -> {
        Fields.only(at.allow("do", "which", "n"), "n", "1");
        yield new Effect.CoverSymbol(Fields.oneOf(at, "which", "last", "any_faceup") == 1);
      }
      case "ignore_symbols" ->
          new Effect.IgnoreSymbols(Fields.number(at.allow("do", "who", "n", "until"), 1));
      case "force_play" ->
          new Effect.ForcePlay(
              Fields.oneOf(at.allow("do", "who", "how"), "who", "target", "one") == 1
                  ? Who.ONE
                  : Who.TARGET,
              Fields.oneOf(at, "how", "facedown", "random") == 1);
      case "reverse_order" -> {
        at.allow("do");
        yield new Effect.ReverseOrder();
      }
      case "skip_step" -> {
        Fields.only(at.allow("do", "step", "who"), "step", "draw");
        yield new Effect.SkipDraw();
      }
      case "forgo" -> {
        Fields.only(at.allow("do", "what"), "what", "card");
        yield new Effect.Forgo();
      }
      case "refresh_row" -> new Effect.RefreshRow(Fields.number(at.allow("do", "n"), 1));
      case "forbid" -> {
        at.allow("do", "what", "where", "who", "until");
        yield new Effect.Forbid(
            at.at("what").as(id -> Effect.Ban.valueOf(id.toUpperCase(Locale.ROOT))),
            Fields.oneOf(at, "until", "next_villain_turn", "while_in_play") == 1);
      }
      case "modify" -> {
        at.allow("do", "what", "value", "where", "until");
        Fields.only(at, "until", "while_in_play");
        yield new Effect.Modify(
            at.at("what").as(id -> Effect.Figure.valueOf(id.toUpperCase(Locale.ROOT))),
            at.at("value").number(0, 9));
      }
      case "remove_card" ->
          new Effect.RemoveCard(Fields.symbols(at.allow("do", "symbols", "special").at("symbols")));
      default -> throw at.at("do").error("there is no verb \"" + at.at("do").text() + "\"");
    };
  }

  private Effect choose(String path, TreeReader at) {
    var options = new ArrayList<Effects>();
    for (var option : at.at("options").items()) {
      options.add(list(path + "." + options.size(), option.items()));
    }
    return new Effect.Choose(options, Fields.by(at));
  }

  private static Effect protect(TreeReader at) {
    boolean now = Fields.oneOf(at, "until", "own_next_turn", "now") == 1;
    boolean all = at.at("n").text().equals("all");
    return new Effect.Protect(Fields.who(at), at.has("where"), all ? 0 : Fields.number(at, 1), now);
  }

  private static Effect redirect(TreeReader at) {
    var to = at.at("to").texts();
    return new Effect.Redirect(
        to.contains("other_hero"),
        to.contains("henchman"),
        to.contains("self"),
        Fields.oneOf(at, "until", "own_next_turn", "now") == 1);
  }

  private static Effect add(TreeReader at) {
    var what = at.at("what").text();
    if (what.equals("crisis")) {
      Fields.only(at, "onto", "doombot");
      return new Effect.CrisisOnDoombots();
    }
    var token = what.equals("token") ? null : at.at("what").as(Token::named);
    return new Effect.Add(token, Fields.amount(at), PlaceReader.place(at, "where"));
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
}
