package sixstones.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PushServicesTest {

  private final PushServices services = new PushServices(PushServices.OF_BROWSERS);

  @Test
  void theMakersOfBrowsersAreKnown() {
    assertThat(services.admits("https://fcm.googleapis.com/fcm/send/x")).isTrue();
    assertThat(services.admits("https://wns2-par02p.notify.windows.com/w/?token=x")).isTrue();
  }

  @Test
  void nobodyElseIs() {
    assertThat(services.admits("http://fcm.googleapis.com/x")).isFalse();
    assertThat(services.admits("https://fcm.googleapis.com.evil.example/x")).isFalse();
    assertThat(services.admits("https://evil.example/x.notify.windows.com")).isFalse();
    assertThat(services.admits("https://fcm.googleapis.com:444/x")).isFalse();
    assertThat(services.admits("https://a@fcm.googleapis.com/x")).isFalse();
    assertThat(services.admits("https://127.0.0.1/x")).isFalse();
    assertThat(services.admits("nonsense")).isFalse();
    assertThat(services.admits("https://fcm.googleapis.com/" + "x".repeat(1_000))).isFalse();
  }
}
