package sixstones.games.united.box;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with the data is found at the start, with file, entry and field. */
class BadDataTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "heroes | do: peek_plan, then | do: look_at_plan, then | [captain_carter].cards[cc-10].effects[0].do",
        "heroes | symbols: [heroic, heroic], source | symbols: [heroic, brave], source | brave",
        "heroes | {id: cc-05, copies: 1 | {id: cc-05, copies: 2 | 12 cards are expected, not 13",
        "heroes | {id: cc-01, copies: 1, symbols: [wild] | {id: cc-01, copies: 1, symbols: [move] | plain card",
        "heroes | gear: [scepter] | gear: [crown] | crown",
        "heroes | gear: hard_light_shield | gear: hard_light_shild | hard_light_shild",
        "heroes | do: villain_destination | do: protect, n: 1, until: now | damage in progress",
        "heroes | do: villain_destination | do: modify, what: thug_health, value: 2 | constant",
        "heroes | do: villain_destination | do: move_threat, what: this, to: next_cw | Threat",
        "heroes | do: villain_destination | do: replace_hero, with: lokki | lokki",
        "villains | do: reverse_order | do: track, n: {did: removed} | an earlier step",
        "villains | do: reverse_order | do: draw, n: 1, who: self | an acting Hero",
        "villains | do: reverse_order | do: discard, n: 1, who: target | bound by the trigger",
        "villains | do: modify, what: leave_cost, value: 2 | do: heal, n: 1 | trigger constant",
        "villains | move: 5, bam: true | move: 7, bam: true | a number from 0 to 6",
        "villains | kind: henchman | kind: henchmen | a Henchman has health",
        "villains | do: heal, n: 1 | do: heal, m: 1 | there is no field \"m\"",
        "locations | {alone: false} | {alonely: false} | alonely",
        "gear | trigger: damage_incoming_self | trigger: damage_outgoing | damage_outgoing",
        "gear | trigger: damage_incoming_self | trigger: ko_self | not ko_self",
        "gear | kind: depleted | kind: spent | spent",
        "gear | trigger: own_turn, text: Take three | trigger: constant, text: Take three | constant",
        "locations | slots: [thug, thug | slots: [thug, thag | thag",
        "locations | trigger: hero_turn_start_here | trigger: bam | not bam",
        "villains | {missions_done: 3} | {mission_done: 3} | mission_done",
        "heroes | {id: cc-01, copies: 1, | {id: cc-01, mark: middle, copies: 1, | start or bottom",
        "missions | {id: defeat | {id: destroy | the Mission defeat is expected",
        "superhero_cards | trigger: ko_self | trigger: ko_other | ko_other",
        "battle_plans | cost: 2 | cost: 3 | a number from 1 to 2",
        "supervillain_cards | {plan_has: bam} | {plan_has: bang} | bang",
        "challenges | removes: [wild] | removes: [wilde] | wilde"
      })
  void mistakesAreNamed(
      String file, String passage, String mistake, String named, @TempDir Path folder)
      throws IOException {
    var module = ModuleCopy.in(folder);
    module.change(file, passage, mistake);
    assertThatThrownBy(module::game)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(file + ".yaml")
        .hasMessageContaining(named);
  }
}
