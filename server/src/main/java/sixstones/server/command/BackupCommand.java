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

/** {@code sixstones backup}: all tables in one file. */
@Command(
    name = "backup",
    description = "Writes all tables to one file, also while a server uses them.",
    defaultValueProvider = Defaults.class)
public final class BackupCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A new file.")
  private Path file = Path.of("");

  @Mixin private Kept kept = new Kept();

  @Override
  public Integer call() {
    Log.begin(Log.Form.TEXT);
    Backup.write(kept.database(), file);
    Output.of(spec).println("All tables are in " + file + ".");
    return 0;
  }
}
