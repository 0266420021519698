package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import sixstones.archive.example.Example;

/** An example of the rule book; what it says comes in every language. */
public record ExampleState(
    String id, String paragraph, Map<String, String> say, List<String> rules) {

  public static ExampleState of(Example example) {
    return new ExampleState(
        example.id(), example.paragraph(), example.say().in(), example.scenario().about());
  }
}
