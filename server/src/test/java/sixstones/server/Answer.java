package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** What a server answered. */
record Answer(int status, String text) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  JsonNode json() {
    return json(text);
  }

  static JsonNode json(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + text, e);
    }
  }

  boolean isOk() {
    return status >= 200 && status < 300;
  }

  Answer ok() {
    assertThat(status).as(text).isBetween(200, 299);
    return this;
  }

  /** Refused with a code, and nothing of our insides in it. */
  Answer refused(String code) {
    assertThat(status).as(text).isBetween(400, 499);
    assertThat(json().path("error").asText()).as(text).isEqualTo(code);
    assertThat(json().path("why").path("key").asText()).isNotBlank();
    assertThat(text).doesNotContain("Exception", "sixstones.", "\tat ");
    return this;
  }
}
