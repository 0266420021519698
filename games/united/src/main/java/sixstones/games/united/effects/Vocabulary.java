package sixstones.games.united.effects;

import static sixstones.games.united.effects.Slot.amount;
import static sixstones.games.united.effects.Slot.cond;
import static sixstones.games.united.effects.Slot.gear;
import static sixstones.games.united.effects.Slot.lists;
import static sixstones.games.united.effects.Slot.maybe;
import static sixstones.games.united.effects.Slot.number;
import static sixstones.games.united.effects.Slot.options;
import static sixstones.games.united.effects.Slot.place;
import static sixstones.games.united.effects.Slot.steps;
import static sixstones.games.united.effects.Slot.symbols;
import static sixstones.games.united.effects.Slot.word;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/**
 * The verbs of effects with all that may be said of them; {@link EffectReader} accepts just this,
 * and {@code docs/data/united-vocabulary.md} is written from it.
 */
public final class Vocabulary {

  private static final String[] SYMBOLS = {"move", "attack", "heroic", "wild"};
  private static final Slot BY = maybe(word("by", "heroes", "villain", "self", "target"));

  /** One way to use a verb. */
  public record Form(String verb, String meaning, List<Slot> slots) {}

  private static final List<Form> FORMS = forms();

  private Vocabulary() {}

  public static List<Form> all() {
    return FORMS;
  }

  /** Refuses a step that fits none of the forms of its verb. */
  static void check(TreeReader at) {
    var verb = at.at("do").text();
    var anywhere = new ArrayList<>(List.of("do"));
    for (var form : FORMS) {
      if (form.verb().equals(verb)) form.slots().forEach(slot -> anywhere.add(slot.name()));
    }
    if (anywhere.size() > 1) at.allow(anywhere.stream().distinct().toList());
    TreeError problem = at.at("do").error("there is no verb \"" + verb + "\"");
    int most = -1;
    for (var form : FORMS) {
      if (!form.verb().equals(verb)) continue;
      int fitting = 0;
      try {
        for (var slot : form.slots()) {
          slot.check(at);
          fitting++;
        }
        var known = new ArrayList<>(List.of("do"));
        form.slots().forEach(slot -> known.add(slot.name()));
        at.allow(known);
        return;
      } catch (TreeError e) {
        if (fitting <= most) continue;
        most = fitting;
        problem = e;
      }
    }
    throw problem;
  }

  private static Form form(String verb, String meaning, Slot... slots) {
    return new Form(verb, meaning, List.of(slots));
  }

  private static List<Form> forms() {
    return List.of(
        form("choose", "exactly one option that can be done", options("options"), BY),
        form(
            "may",
            "optional: all of the cost must be payable, then the effects follow",
            steps("cost"),
            steps("effects"),
            BY),
        form("if", "a branch", cond("cond"), maybe(steps("then")), maybe(steps("else"))),
        form(
            "for_each",
            "once for each Hero there, who is the target then; KOs wait until all have answered",
            word("over", "heroes"),
            place("where"),
            word("who", "all"),
            steps("effects")),
        form(
            "watch",
            "each time a Hero enters the Villain's Location, until his next turn",
            word("trigger", "hero_enters"),
            word("where", "villain"),
            word("until", "next_villain_turn"),
            steps("effects")),
        form("end_step", "put off to the end of the acting Hero's turn", steps("effects")),
        form(
            "act",
            "actions now, in one of the Locations or in each; single: all on one Enemy",
            symbols("symbols"),
            maybe(place("where")),
            maybe(word("target", "single"))),
        form(
            "act",
            "each other Hero may take these actions",
            symbols("symbols"),
            word("who", "others")),
        form(
            "treat_symbols",
            "symbols count as another kind: of this card, or all that are left in this turn",
            word("from", SYMBOLS),
            word("as", SYMBOLS),
            word("scope", "card", "turn")),
        form(
            "gain_token",
            "Action tokens from the pool; basic: Move, Attack or Heroic by choice",
            word("token", "move", "attack", "heroic", "wild", "basic"),
            number("n", 1, 9),
            word("who", "self", "other")),
        form(
            "lose_token",
            "Action tokens back to the pool, as a cost or a loss",
            word("token", "move", "attack", "heroic", "wild", "any"),
            number("n", 1, 9),
            word("who", "self", "target")),
        form("draw", "Hero cards", number("n", 1, 9), word("who", "self", "target", "all")),
        form(
            "draw",
            "Hero cards for one Hero there",
            number("n", 1, 9),
            word("who", "one"),
            place("where")),
        form(
            "draw",
            "Hero cards up to so many in hand",
            number("up_to_hand", 1, 12),
            word("who", "self", "target")),
        form(
            "discard",
            "hand cards under the deck; the last one is a KO",
            number("n", 1, 9),
            word("who", "self", "target")),
        form("move_hero", "the acting Hero goes there", word("who", "self"), place("to")),
        form(
            "move_hero",
            "the acting Hero goes up to so many Locations far and may take another Hero along",
            word("who", "self"),
            number("steps", 1, 6),
            word("up_to", "true"),
            maybe(word("carry", "other"))),
        form(
            "damage",
            "damage to Heroes: one in each Location, or all",
            word("who", "one", "all"),
            place("where"),
            number("n", 1, 9),
            maybe(word("unpreventable", "true"))),
        form(
            "damage",
            "damage to the Hero bound by the trigger",
            word("who", "target"),
            word("where", "target"),
            number("n", 1, 9),
            maybe(word("unpreventable", "true"))),
        form(
            "protect",
            "prevents so much of the damage in progress",
            word("who", "self", "target"),
            number("n", 1, 9),
            word("until", "now")),
        form(
            "protect",
            "prevents so much damage before the Hero's next turn; all: Invulnerable",
            word("who", "self", "target"),
            word("n", "1", "2", "3", "all"),
            word("until", "own_next_turn")),
        form(
            "protect",
            "nobody in the acting Hero's Location takes damage (U-RULE-44)",
            word("who", "all"),
            word("where", "here"),
            word("n", "all"),
            word("until", "own_next_turn")),
        form(
            "redirect",
            "damage to the acting Hero may go to another Hero or a Henchman",
            word("who", "self"),
            lists("to", List.of(List.of("other_hero", "henchman"))),
            word("where", "any"),
            word("until", "own_next_turn")),
        form(
            "redirect",
            "the acting Hero takes the damage in progress",
            word("who", "target"),
            lists("to", List.of(List.of("self"))),
            word("until", "now")),
        form(
            "damage_enemy",
            "damage to one Henchman there, in one hit",
            word("what", "henchman"),
            place("where"),
            number("n", 1, 9)),
        form(
            "damage_enemy",
            "1 damage to each Thug, or to each Enemy, there",
            word("what", "thug", "enemy"),
            place("where"),
            word("n", "1"),
            word("each", "true")),
        form(
            "rescue",
            "rescues Civilians; counts for the Mission",
            word("what", "civilian"),
            number("n", 1, 9),
            place("where")),
        form(
            "defeat",
            "defeats a Thug in each Location; counts for the Mission, toughness is ignored",
            word("what", "thug"),
            word("n", "1"),
            place("where")),
        form("charge", "turns the Gear card faceup", gear("gear")),
        form(
            "use_end_of_turn",
            "uses the End-of-Turn effect of a Location as if there",
            place("where")),
        form(
            "add",
            "tokens into empty slots, else Overflow",
            word("what", "civilian", "thug", "doombot"),
            amount("n"),
            place("where")),
        form(
            "add",
            "Civilians and Thugs in any mix",
            word("what", "token"),
            word("any_mix", "true"),
            number("n", 1, 9),
            place("where")),
        form(
            "add",
            "a Crisis token on each Doombot without one",
            word("what", "crisis"),
            word("n", "1"),
            word("where", "all"),
            word("onto", "doombot")),
        form(
            "remove",
            "tokens to the pool",
            word("what", "civilian", "thug", "token"),
            amount("n"),
            place("where")),
        form(
            "relocate",
            "a token from one Location to another with an empty slot",
            word("what", "civilian", "thug", "token"),
            word("n", "1"),
            place("from"),
            place("to")),
        form(
            "threat_token",
            "an Action token of the kind it asks for on a Threat",
            word("token", "matching"),
            word("n", "1"),
            place("where")),
        form("move_villain", "the Villain goes there and arrives", place("to")),
        form(
            "villain_destination",
            "the acting Hero names where the next plan card takes the Villain",
            word("by", "self"),
            word("until", "villain_turn_end")),
        form(
            "set_move",
            "another move value for the plan card",
            number("min", 0, 6),
            number("max", 0, 6)),
        form(
            "move_threat",
            "a Threat goes there with all that lies on it",
            word("what", "henchman", "this"),
            place("to")),
        form(
            "return_threat",
            "a cleared Threat comes back in each of the Locations",
            place("where"),
            BY),
        form(
            "heal",
            "Health for the Villain, also above the start",
            word("who", "villain"),
            number("n", 1, 9),
            word("over_start", "true")),
        form("track", "the marker advances", amount("n")),
        form(
            "mission_lose",
            "tokens off a Mission that is not complete",
            word("mission", "rescue", "defeat", "threats"),
            amount("n")),
        form(
            "bam",
            "the dashboard BAM! as if the Villain were there",
            word("source", "villain"),
            place("as_if_at")),
        form("stun", "a Stun token", word("what", "either"), place("where")),
        form("delay_villain", "the next Villain turn so many cards later", number("n", 1, 9)),
        form("hasten_villain", "the next Villain turn so many cards sooner", number("n", 1, 9)),
        form(
            "peek_plan",
            "look at the top plan card; it stays or goes under",
            word("n", "1"),
            word("then", "top_or_bottom")),
        form(
            "peek_plan",
            "look at the top two plan cards; they are kept or exchanged",
            word("n", "2"),
            word("then", "reorder")),
        form("facedown_plan", "plan cards facedown to the Storyline", number("n", 1, 9)),
        form(
            "cycle_plan",
            "the Villain player puts plan cards under the deck and draws as many",
            number("n", 1, 9),
            word("up_to", "true"),
            word("by", "villain")),
        form(
            "cycle_plan",
            "the acting Hero sees the Villain's hand and may do the same to it",
            number("n", 1, 9),
            word("up_to", "true"),
            word("by", "self"),
            word("peek", "true")),
        form(
            "split_tokens",
            "the plan card's tokens are spread freely",
            word("where", "villain_and_adjacent")),
        form(
            "redistribute_tokens",
            "all Action tokens are collected, one is dropped or none, the rest handed out",
            number("drop", 0, 1)),
        form(
            "cancel",
            "the Overflow in the acting Hero's Location",
            word("what", "overflow"),
            word("where", "here")),
        form("place_marker", "Rick Jones comes there", word("what", "rick_jones"), place("to")),
        form(
            "carry_marker",
            "constant: Heroes may take Rick Jones along, or send him with a Heroic action",
            word("what", "rick_jones"),
            word("with", "heroic")),
        form(
            "flip_story",
            "facedown Hero cards are turned faceup",
            word("which", "any_facedown"),
            word("face", "up"),
            number("n", 1, 9),
            word("up_to", "true")),
        form(
            "swap_story",
            "two own faceup Hero cards, or the latest with the oldest faceup one",
            lists("which", List.of(List.of("own_any", "own_any"), List.of("last", "earliest")))),
        form(
            "return_story",
            "the latest Hero card goes under its deck",
            word("which", "last"),
            word("to", "deck_bottom")),
        form(
            "cover_symbol",
            "a Crisis token on a symbol of the latest, or of any faceup, Hero card",
            word("which", "last", "any_faceup"),
            word("n", "1")),
        form(
            "ignore_symbols",
            "so many symbols are lost in this turn",
            word("who", "target"),
            number("n", 1, 9),
            word("until", "end_of_turn")),
        form(
            "force_play",
            "how the next card is played, by the bound Hero or by one of those here",
            word("who", "target", "one"),
            word("how", "facedown", "random")),
        form("reverse_order", "Hero turns go the other way round"),
        form(
            "skip_step",
            "no card is drawn in this turn",
            word("step", "draw"),
            word("who", "target")),
        form(
            "forgo",
            "cost: all symbols and the special of the card just played",
            word("what", "card")),
        form("refresh_row", "a card of the Support row goes under, another comes", word("n", "1")),
        form(
            "forbid",
            "no Action tokens until the next Villain turn",
            word("what", "action_tokens"),
            word("who", "all"),
            word("until", "next_villain_turn")),
        form(
            "forbid",
            "this Henchman can't be damaged: constant, or from now until the next Villain turn",
            word("what", "damage_to_this"),
            word("until", "while_in_play", "next_villain_turn")),
        form(
            "forbid",
            "constant: the Villain can't be damaged, or no Mission be completed",
            word("what", "damage_to_villain", "complete_mission"),
            word("until", "while_in_play")),
        form(
            "modify",
            "constant: what a Thug there takes, what leaving it costs, damage ignored each turn",
            word("what", "thug_health", "leave_cost", "ignore_first_damage"),
            number("value", 1, 9),
            word("until", "while_in_play")),
        form(
            "modify",
            "constant: what a Doombot with a Crisis token takes",
            word("what", "doombot_crisis_health"),
            number("value", 1, 9),
            word("until", "while_in_play")),
        form(
            "modify",
            "setup: the size of the Support row",
            word("what", "support_row"),
            number("value", 2, 9),
            word("until", "while_in_play")),
        form(
            "remove_card",
            "setup: a plain card with these symbols leaves each Hero deck",
            symbols("symbols"),
            word("special", "false")));
  }
}
