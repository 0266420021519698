package sixstones.lab.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.bots.Bots;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.PlainYaml;
import sixstones.engine.text.Tree;

/** Positions that are won by force: whoever looks ahead must not let them slip. */
class ForcedWinsTest {

  /**
   * @param choices how many choices of the seat's own lead to the victory
   */
  record Puzzle(String name, String game, int choices, String text) {}

  private static final List<Puzzle> PUZZLES =
      List.of(
          new Puzzle(
              "Rocket brings the point and the bonus that are missing",
              "splendor",
              2,
              """
              locations: []
              players: 2
              active: 1
              rows: {1: [Rocket]}
              seats:
                1: {points: 16, bonuses: 3 space 3 soul 3 power 3 reality, tokens: 1 time 1 mind}
              """),
          new Puzzle(
              "the sixth stone lies under the feet",
              "war",
              1,
              """
              teams: [iron_man, thor]
              tokens: {"0,4": [soul, power, time, mind], "4,4": [reality]}
              pieces: {iron-man: {at: "4,4"}, spider-man: {at: "5,5", carries: [space]}}
              """),
          new Puzzle(
              "the sixth stone lies a step away",
              "war",
              3,
              """
              teams: [iron_man, thor]
              tokens: {"0,4": [soul, power, time, mind], "-1,4": [reality]}
              pieces: {iron-man: {at: "-1,3"}, spider-man: {at: "5,5", carries: [space]}}
              """),
          new Puzzle(
              "the Villain has one health left",
              "united",
              1,
              """
              heroes: [captain_carter, loki]
              villain: {name: cosmic_ghost_rider, at: L3, health: 1}
              completed: [threats, defeat]
              story: [cc-03]
              team: {captain_carter: {at: L3}}
              steps: actions
              """),
          new Puzzle(
              "the card that Thanos holds was seen",
              "gauntlet",
              1,
              """
              players: 3
              active: 1
              life: {thanos: 1}
              steps: [guess thanos]
              seats:
                0: {hand: [soul-stone, outrider]}
                1: {hand: [hulk], knows: [soul-stone]}
              """));

  static Stream<Arguments> puzzles() {
    return PUZZLES.stream()
        .flatMap(
            puzzle ->
                Bots.levels().stream()
                    .filter(level -> !level.equals("master"))
                    .filter(level -> puzzle.choices == 1 || !level.equals("easy"))
                    .map(level -> Arguments.of(puzzle.name, level, puzzle)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("puzzles")
  void theWinIsFound(String name, String level, Puzzle puzzle) {
    for (int seed = 0; seed < 4; seed++) {
      assertThat(wins(Shelf.installed().get(puzzle.game), puzzle, level, seed)).as(name).isTrue();
    }
  }

  private static <P extends Position<P, M>, M extends Move> boolean wins(
      Game<P, M> game, Puzzle puzzle, String level, int seed) {
    var chance = new FastChance(seed);
    var position =
        game.readPosition((Tree.Mapping) PlainYaml.read(puzzle.name, puzzle.text), chance);
    int seat = position.chooser();
    for (int i = 0; i < puzzle.choices && !position.isOver(); i++) {
      var seen = Seen.by(game, position);
      position.apply(Bots.get(level).choose(seen, chance, Stop.NEVER), Events.OFF);
      answerWhatIsNoChoice(position);
    }
    return position.isOver() && position.outcome().won(seat);
  }

  private static <P extends Position<P, M>, M extends Move> void answerWhatIsNoChoice(P position) {
    while (!position.isOver() && position.choice().moves().size() == 1) {
      position.apply(position.choice().moves().getFirst(), Events.OFF);
    }
  }
}
