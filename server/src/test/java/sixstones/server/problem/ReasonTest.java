package sixstones.server.problem;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReasonTest {

  /** The page's tests compare the languages with each other: gaps and plurals. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ru", "pl", "fr"})
  void everyReasonIsSaidInWordsAndNothingElse(String language) throws IOException {
    var file = "/sixstones/server/phrases/" + language + ".json";
    try (var text = Reason.class.getResourceAsStream(file)) {
      var keys = new ArrayList<String>();
      new JsonMapper().readTree(text).fieldNames().forEachRemaining(keys::add);
      assertThat(keys)
          .containsExactlyElementsOf(
              Arrays.stream(Reason.values()).map(reason -> reason.phrase().key()).toList());
    }
  }
}
