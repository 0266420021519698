package sixstones.games.war;

import java.util.stream.Stream;
import sixstones.engine.Game;
import sixstones.games.war.moves.WarMove;
import sixstones.testkit.GameLaws;
import sixstones.testkit.Rule;
import sixstones.testkit.TableShape;

/** The laws of all games, and the invariants of Infinity War, on random games. */
class WarLawsTest extends GameLaws<WarPosition, WarMove> {

  @Override
  protected Game<WarPosition, WarMove> game() {
    return new War();
  }

  @Override
  protected Stream<TableShape> shapes() {
    return Stream.of(
        TableShape.of(2),
        TableShape.of(3),
        TableShape.of(4),
        TableShape.of(5),
        TableShape.of(2, "layout", "mixed"),
        TableShape.of(4, "layout", "corner_teleports", "base-tosses", "one"),
        TableShape.of(3, "blanks", "3", "blank-effect", "teleport"),
        TableShape.of(2, "blanks", "2", "blank-replaces", "battlefield"),
        TableShape.of(
            3,
            "own-blanks",
            "arrow N+S for infinity_stone soul; energy for superheroes heroes_1; circular_movement"
                + " cw for thanos_base",
            "open-tiles",
            "3,4 arrow N east; 2,2 leadership half_a; 0,0 loki"),
        TableShape.of(2, "open-tiles", "4,4 thanos_base"),
        TableShape.of(
            3,
            "arrow-tiles",
            "moves-only",
            "base-traps",
            "at-once",
            "left-traps",
            "catch",
            "visited-ban",
            "abilities-too",
            "detention",
            "next-turn"),
        TableShape.of(
            5,
            "first-activation",
            "next-turn",
            "thanos-stones",
            "one-token",
            "thanos-at-bases",
            "returns-all",
            "three-nearest",
            "places",
            "visited-ban",
            "steps-only",
            "thanos-contact",
            "previous-cell"));
  }

  @Override
  protected int games() {
    return 200;
  }

  @Override
  protected int longestGame() {
    return 60_000;
  }

  @Override
  @Rule({"W-RULE-23", "W-RULE-24d", "W-RULE-31a", "W-RULE-47", "W-BASE-06"})
  protected void invariants(WarPosition position) {
    Invariants.check(position);
  }
}
