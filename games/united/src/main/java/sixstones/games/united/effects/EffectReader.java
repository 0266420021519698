package sixstones.games.united.effects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.TreeReader;

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
    Vocabulary.check(at);
    return switch (at.at("do").text()) {
      case "choose" -> choose(path, at);
      case "may" ->
          new Effect.May(inner(path, "cost", at), inner(path, "effects", at), Fields.by(at));
      case "if" ->
          new Effect.If(
              ConditionReader.condition(at.at("cond")),
              inner(path, "then", at),
              inner(path, "else", at));
      case "for_each" ->
          new Effect.ForEachHero(PlaceReader.place(at, "where"), inner(path, "effects", at));
      case "watch" -> new Effect.Watch(inner(path, "effects", at));
      case "end_step" -> new Effect.EndStep(inner(path, "effects", at));
      case "act" ->
          new Effect.Act(
              Fields.symbols(at.at("symbols")),
              PlaceReader.placeOr(at, "where", Place.HERE),
              at.has("target"),
              Fields.who(at));
      case "treat_symbols" ->
          new Effect.TreatSymbols(
              at.at("from").as(Symbol::named),
              at.at("as").as(Symbol::named),
              Fields.oneOf(at, "scope", "card", "turn") == 1);
      case "gain_token" ->
          new Effect.GainToken(token(at, "basic"), Fields.number(at, 1), Fields.who(at));
      case "lose_token" ->
          new Effect.LoseToken(token(at, "any"), Fields.number(at, 1), Fields.who(at));
      case "draw" -> {
        int upTo = at.find("up_to_hand").map(n -> n.number(1, 12)).orElse(0);
        yield new Effect.Draw(
            Fields.number(at, 0),
            upTo,
            Fields.who(at),
            PlaceReader.placeOr(at, "where", Place.ALL));
      }
      case "discard" -> new Effect.Discard(Fields.number(at, 1), Fields.who(at));
      case "move_hero" ->
          new Effect.MoveHero(
              at.has("to") ? PlaceReader.place(at, "to") : null,
              at.find("steps").map(n -> n.number(1, 6)).orElse(0),
              at.has("carry"));
      case "damage" ->
          new Effect.Damage(
              Fields.who(at),
              PlaceReader.place(at, "where"),
              Fields.number(at, 1),
              Fields.truth(at, "unpreventable"));
      case "protect" -> protect(at);
      case "redirect" -> redirect(at);
      case "damage_enemy" -> {
        var what = at.at("what").as(id -> Effect.Foe.valueOf(id.toUpperCase(Locale.ROOT)));
        yield new Effect.DamageEnemy(
            what, PlaceReader.place(at, "where"), Fields.number(at, 1), Fields.truth(at, "each"));
      }
      case "rescue" -> new Effect.Rescue(Fields.number(at, 1), PlaceReader.place(at, "where"));
      case "defeat" -> new Effect.Defeat(PlaceReader.place(at, "where"));
      case "charge" -> new Effect.Charge(at.at("gear").text());
      case "use_end_of_turn" -> new Effect.UseEndOfTurn(PlaceReader.place(at, "where"));
      case "add" -> add(at);
      case "remove" ->
          new Effect.Remove(
              at.at("what").as(Feature::named), Fields.amount(at), PlaceReader.place(at, "where"));
      case "relocate" ->
          new Effect.Relocate(
              at.at("what").as(Feature::named),
              PlaceReader.place(at, "from"),
              PlaceReader.place(at, "to"));
      case "threat_token" -> new Effect.ThreatToken(PlaceReader.place(at, "where"));
      case "move_villain" -> new Effect.MoveVillain(PlaceReader.place(at, "to"));
      case "villain_destination" -> new Effect.VillainDestination();
      case "set_move" -> new Effect.SetMove(at.at("min").number(0, 6), at.at("max").number(0, 6));
      case "move_threat" ->
          new Effect.MoveThreat(
              Fields.oneOf(at, "what", "henchman", "this") == 1, PlaceReader.place(at, "to"));
      case "return_threat" ->
          new Effect.ReturnThreat(PlaceReader.place(at, "where"), Fields.by(at));
      case "heal" -> new Effect.Heal(Fields.number(at, 1));
      case "track" -> new Effect.Track(Fields.amount(at));
      case "mission_lose" ->
          new Effect.MissionLose(
              Fields.oneOf(at, "mission", "rescue", "defeat", "threats"), Fields.amount(at));
      case "bam" -> new Effect.BamAsIf(PlaceReader.place(at, "as_if_at"));
      case "stun" -> new Effect.Stun(PlaceReader.place(at, "where"));
      case "delay_villain" -> new Effect.Delay(Fields.number(at, 1));
      case "hasten_villain" -> new Effect.Delay(-Fields.number(at, 1));
      case "peek_plan" -> {
        boolean reorder = Fields.oneOf(at, "then", "top_or_bottom", "reorder") == 1;
        yield new Effect.PeekPlan(Fields.number(at, 1), reorder);
      }
      case "facedown_plan" -> new Effect.FacedownPlan(Fields.number(at, 1));
      case "cycle_plan" -> new Effect.CyclePlan(Fields.number(at, 1), Fields.by(at));
      case "split_tokens" -> new Effect.SplitTokens();
      case "redistribute_tokens" -> new Effect.RedistributeTokens(at.at("drop").number(0, 9));
      case "cancel" -> new Effect.CancelOverflow();
      case "place_marker" -> new Effect.PlaceRick(PlaceReader.place(at, "to"));
      case "carry_marker" -> new Effect.CarryRick(at.at("with").as(Symbol::named));
      case "flip_story" -> new Effect.FlipUp(Fields.number(at, 1));
      case "swap_story" -> swapStory(at);
      case "return_story" -> new Effect.ReturnLast();
      case "cover_symbol" ->
          new Effect.CoverSymbol(Fields.oneOf(at, "which", "last", "any_faceup") == 1);
      case "ignore_symbols" -> new Effect.IgnoreSymbols(Fields.number(at, 1));
      case "force_play" ->
          new Effect.ForcePlay(
              Fields.oneOf(at, "who", "target", "one") == 1 ? Who.ONE : Who.TARGET,
              Fields.oneOf(at, "how", "facedown", "random") == 1);
      case "reverse_order" -> new Effect.ReverseOrder();
      case "skip_step" -> new Effect.SkipDraw();
      case "forgo" -> new Effect.Forgo();
      case "refresh_row" -> new Effect.RefreshRow(Fields.number(at, 1));
      case "forbid" ->
          new Effect.Forbid(
              at.at("what").as(id -> Effect.Ban.valueOf(id.toUpperCase(Locale.ROOT))),
              Fields.oneOf(at, "until", "next_villain_turn", "while_in_play") == 1);
      case "modify" ->
          new Effect.Modify(
              at.at("what").as(id -> Effect.Figure.valueOf(id.toUpperCase(Locale.ROOT))),
              at.at("value").number(0, 9));
      case "remove_card" -> new Effect.RemoveCard(Fields.symbols(at.at("symbols")));
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
    if (what.equals("crisis")) return new Effect.CrisisOnDoombots();
    var token = what.equals("token") ? null : at.at("what").as(Token::named);
    return new Effect.Add(token, Fields.amount(at), PlaceReader.place(at, "where"));
  }

  private static Effect swapStory(TreeReader at) {
    return new Effect.SwapStory(at.at("which").texts().getFirst().equals("own_any"));
  }

  private static @Nullable Symbol token(TreeReader at, String open) {
    return at.at("token").text().equals(open) ? null : at.at("token").as(Symbol::named);
  }
}
