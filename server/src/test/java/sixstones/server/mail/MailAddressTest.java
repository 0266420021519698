package sixstones.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MailAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ben@example.org",
        " ben@example.org\t",
        "b@x.io",
        "Ben.O'Neill+stones_1@mail-2.example.co.uk",
        "ben@xn--e1afmkfd.xn--p1ai"
      })
  void whatPeopleHave(String typed) {
    assertThat(MailAddress.read(typed)).contains(new MailAddress(typed.strip()));
  }

  @Test
  void nothingThatCouldEndAHeader() {
    for (char sign = 0; sign < 0x3000; sign++) {
      boolean plain = sign > ' ' && sign < 0x7f && "\"(),:;<>@[\\]".indexOf(sign) < 0;
      boolean taken = MailAddress.read("be" + sign + "n@example.org").isPresent();
      assertThat(taken).as("sign %d", (int) sign).isEqualTo(plain);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ben@example.org, ben@example.org",
    "B.e.n+x+y@Example.ORG, ben@example.org",
    "+ben@example.org, +ben@example.org"
  })
  void spellingsOfOneMailboxAreOne(String address, String mailbox) {
    assertThat(new MailAddress(address).mailbox()).isEqualTo(mailbox);
  }
}
