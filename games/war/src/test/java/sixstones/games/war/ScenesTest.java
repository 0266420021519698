package sixstones.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.text.Tree;

/** What one move sets off is seen bit by bit. */
class ScenesTest {

  /** The events of each scene, without the beginning that all their keys share. */
  private static List<String> scenes(String given, String notation) {
    var war = new War();
    var position = war.readPosition((Tree.Mapping) Yaml.read(given), new FastChance(1));
    var match = Match.from(war, position, Events.OFF);
    var seat = match.choice().orElseThrow().seat();
    return match.ahead(seat, war.readMove(notation)).scenes().stream()
        .map(
            scene ->
                String.join(
                    " ",
                    scene.events().stream()
                        .map(event -> event.phrase().key().replace("war.event.", ""))
                        .toList()))
        .toList();
  }

  @Test
  void thanosChoosesThenWalksThenTakes() {
    var given =
        """
        teams: [iron_man, thor]
        turn: {team: thor, main: done}
        tiles: {'2,6': thanos_base open}
        thanos: {at: '4,4', gauntlet: thor}
        tokens: {'4,4': [wong]}
        pieces: {iron-man: {at: '4,6'}, rocket: {at: '0,0'}}
        """;
    assertThat(scenes(given, "end turn"))
        .containsExactly("activation", "thanosMoves", "thanosTook turn");
  }

  @Test
  void whoCapturesIsSeenComingBeforeOthersLeave() {
    var given =
        """
        teams: [iron_man, thor]
        tiles: {'4,6': battlefield open}
        pieces: {iron-man: {at: '4,5'}, thor: {at: '4,6', carries: [mind]}}
        """;
    assertThat(scenes(given, "move iron-man 4,6"))
        .containsExactly("moved", "dropped returned", "returned");
  }

  @Test
  void thanosIsSeenBesideWhomHeMeetsBeforeHeGoesHome() {
    var given =
        """
        teams: [iron_man, thor]
        turn: {team: thor, main: done}
        tiles: {'2,2': thanos_base open}
        thanos: {at: '4,5', gauntlet: thor}
        pieces: {iron-man: {at: '4,6', carries: [mind]}}
        """;
    assertThat(scenes(given, "end turn"))
        .containsExactly("activation", "thanosMoves", "dropped returned", "thanosHome", "turn");
  }
}
