package sixstones.server.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sixstones.server.log.Log;
import sixstones.server.storage.Backup;

/** {@code sixstones restore}: a backup becomes a database again. */
@Command(
    name = "restore",
    description = {
      "Brings the tables of a backup into an empty database, of whichever kind.",
      "A backup of an older version is brought to the present one on the way."
    },
    defaultValueProvider = Defaults.class)
public final class RestoreCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "What \"backup\" has written.")
  private Path file = Path.of("");

  @Mixin private Kept kept = new Kept();

  @Override
  public Integer call() {
    Log.begin(Log.Form.TEXT);
    Backup.restore(file, kept.database());
    Output.of(spec).println("All tables of " + file + " are back.");
    return 0;
  }
}
