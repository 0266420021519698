package sixstones.games.united.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Tree;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;

/** Flexible Plans: who names how far the Villain goes reads where that leads. */
class SetMoveTest {

  private static List<Phrase> asked(String turn) {
    var united = new United();
    var given =
        (Tree.Mapping)
            Yaml.read(
                """
                mode: supervillain
                heroes: [captain_carter, loki]
                villain: {name: cosmic_ghost_rider, at: L0, hand: [cgr-p06, cgr-p04], super: [sv-06]}
                team: {captain_carter: {at: L5}, loki: {at: L5}}
                turn: {active: loki%s}
                steps: villain turn
                """
                    .formatted(turn));
    UnitedPosition position = united.readPosition(given, new FastChance(1));
    position.apply(united.readMove("plan cgr-p06 with sv-06"), Events.OFF);
    return position.choice().moves().stream().map(position::label).toList();
  }

  @Test
  void everyNumberSaysWhereItLeads() {
    assertThat(asked(""))
        .hasSize(7)
        .startsWith(leads("stay", 0, "london"))
        .contains(leads("go", 4, "tva_headquarters"))
        .endsWith(leads("round", 6, "london"));
  }

  /** U-RULE-80: the place is then named by a Hero, whatever the number. */
  @Test
  void aNumberThatLeadsNowhereStandsAlone() {
    assertThat(asked(", destination by: loki").stream().map(Phrase::key))
        .containsOnly("united.pick.number");
  }

  private static Phrase leads(String how, int n, String to) {
    return Phrase.of("united.pick.steps." + how)
        .number("n", n)
        .name("location", "united.location." + to);
  }
}
