package sixstones.games.united;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordedChance;
import sixstones.engine.record.Replay;
import sixstones.games.united.moves.UnitedMove;

/** Whole matches: what may be taken back, and records that play again. */
class UndoAndReplayTest {

  private static final United UNITED = new United();

  @ParameterizedTest
  @CsvSource({"2,coop", "4,coop", "1,commander", "3,supervillain", "5,supervillain", "2,duel"})
  void whatIsTakenBackHasNotHappened(int seats, String mode) {
    int undone = 0;
    for (int seed = 0; seed < 6; seed++) {
      var match = begin(seats, mode, seed);
      var chance = new FastChance(seed);
      while (!match.isOver()) {
        var before = match.position().text();
        var seat = step(match, chance);
        if (!match.canUndo(seat)) continue;
        match.undo(seat);
        assertThat(match.position().text()).isEqualTo(before);
        undone++;
        step(match, chance);
      }
    }
    assertThat(undone).isGreaterThan(50);
  }

  @ParameterizedTest
  @CsvSource({"3,coop", "1,commander", "4,supervillain", "2,duel"})
  void aRecordPlaysAgainToTheSameEnd(int seats, String mode) {
    var match = begin(seats, mode, 5);
    var chance = new FastChance(5);
    while (!match.isOver()) step(match, chance);
    var moves = new ArrayList<GameRecord.Line>();
    for (var played : match.history()) {
      moves.add(new GameRecord.Line(played.seat().index(), played.move().notation()));
    }
    var names = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) names.add("bot " + seat);
    var record =
        new GameRecord(
            "united",
            UNITED.info().rulesVersion(),
            options(mode),
            names,
            chance(5),
            moves,
            Replay.result(match.position().outcome()));
    assertThat(Replay.verify(UNITED, record).position().text()).isEqualTo(match.position().text());
  }

  private static Match<UnitedPosition, UnitedMove> begin(int seats, String mode, int seed) {
    return Match.begin(UNITED, new Deal(seats, options(mode), chance(seed).fresh()), Events.OFF);
  }

  private static RecordedChance chance(int n) {
    return new RecordedChance.Fast(7, n);
  }

  private static Options options(String mode) {
    return new Options(Map.of("mode", mode, "gear", "yes"));
  }

  private static Seat step(Match<UnitedPosition, UnitedMove> match, FastChance chance) {
    var choice = match.choice().orElseThrow();
    List<UnitedMove> moves = choice.moves();
    match.play(choice.seat(), moves.get(chance.below(moves.size())));
    return choice.seat();
  }
}
