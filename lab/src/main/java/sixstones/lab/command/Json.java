package sixstones.lab.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.Optional;

/** What {@code --json} prints, and reads again. */
public final class Json {

  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES);

  private Json() {}

  /** What was printed; none if it is something else. */
  public static <T> Optional<T> read(String text, Class<T> type) {
    try {
      return Optional.of(MAPPER.readValue(text, type));
    } catch (JsonProcessingException _) {
      return Optional.empty();
    }
  }

  public static String of(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError("reports are plain data", e);
    }
  }
}
