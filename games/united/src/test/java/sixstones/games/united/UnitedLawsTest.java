package sixstones.games.united;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sixstones.engine.Game;
import sixstones.games.united.moves.UnitedMove;
import sixstones.testkit.GameLaws;
import sixstones.testkit.Rule;
import sixstones.testkit.TableShape;

/** The laws of all games, and the invariants of Marvel United, on random games of every mode. */
class UnitedLawsTest extends GameLaws<UnitedPosition, UnitedMove> {

  private static final List<String> VILLAINS =
      List.of("cosmic_ghost_rider", "emperor_doom", "immortus", "maestro");

  @Override
  protected Game<UnitedPosition, UnitedMove> game() {
    return new United();
  }

  /** That a secret card is not used is for nobody else. */
  @Override
  protected boolean isPublic(UnitedMove move) {
    return !move.notation().equals("decline");
  }

  @Override
  protected Stream<TableShape> shapes() {
    var shapes = new ArrayList<TableShape>();
    for (var villain : VILLAINS) {
      for (int heroes = 2; heroes <= 4; heroes++) {
        shapes.add(TableShape.of(heroes, "villain", villain));
        shapes.add(TableShape.of(heroes + 1, "villain", villain, "mode", "supervillain"));
      }
      shapes.add(TableShape.of(1, "villain", villain));
      shapes.add(TableShape.of(2, "villain", villain, "mode", "duel"));
    }
    shapes.add(TableShape.of(2, "gear", "yes", "challenge", "both"));
    shapes.add(TableShape.of(3, "gear", "yes", "open-hands", "no"));
    shapes.add(TableShape.of(4, "gear", "yes", "challenge", "hard", "constant-locations", "no"));
    shapes.add(TableShape.of(3, "challenge", "both", "relentless", "yes"));
    shapes.add(TableShape.of(1, "gear", "yes", "support", "random", "battle-plans", "2"));
    shapes.add(TableShape.of(1, "challenge", "moderate", "battle-plans", "0"));
    shapes.add(
        TableShape.of(2, "mode", "duel", "gear", "yes", "relentless", "yes", "extra-tokens", "2"));
    shapes.add(TableShape.of(5, "gear", "yes", "open-hands", "no", "extra-tokens", "1"));
    return shapes.stream();
  }

  @Override
  protected int games() {
    return 300;
  }

  @Override
  protected int longestGame() {
    return 5_000;
  }

  @Override
  @Rule({
    "U-INVARIANT-01",
    "U-INVARIANT-02",
    "U-INVARIANT-03",
    "U-INVARIANT-04",
    "U-INVARIANT-05",
    "U-INVARIANT-06",
    "U-INVARIANT-08",
    "U-INVARIANT-09"
  })
  protected void invariants(UnitedPosition position) {
    Invariants.check(position);
  }
}
