package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** A person takes himself to another device by a code. */
final class TravelTest extends OnEachDatabase {

  private static final String ARRIVE = "/api/me/arrive";

  private static String code(Person person, String luggage) {
    return person
        .post("/api/me/pass", "{\"luggage\": \"" + luggage + "\"}")
        .ok()
        .json()
        .path("code")
        .asText();
  }

  private static Answer arrive(Person person, String code) {
    return person.post(ARRIVE, "{\"code\": \"" + code + "\"}");
  }

  @Test
  void theOtherDeviceHasTheSameSeatsAndResults() {
    var table = ann.create("me", "random");
    ann.play(table, new Random(3), 1000);
    var running = ann.create("me", "open");
    var code = code(ann, "Ann, an owl");
    assertThat(arrive(ben, code).ok().json().path("luggage").asText()).isEqualTo("Ann, an owl");
    assertThat(ben.state(running).path("you").asInt()).isZero();
    assertThat(ben.get("/api/tables/mine").ok().json()).hasSize(2);
    var result = ben.get("/api/me/results").ok().json().get(0);
    assertThat(result).isEqualTo(ann.get("/api/me/results").ok().json().get(0));
    assertThat(result.path("verdict").asText()).isIn("won", "lost");
    assertThat(result.path("levels").get(0).asText()).isEqualTo("random");
  }

  @Test
  void aCodeIsReadAsPeopleTypeIt() {
    var code = code(ann, "");
    assertThat(code).matches("([a-z0-9]{4}-){3}[a-z0-9]{4}");
    arrive(ben, " " + code.toUpperCase(java.util.Locale.ROOT).replace('-', ' ')).ok();
  }

  @Test
  void aCodeIsGoodOnceAndUntilTheNextOne() {
    var first = code(ann, "");
    var second = code(ann, "");
    arrive(ben, first).refused("unknown");
    arrive(ben, second).ok();
    arrive(cleo, second).refused("unknown");
  }

  @Test
  void otherCodesOpenNothing() {
    code(ann, "");
    arrive(ben, "aaaa-bbbb-cccc-dddd").refused("unknown");
    arrive(ben, "Ann").refused("unknown");
    ben.post(ARRIVE, "{\"code\": null}").refused("malformed");
    ben.post(ARRIVE, "[]").refused("malformed");
    ann.post("/api/me/pass", "{\"luggage\": \"" + "x".repeat(2_001) + "\"}").refused("malformed");
  }
}
