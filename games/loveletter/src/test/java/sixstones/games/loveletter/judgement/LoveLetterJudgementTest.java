package sixstones.games.loveletter.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.bots.Bots;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.Tree;
import sixstones.games.loveletter.LoveLetter;

class LoveLetterJudgementTest {

  private static final LoveLetter GAME = new LoveLetter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{seats: {0: {hand: [Princess, Baron]}, 1: {hand: [Spy]}}} | play baron",
        "{step: name card 1, seats: {0: {hand: [Spy]}, 1: {hand: [King], seen by: [0]}}} | name king",
        "{step: pick seat baron, seats: {0: {hand: [Handmaid]}, 1: {hand: [Priest], seen by: [0]},"
            + " 2: {hand: [King], seen by: [0]}}} | choose 1",
        "{step: pick seat prince, seats: {0: {hand: [Princess]}, 1: {hand: [Spy]},"
            + " 2: {hand: [King]}}} | choose 1",
        "{left: 1, step: keep card, seats: {0: {hand: [Spy, Princess]}}} | keep princess under spy"
      })
  void aSensibleMoveComesFirst(String text, String best) {
    var position = GAME.readPosition((Tree.Mapping) Yaml.read(text), new FastChance(1));
    var choice =
        position.choice().moves().stream()
            .max(Comparator.comparingDouble(move -> GAME.judgement().merit(position, move)))
            .orElseThrow();
    assertThat(choice.notation()).isEqualTo(best);
  }

  @Test
  void whoCountsCardsBeatsWhoDoesNot() {
    int wins = 0;
    int games = 200;
    for (int n = 0; n < games; n++) {
      int clever = n % 2;
      var chance = FastChance.of(11, n);
      var position = GAME.deal(Deal.of(2, chance));
      while (!position.isOver()) {
        var bot = Bots.get(position.chooser() == clever ? "greedy" : "random");
        position.apply(bot.choose(Seen.by(GAME, position), chance, Stop.NEVER), Events.OFF);
      }
      if (position.outcome().won(clever)) wins++;
    }
    assertThat(wins).isGreaterThan(games * 85 / 100);
  }
}
