package sixstones.server.tables;

import java.util.List;

/** A table about to be made, with who sits there at once. */
public record NewTable(TableHead head, List<Act> acts) {

  public NewTable {
    acts = List.copyOf(acts);
  }
}
