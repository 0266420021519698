package sixstones.games.war.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.Spectator;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.games.war.War;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.WarMove;

class PositionTextTest {

  private static WarPosition read(String yaml) {
    return new War().readPosition((Tree.Mapping) Yaml.read(yaml), new FastChance(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "thanos: '3,3' ;; pieces: {thor: '3,3'} | nobody shares a place with Thanos",
        "tiles: {'3,3': loki closed} ;; pieces: {thor: '3,3'} | only Thanos stands on a closed tile",
        "tiles: {'3,3': team_base thor} ;; teams: [thor, iron_man] | lies in the outer ring",
        "tiles: {'0,0': team_base thor closed} ;; teams: [thor, iron_man] | is open",
        "pieces: {thor: {at: '3,3', carries: [energy], hold: begun}} | only a superhero is held",
        "pieces: {thor: {at: '3,3', carries: [hulk], hold: begun}} | on a battlefield only",
        "turn: iron_man ;; pieces: {thor: {detained: this turn}, iron-man: '3,3'} | detained this turn",
        "turn: iron_man ;; pieces: {thor: {picked: [hulk]}, iron-man: '3,3'} | of the team on turn",
        "pieces: {thor: {carries: [leadership-a]}, rocket: {carries: [leadership-b]}} | nobody carries",
        "thanos: {at: '3,3', gauntlet: none} | if and only if a team has the Gauntlet",
        "thanos: {gauntlet: thor} ;; teams: [thor, iron_man] | if and only if a team has the Gauntlet",
        "thanos: {taken: [hulk]} | takes nothing before he appears",
        "teams: [thor, iron_man] ;; points: {thor: [soul]} | are worth points",
        "teams: [thor, iron_man] ;; points: {thor: [leadership-a]} | scored together",
        "tokens: {'0,4': [soul, power, time, space, reality, mind]} | a team with six Stones has won",
        "thanos: {at: '3,3', taken: [soul, power, time, space, reality, mind]} | Thanos with six",
        "box: [hulk] | only energy is spent",
        "idle turns: 40 | the game is over",
        "turn: {used stones: [soul]} | only time and reality are used",
        "turn: {main: over} | open or done",
        "pending: ['pause thor move 3,3'] ;; pieces: {thor: '4,4'} | not on the tile of the pause",
        "pending: ['pause thor move 3,3'] ;; pieces: {thor: '-1,4'} | is elsewhere",
        "tiles: {'3,3': loki open or not} | a word too many",
        "tiles: {'3,3': loki open closed} | open or closed",
        "pieces: {thor: {carries: [hulk, wong]}} | the slot is full",
        "pieces: {thor: {carries: [hulk]}, rocket: {carries: [hulk]}} | there is no hulk left"
      })
  void impossiblePositionsAreRefused(String yaml, String problem) {
    assertThatThrownBy(() -> read(yaml.replace(" ;; ", "\n")))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(problem);
  }

  /** Backs are seen by all, so a text must not lose which of two like faces has which. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void everybodySeesTheSameAfterReading(int seats) {
    var options = Options.of("layout", "mixed");
    var position = new War().deal(new Deal(seats, options, FastChance.of(3, seats)));
    var chance = new FastChance(seats);
    var moves = new MoveList<WarMove>();
    for (int i = 0; i < 300 && !position.isOver(); i++) {
      var read = new War().readPosition(position.text(), new FastChance(i));
      assertThat(read.view(Spectator.SPECTATOR)).isEqualTo(position.view(Spectator.SPECTATOR));
      assertThat(read.fingerprint()).isEqualTo(position.fingerprint());
      moves.clear();
      position.moves(moves);
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
    }
  }

  @Test
  void whatDiffersHasAnotherFingerprint() {
    var texts =
        List.of(
            "pieces: {thor: '3,3'}",
            "turn: thor\npieces: {thor: '3,3'}",
            "pieces: {thor: {at: '3,3', used: yes}}",
            "pieces: {thor: {at: '3,3', carries: [hulk]}}",
            "pieces: {thor: {at: '3,3', carries: [energy]}}",
            "pieces: {thor: {at: '3,3', detained: yes}}",
            "turn: thor\npieces: {thor: {at: '3,3', barred: [mind]}}",
            "turn: thor\npieces: {thor: {at: '3,3', picked: [hulk]}}",
            "turn: thor\npieces: {thor: {at: '3,3', visited: ['3,4']}}",
            "pieces: {thor: '3,3'}\ntiles: {'3,3': loki open}",
            "pieces: {thor: '3,3'}\ntiles: {'3,3': loki open}\npending: ['pause thor move 3,3']",
            "pieces: {thor: '3,3'}\ntiles: {'3,3': loki open}\npending: ['pause thor arrow 3,3']",
            "pieces: {thor: '3,3'}\ntiles: {'3,3': loki open}\npending: ['pause thor move 3,3 left']",
            "pieces: {thor: '3,3'}\ntokens: {'3,3': [energy]}",
            "pieces: {thor: '3,3'}\nbox: [energy]",
            "pieces: {thor: '3,3'}\nidle turns: 3",
            "pieces: {thor: '3,3'}\nturn: {main: done}",
            "pieces: {thor: '3,3'}\nmaw: next round",
            "pieces: {thor: '3,3'}\nmaw: 2",
            "pieces: {thor: '3,3'}\npoints: {thor: [wong]}",
            "pieces: {thor: '3,3'}\nteams: [thor, iron_man]\nthanos: {at: '5,5', gauntlet: thor}",
            "pieces: {thor: '3,3'}\nteams: [thor, star_lord]",
            "pieces: {thor: '3,3'}\noptions: {left-traps: catch}");
    var prints = new ArrayList<Long>();
    for (var text : texts) prints.add(read(text).fingerprint());
    assertThat(prints).doesNotHaveDuplicates();
  }
}
