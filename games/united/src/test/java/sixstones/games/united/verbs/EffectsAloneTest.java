package sixstones.games.united.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.effects.EffectReader;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Setting;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.testkit.Rule;

/** Effects apart from the cards of this box: whether they can do anything, and what they do. */
class EffectsAloneTest {

  private static final Context CAPTAIN = Context.ofHero(Member.FIRST);

  private static final String TABLE =
      """
      heroes: [captain_carter, loki]
      villain: {name: maestro, at: L0, deck: [mae-p05, mae-p06, mae-p07], left: 3}
      """;

  private static UnitedPosition read(String given) {
    return new United().readPosition((Tree.Mapping) Yaml.read(given), new FastChance(1));
  }

  private static Effects effect(String text) {
    return effects(List.of(text));
  }

  private static Effects effects(List<String> texts) {
    var steps = texts.stream().map(text -> TreeReader.of(Yaml.read(text), "test")).toList();
    return new EffectReader(
            new Verbs().forms(), List.of("loki", "ironheart", "cosmic_ghost_rider"), List.of())
        .list("test", steps, Setting.of(Given.values()));
  }

  private static boolean isPossible(String effect, String given) {
    return Possible.any(read(TABLE + given + "\n").board(), effect(effect), CAPTAIN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{do: remove, what: thug, n: 1, where: here} | '' | 'locations: {L3: {thug: 1}}'",
        "{do: rescue, n: 1, where: here} | '' | 'locations: {L3: {civilian: 1}}'",
        "{do: defeat, where: here} | '' | 'locations: {L3: {thug: 1}}'",
        "{do: damage_enemy, what: thug, where: here} | 'threats: {mae-t2: L3}' | 'locations: {L3: {thug: 1}}'",
        "{do: damage_enemy, what: enemy, where: here} | '' | 'threats: {mae-t2: L3}'",
        "{do: stun, where: here} | '' | 'threats: {mae-t2: L3}'",
        "{do: threat_token, where: here} | 'threats: {mae-t2: L3}' | 'threats: {mae-t3: L3}'",
        "{do: for_each, where: villain, effects: [{do: draw, n: 1, who: target}]} | '' | 'team: {loki: {at: L0}}'",
        "{do: draw, up_to_hand: 2, who: self} | 'team: {captain_carter: {hand: [cc-01, cc-02]}}' | 'team: {captain_carter: {hand: [cc-01]}}'",
        "{do: draw, up_to_hand: 2, who: self} | 'team: {captain_carter: {hand: [cc-01], left: 0}}' | 'team: {captain_carter: {hand: [cc-01]}}'",
        "{do: flip_story, n: 1} | 'story: [cc-03]' | 'story: [cc-03 facedown]'",
        "{do: swap_story, which: last_and_earliest} | 'story: [cc-03]' | 'story: [cc-03, lk-03]'",
        "{do: choose, options: [[{do: rescue, n: 1, where: here}], [{do: defeat, where: here}]]} | '' | 'locations: {L3: {thug: 1}}'"
      })
  @Rule("U-RULE-21c")
  void anEffectIsPossibleIfItCanDoAnything(String effect, String without, String with) {
    assertThat(isPossible(effect, without)).as("without").isFalse();
    assertThat(isPossible(effect, with)).as("with").isTrue();
  }

  @Test
  @Rule("U-RULE-21c")
  void aThreatComesBackOnlyIfOneIsCleared() {
    var all =
        "threats: {mae-t1.1: L0, mae-t1.2: L1, mae-t1.3: L2, mae-t2: L3, mae-t3: L4, mae-t4: L5}";
    assertThat(isPossible("{do: return_threat, where: here}", all)).isFalse();
    assertThat(isPossible("{do: return_threat, where: here}", "")).isTrue();
  }

  @Test
  @Rule("U-RULE-21c")
  void nobodyTakesAPlaceWhoIsInTheGame() {
    assertThat(isPossible("{do: replace_hero, with: ironheart}", "")).isTrue();
    assertThat(isPossible("{do: replace_hero, with: loki}", "")).isFalse();
    var villain = read("heroes: [captain_carter, loki]\nvillain: cosmic_ghost_rider\n").board();
    var himself = effect("{do: replace_hero, with: cosmic_ghost_rider}");
    assertThat(Possible.any(villain, himself, CAPTAIN)).isFalse();
  }

  private static UnitedPosition after(String effect, String given) {
    var position = read(given);
    var game = new Play(position, Events.OFF);
    game.push(new CarryOut(effect(effect), 0, CAPTAIN));
    game.run();
    return position;
  }

  @Test
  void whatMayBeDoneHasItsPrice() {
    var may =
        "{do: may, cost: [{do: discard, n: 1, who: self}],"
            + " effects: [{do: gain_token, token: wild, n: 1, who: self}]}";
    var hand = "team: {captain_carter: {hand: [cc-01, cc-02, cc-03]}}\n";
    var position = after(may, TABLE + hand);
    position.apply(new United().readMove("pick option 1"), Events.OFF);
    position.apply(new United().readMove("pick card cc-02"), Events.OFF);
    assertThat(text(position, "team", "captain_carter", "hand")).isEqualTo("[cc-01, cc-03]");
    assertThat(text(position, "team", "captain_carter", "tokens")).isEqualTo("1 wild");
  }

  @Test
  void aHenchmanWhoIsMovedIsTheOneWhoIsHit() {
    var threats = "threats: {mae-t2: L1, mae-t1.1: L3}\nteam: {captain_carter: {at: L3}}\n";
    var position = read(TABLE + threats);
    var game = new Play(position, Events.OFF);
    var steps =
        List.of(
            "{do: move_threat, what: henchman, to: here}",
            "{do: damage_enemy, what: henchman, where: here, n: 1}");
    game.push(new CarryOut(effects(steps), 0, CAPTAIN));
    game.run();
    position.apply(new United().readMove("pick threat mae-t2"), Events.OFF);
    assertThat(text(position, "threats", "mae-t2", "at")).isEqualTo("alchemax_headquarters");
    assertThat(text(position, "threats", "mae-t2", "health")).isEqualTo("5");
  }

  @Test
  void oneOfSeveralThreatsOfANameIsToldByItsLocation() {
    var threats =
        "threats: {mae-t1.1: L1, mae-t1.2: L2, mae-t2: L4}\nteam: {captain_carter: {at: L3}}\n";
    var position = after("{do: move_threat, what: henchman, to: here}", TABLE + threats);
    assertThat(label(position, "pick threat mae-t1.1")).isEqualTo("united.pick.threat.at");
    assertThat(label(position, "pick threat mae-t1.2")).isEqualTo("united.pick.threat.at");
    assertThat(label(position, "pick threat mae-t2")).isEqualTo("united.pick.threat");
  }

  private static String label(UnitedPosition position, String move) {
    return position.label(new United().readMove(move)).key();
  }

  @Test
  void everybodyMayDraw() {
    var hands = "team: {captain_carter: {hand: [cc-01]}, loki: {hand: [lk-01, lk-02]}}\n";
    var team = after("{do: draw, n: 1, who: all}", TABLE + hands).board().team();
    assertThat(team.handSize(Member.FIRST)).isEqualTo(2);
    assertThat(team.handSize(Member.of(1))).isEqualTo(3);
  }

  @Test
  @Rule("U-SUPERVILLAIN-14")
  void plansLeaveTheDeckFromItsTop() {
    assertThat(text(after("{do: remove_plan, n: 2}", TABLE), "villain", "deck"))
        .isEqualTo("[mae-p07]");
    assertThat(isPossible("{do: remove_plan, n: 2}", "")).isTrue();
  }

  @Test
  @Rule({"U-SUPERVILLAIN-14", "U-RULE-60"})
  void fromAnEmptyDeckTheVillainPlayerRemovesCardsOfTheHand() {
    var duel =
        """
        mode: supervillain
        heroes: [captain_carter, loki]
        villain: {name: maestro, at: L0, left: 0, hand: [mae-p05, mae-p06, mae-p07]}
        """;
    var position = after("{do: remove_plan, n: 2}", duel);
    for (var plan : List.of("mae-p05", "mae-p07")) {
      assertThat(position.chooser()).isZero();
      position.apply(new United().readMove("pick plan " + plan), Events.OFF);
    }
    assertThat(text(position, "villain", "hand")).isEqualTo("[mae-p06]");
    assertThat(position.chooser()).isEqualTo(1);
    var none = after("{do: remove_plan, n: 2}", duel.replace("mae-p05, mae-p06, mae-p07", ""));
    assertThat(none.chooser()).isEqualTo(1);
  }

  @Test
  @Rule("U-TOKEN-06")
  void whoTakesAPlaceHasADeckOfHisOwnAsManyCardsAndTheTokens() {
    var given =
        """
        heroes: [captain_carter, ironheart]
        villain: {name: maestro, at: L0}
        team: {captain_carter: {hand: [cc-01, cc-02], tokens: 1 move 1 wild}}
        """;
    var position = after("{do: replace_hero, with: loki}", given);
    assertThat(text(position, "heroes")).isEqualTo("[loki, ironheart]");
    assertThat(text(position, "team", "loki", "tokens")).isEqualTo("1 move 1 wild");
    var team = position.board().team();
    assertThat(team.handSize(Member.FIRST)).isEqualTo(2);
    assertThat(team.deck(Member.FIRST).size()).isEqualTo(10);
  }

  private static String text(UnitedPosition position, String... path) {
    var at = TreeReader.of(position.text());
    for (var field : path) at = at.at(field);
    return at.isLeaf() ? at.text() : at.texts().toString();
  }
}
