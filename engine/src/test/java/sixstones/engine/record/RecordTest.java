package sixstones.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Share;
import sixstones.engine.chance.Shares;
import sixstones.engine.event.Events;
import sixstones.engine.heist.Heist;
import sixstones.engine.match.Match;

class RecordTest {

  private static final Heist HEIST = new Heist();
  private static final Seed SEED = Seed.ofHex("07".repeat(32));

  private static final RecordedChance FAIR = new RecordedChance.Fair(SEED, Shares.NONE);
  private static final RecordedChance SHARED =
      new RecordedChance.Fair(
          SEED, new Shares(new TreeMap<>(Map.of(1, new Share("05".repeat(32))))));

  private static GameRecord played(RecordedChance chance) {
    var options = Options.of("mood", "wild");
    var match = Match.begin(HEIST, new Deal(3, options, chance.fresh()), Events.OFF);
    var lines = new ArrayList<GameRecord.Line>();
    var random = new FastChance(2);
    while (!match.isOver()) {
      var choice = match.choice().orElseThrow();
      var move = choice.moves().get(random.below(choice.moves().size()));
      lines.add(new GameRecord.Line(choice.seat().index(), move.notation()));
      match.play(choice.seat(), move);
    }
    var result = Replay.result(match.position().outcome());
    return new GameRecord(
        "heist", 3, options, List.of("Ann", "Bob: the 2nd", "Cid"), chance, lines, result);
  }

  @Test
  void aRecordReadsBackAndVerifies() {
    for (var chance : List.of(FAIR, SHARED, new RecordedChance.Fast(-4, 9))) {
      var record = played(chance);
      var read = RecordText.read(RecordText.write(record));
      assertThat(read).isEqualTo(record);
      assertThat(Replay.verify(HEIST, read).isOver()).isTrue();
    }
  }

  @Test
  void aRecordCanBeReplayedToAnyMove() {
    var record = played(new RecordedChance.Fast(1, 1));
    assertThat(Replay.of(HEIST, record, 0).history()).isEmpty();
    assertThat(Replay.of(HEIST, record, 3).history()).hasSize(3);
  }

  @Test
  void aForgedSeedIsFound() {
    var text = RecordText.write(played(FAIR));
    var forged = text.replace("seed: 07", "seed: 08");
    assertThatThrownBy(() -> RecordText.read(forged)).hasMessageContaining("committed");
  }

  @Test
  void aForgedShareIsFound() {
    var text = RecordText.write(played(SHARED));
    var forged = text.replace("share 1: 05", "share 1: 06");
    assertThatThrownBy(() -> RecordText.read(forged)).hasMessageContaining("pledged");
  }

  @Test
  void onlyARecordWithSharesIsOfTheSecondForm() {
    assertThat(RecordText.write(played(FAIR))).startsWith("six stones record 1\n");
    assertThat(RecordText.write(played(SHARED))).startsWith("six stones record 2\n");
  }

  @Test
  void aForgedResultOrMoveIsFound() {
    var record = played(FAIR);
    var text = RecordText.write(record);
    var result =
        RecordText.read(text.replaceFirst("result: .*", "result: won by 2; scores 0 0 0; x"));
    assertThatThrownBy(() -> Replay.verify(HEIST, result)).hasMessageContaining("the replay");
    var lines = new ArrayList<>(record.moves());
    lines.set(2, new GameRecord.Line(lines.get(2).seat(), "play 99"));
    var moved =
        new GameRecord(
            "heist", 3, record.options(), record.names(), record.chance(), lines, record.result());
    assertThatThrownBy(() -> Replay.verify(HEIST, moved)).hasMessageContaining("move 3");
    lines.set(2, new GameRecord.Line(0, "nonsense"));
    var garbled =
        new GameRecord(
            "heist", 3, record.options(), record.names(), record.chance(), lines, record.result());
    assertThatThrownBy(() -> Replay.verify(HEIST, garbled)).hasMessageContaining("is no move");
  }

  @Test
  void anotherVersionOfTheRulesIsNotVerified() {
    var record = RecordText.read(RecordText.write(played(FAIR)).replace("rules: 3", "rules: 2"));
    assertThatThrownBy(() -> Replay.verify(HEIST, record)).hasMessageContaining("version 2");
  }

  @ParameterizedTest
  @CsvSource({
    "'', a record begins with",
    "'hello', a record begins with",
    "'six stones record 1|game heist|', line 2",
    "'six stones record 1|game: heist|', no \"rules\"",
    "'six stones record 1|game: heist|rules: x|', is no number",
    "'six stones record 1|game: heist|rules: 1|', no \"seat 0\"",
    "'six stones record 1|game: heist|rules: 1|seat 0: A|', no \"fast seed\"",
    "'six stones record 1|game: heist|rules: 1|seat 0: A|fast seed: 1|', a seed and a number",
    "'six stones record 1|game: heist|rules: 1|seat 0: A|seed: 12|commitment: 3|', 64 hexadecimal",
    "'six stones record 1|game: heist|rules: 1|seat 0: A|fast seed: 1 2||play 3', a seat and a move",
    "'six stones record 3|game: heist|', a record begins with \"six stones record 1\"",
    "'six stones record 3|game: heist|', or \"six stones record 2\""
  })
  void nonsenseIsRefusedWithItsPlace(String text, String problem) {
    assertThatThrownBy(() -> RecordText.read(text.replace('|', '\n')))
        .isInstanceOf(BadRecord.class)
        .hasMessageContaining(problem);
  }
}
