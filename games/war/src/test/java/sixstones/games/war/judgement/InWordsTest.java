package sixstones.games.war.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.archive.phrases.PhraseBook;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.Tree;
import sixstones.games.war.War;

/** What speaks for a move is said with names and numbers. */
class InWordsTest {

  /** What a move of the first team does for a part of its prospects. */
  private static String told(String part, String given, String move) {
    var war = new War();
    var before =
        war.readPosition(
            (Tree.Mapping) Yaml.read("teams: [iron_man, thor]\n" + given), new FastChance(1));
    var after = before.copy();
    after.apply(war.readMove(move), Events.OFF);
    return new InWords(before, after, 0)
        .tell(part)
        .map(phrase -> PhraseBook.english("war").say(phrase, seat -> "seat " + seat))
        .orElse("nothing");
  }

  @Test
  void aSuperheroOnABattlefieldIsAPointToCome() {
    var given =
        """
        tiles: {'2,4': battlefield open}
        pieces: {spider-man: {at: '1,4', carries: [shuri]}}
        """;
    assertThat(told("load", given, "move spider-man 2,4"))
        .contains("can carry Shuri off the battlefield next turn: 1 point");
  }

  @Test
  void aStepTellsWhatItLeadsTo() {
    var given =
        """
        tiles: {'2,4': energy open, '3,4': superheroes heroes_1 open}
        tokens: {'3,4': [hulk]}
        pieces: {spider-man: {at: '1,4'}}
        """;
    assertThat(told("goal", given, "move spider-man 2,4"))
        .isEqualTo("Spider-Man gets nearer to Hulk, 1 step away.");
  }

  @Test
  void aStepTowardsAClosedTileSaysSo() {
    var given =
        """
        tiles: {'2,4': energy open, '1,5': energy open, '2,3': energy open, '1,3': energy open}
        pieces: {spider-man: {at: '1,4'}}
        """;
    assertThat(told("goal", given, "move spider-man 2,4"))
        .isEqualTo("Spider-Man gets nearer to a closed tile.");
  }

  @Test
  void aStoneThatLiesWhereOneComesToIsNamed() {
    var given =
        """
        tiles: {'2,4': energy open}
        tokens: {'2,4': [space]}
        pieces: {spider-man: {at: '1,4'}}
        """;
    assertThat(told("goal", given, "move spider-man 2,4")).contains("gets to", "Space Stone");
  }

  @Test
  void aStoneOnTheWayToSomethingElseIsNamed() {
    var given =
        """
        tiles: {'2,4': energy open, '3,4': superheroes heroes_1 open}
        tokens: {'2,4': [space], '3,4': [hulk]}
        pieces: {spider-man: {at: '1,4'}}
        """;
    assertThat(told("goal", given, "move spider-man 2,4"))
        .contains("gets nearer to Hulk", "On the way lies the Space Stone");
    assertThat(told("progress", given, "move spider-man 2,4"))
        .contains("A closed tile is opened", "On the way lies the Space Stone");
  }

  @Test
  void aStoneThatIsPickedUpOnABattlefieldIsNamed() {
    var given =
        """
        tiles: {'2,4': battlefield open}
        tokens: {'2,4': [space]}
        pieces: {spider-man: {at: '2,4', carries: [shuri]}}
        """;
    assertThat(told("load", given, "pick up space with spider-man"))
        .isEqualTo("Spider-Man then carries the Space Stone.");
  }

  @Test
  void whoHasAStoneCanTakeNoOther() {
    var given =
        """
        tiles: {'2,4': energy open, '3,4': superheroes heroes_1 open}
        tokens: {'2,4': [space], '3,4': [hulk]}
        pieces: {spider-man: {at: '1,4', carries: [time]}}
        """;
    assertThat(told("goal", given, "move spider-man 2,4")).doesNotContain("Space");
  }

  @Test
  void whoPutsSomethingDownDoesNotGetToIt() {
    var given =
        """
        tiles: {'1,4': energy open}
        pieces: {spider-man: {at: '1,4', carries: [hulk]}}
        """;
    assertThat(told("goal", given, "drop spider-man hulk")).isEqualTo("nothing");
  }

  @Test
  void whoIsSentHomeIsNamedWithWhatHeLeaves() {
    var given =
        """
        tiles: {'4,6': battlefield open}
        pieces: {iron-man: {at: '4,5'}, thor: {at: '4,6', carries: [vision]}}
        """;
    assertThat(told("rival", given, "move iron-man 4,6"))
        .isEqualTo("Thor is sent home and leaves Vision behind.");
  }

  @Test
  void whatCanNotBeNamedIsLeftToPlainWords() {
    assertThat(told("progress", "", "move iron-man 1,4")).isEqualTo("nothing");
  }
}
