package sixstones.lab.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import sixstones.archive.Shelf;
import sixstones.engine.Options;

/** One contest of several that have played different deals of it. */
public final class ArenaParts {

  private ArenaParts() {}

  /**
   * @param folders of the parts, in any order
   * @throws IllegalArgumentException if they don't belong together
   */
  public static Standings merged(List<Path> folders) throws IOException {
    var parts = new ArrayList<Ledger.Contents>();
    for (var folder : folders) parts.add(read(folder));
    var head = parts.getFirst().head();
    var games = new ArrayList<Played>();
    var deals = new HashSet<Long>();
    for (int i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      if (!part.head().equals(head)) {
        throw new IllegalArgumentException(
            "%s and %s hold different contests.".formatted(folders.getFirst(), folders.get(i)));
      }
      // Workers finish as they like; what is told is the same every time.
      for (long deal : part.games().stream().map(Played::deal).distinct().sorted().toList()) {
        if (deals.add(deal)) continue;
        throw new IllegalArgumentException("Deal %d is there twice.".formatted(deal));
      }
      games.addAll(part.games());
    }
    return Standings.of(Shelf.installed().get(head.game()).info(), contest(head), games);
  }

  private static Ledger.Contents read(Path folder) throws IOException {
    var file = Ledger.in(folder);
    if (!Files.isReadable(file)) {
      throw new IllegalArgumentException("There is no contest in %s.".formatted(folder));
    }
    return Ledger.read(file);
  }

  /** The ledgers know which deals they hold; how many were asked for is no matter any more. */
  private static Contest contest(Ledger.Head head) {
    return new Contest(
        head.bots(),
        head.seats(),
        new Options(head.options()),
        0,
        0,
        head.seed(),
        Optional.empty(),
        Duration.ZERO);
  }
}
