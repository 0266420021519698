package sixstones.archive.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MessageTest {

  @Test
  void nobodyIsSpokenToInATerminal() {
    assertThat(Message.ofOthers("{seat, select, you {Your} other {{seat}’s}} {card} was defeated."))
        .isEqualTo("{seat}’s {card} was defeated.");
    assertThat(Message.ofOthers("{seat} already {seat, select, you {have} other {has}} it."))
        .isEqualTo("{seat} already has it.");
    assertThat(Message.ofOthers("{n, plural, one {# stone} other {# stones}}"))
        .isEqualTo("{n, plural, one {# stone} other {# stones}}");
  }
}
