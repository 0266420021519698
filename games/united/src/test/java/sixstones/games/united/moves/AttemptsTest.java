package sixstones.games.united.moves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is meant by touching a thing: moves whose refusal will tell why. */
class AttemptsTest {

  @ParameterizedTest
  @CsvSource({
    "card:cc-03, play cc-03",
    "location:kun_lun, move kun_lun with move",
    "token:civilian, rescue with heroic",
    "token:thug, attack thug with attack",
    "token:doombot, attack doombot with attack",
    "threat:mae-t2, attack mae-t2 with attack",
    "threat:mae-t3, fill mae-t3 heroic with heroic",
    "gear:scepter, gear scepter",
    "support:cc-07, support cc-07",
    "villain, attack villain with attack",
    "card:nobody, ''",
    "moon, ''"
  })
  void touchingAThingMeansMoves(String thing, String meant) {
    var moves = Attempts.of(thing).stream();
    assertThat(String.join("; ", moves.map(UnitedMove::notation).toList())).isEqualTo(meant);
  }
}
