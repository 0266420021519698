package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import sixstones.archive.example.Example;

/**
 * An example of the rule book; what it says comes in every language.
 *
 * @param refused the moves that it shows to be refused
 */
public record ExampleState(
    String id,
    String paragraph,
    Map<String, String> say,
    List<String> rules,
    List<String> refused) {

  public static ExampleState of(Example example) {
    return new ExampleState(
        example.id(),
        example.paragraph(),
        example.say().in(),
        example.scenario().about(),
        example.refused());
  }
}
