package sixstones.games.war.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.UnreadableMove;

class NotationTest {

  @ParameterizedTest
  @CsvSource({
    "'MOVE Iron Man to (3, 4)','move iron-man 3,4'",
    "'move −1,3 thor','move thor -1,3'",
    "'pick up the Soul Stone with Gamora','pick up soul with gamora'",
    "'with rocket drop Black Widow','drop black-widow with rocket'",
    "'shift base counter-clockwise','shift base counterclockwise'",
    "'spend energy from base for Bucky','spend energy from base for bucky'",
    "'take leadership a from Captain America','take leadership-a from captain-america'",
    "'take M''Baku from 3,4','take mbaku from 3,4'",
    "'Use the Time Stone','use time'",
    "'orient 3,4 EAST','orient 3,4 east'",
    "'End turn','end turn'",
    "'place base 7,8','place base 7,8'",
    "'Resume','resume'",
    "'Stand up','stand up'",
    "'Decline','decline'",
    "'Call Rocket','call rocket'",
    "'Ray East','ray east'",
    "'partner Thanos','partner thanos'",
    "'score Hulk','score hulk'",
    "'keep Hulk','keep hulk'",
    "'Ignore trap','ignore trap'",
    "'Suffer trap','suffer trap'",
    "'push Thanos (4, 4)','push thanos 4,4'",
    "'turn 3,4 Clockwise','turn 3,4 clockwise'"
  })
  void readsLenientlyAndWritesCanonically(String text, String canonical) {
    assertThat(Notation.read(text).notation()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "move thor", "move thanos 3,4", "go 9,9", "dance", "shift base", "ray"})
  void saysWhatIsMissing(String text) {
    assertThatThrownBy(() -> Notation.read(text)).isInstanceOf(UnreadableMove.class);
  }
}
