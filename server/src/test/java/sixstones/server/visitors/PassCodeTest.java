package sixstones.server.visitors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

final class PassCodeTest {

  private final SecureRandom random = new SecureRandom();

  @Test
  void whatIsSealedIsOpenedByTheSameCodeAlone() {
    var code = PassCode.fresh(random);
    var sealed = code.seal("secret\nluggage", random);
    assertThat(sealed).doesNotContain("secret");
    assertThat(PassCode.read(code.shown()).orElseThrow().unseal(sealed))
        .isEqualTo("secret\nluggage");
    assertThatIllegalStateException().isThrownBy(() -> PassCode.fresh(random).unseal(sealed));
  }

  @Test
  void itIsFoundBySomethingThatDoesNotTellIt() {
    var code = PassCode.fresh(random);
    assertThat(PassCode.read(code.shown()).orElseThrow().id()).isEqualTo(code.id());
    assertThat(code.id()).hasSize(64).doesNotContain(code.shown().substring(0, 4));
  }

  @Test
  void whatHasAnotherShapeIsNoCode() {
    assertThat(PassCode.read("")).isEmpty();
    assertThat(PassCode.read("k7mq-2xpd-9hva")).isEmpty();
    assertThat(PassCode.read("k7mq-2xpd-9hva-t4n€")).isEmpty();
  }
}
