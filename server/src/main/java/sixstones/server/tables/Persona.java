package sixstones.server.tables;

import java.util.Optional;

/** As who a person sits at a table: a name, and an animal if one was chosen. */
public record Persona(String name, Optional<Avatar> avatar) {

  /** Names have no control characters. */
  private static final String BETWEEN = "\t";

  /** As logs and summaries hold it. */
  public String text() {
    return avatar.map(animal -> name + BETWEEN + animal.id()).orElse(name);
  }

  public static Persona of(String text) {
    var parts = text.split(BETWEEN, 2);
    return new Persona(parts[0], parts.length < 2 ? Optional.empty() : Avatar.of(parts[1]));
  }
}
