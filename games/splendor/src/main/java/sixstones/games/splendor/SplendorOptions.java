package sixstones.games.splendor;

import java.util.Arrays;
import java.util.List;
import sixstones.engine.TableOption;
import sixstones.games.splendor.box.Edition;

/** What the creator of a table may set. */
public final class SplendorOptions {

  /** S-CLASSIC-01. */
  public static final TableOption EDITION =
      new TableOption(
          "edition",
          Arrays.stream(Edition.values()).map(Edition::id).toList(),
          Edition.MARVEL.id());

  public static final List<TableOption> ALL = List.of(EDITION);

  private SplendorOptions() {}
}
