package sixstones.games.united.heroturn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.United;
import sixstones.games.united.box.Box;
import sixstones.games.united.moves.UnitedMove;
import sixstones.testkit.Rule;

/** Who acts after whom, heard from the log of games in which nobody does more than he must. */
class TurnOrderTest {

  /**
   * The turns after a Villain turn, V for the Villain and a Hero's place in the team for others.
   */
  private static List<String> turns(int heroes, String completed, int count) {
    var names = List.of("captain_carter", "loki", "ironheart", "mighty_thor").subList(0, heroes);
    var team = new ArrayList<String>();
    for (var name : names) team.add(name + ": {at: L3}");
    var text =
        """
      heroes: %s
      villain: {name: maestro, at: L0, deck: [mae-p11, mae-p09, mae-p07, mae-p06]}
      completed: %s
      team: %s
      turn: {active: %s, next: captain_carter}
      steps: villain turn
      """
            .formatted(names, completed, "{" + String.join(", ", team) + "}", names.getLast());
    var position =
        new United().readPosition(TreeReader.of(Yaml.read(text)).mapping(), new FastChance(1));
    var turns = new ArrayList<String>(List.of("V", "1"));
    while (turns.size() < count) {
      var events = new Events.Kept();
      position.apply(leastOf(position.choice().moves()), events);
      events.list().stream()
          .map(Event::phrase)
          .forEach(
              phrase -> {
                if (phrase.key().equals("united.event.villainTurn")) turns.add("V");
                if (phrase.key().equals("united.event.heroTurn")) {
                  turns.add(String.valueOf(position.board().turn().active().index() + 1));
                }
              });
    }
    return turns.subList(0, count);
  }

  private static UnitedMove leastOf(List<UnitedMove> moves) {
    return moves.stream()
        .filter(move -> List.of("end", "decline").contains(move.notation()))
        .findFirst()
        .orElse(moves.getFirst());
  }

  @Test
  @Rule({"U-EX-12", "U-HERO-01", "U-SCHED-01", "U-SCHED-02", "U-SCHED-05"})
  void theVillainActsAfterThreeHeroCardsAndTheNextHeroGoesOn() {
    assertThat(turns(3, "[]", 6)).containsExactly("V", "1", "2", "3", "V", "1");
    assertThat(turns(2, "[]", 9)).containsExactly("V", "1", "2", "1", "V", "2", "1", "2", "V");
    assertThat(turns(4, "[]", 9)).containsExactly("V", "1", "2", "3", "V", "4", "1", "2", "V");
  }

  @Test
  @Rule({"U-EX-13", "U-SCHED-03", "U-MISSION-09"})
  void underPressureHeActsAfterTwo() {
    for (var mission : List.of("rescue", "defeat", "threats")) {
      assertThat(turns(3, "[" + mission + "]", 7))
          .containsExactly("V", "1", "2", "V", "3", "1", "V");
    }
  }

  @Test
  void theBoxSaysTheIntervals() {
    assertThat(Box.interval(false)).isEqualTo(3);
    assertThat(Box.interval(true)).isEqualTo(2);
  }
}
