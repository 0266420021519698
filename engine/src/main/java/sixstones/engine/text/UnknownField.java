package sixstones.engine.text;

import java.util.Collection;

/** A field that nobody reads, most likely a misspelt one. */
public final class UnknownField extends TreeError {

  UnknownField(String path, String field, Collection<String> known) {
    this(path, "there is no field \"" + field + "\"; known are " + String.join(", ", known));
  }

  UnknownField(String path, String problem) {
    super(path, problem);
  }
}
