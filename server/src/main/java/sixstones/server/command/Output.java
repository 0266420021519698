package sixstones.server.command;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** Where a command speaks. */
final class Output {

  private Output() {}

  static PrintWriter of(@Nullable CommandSpec spec) {
    if (spec == null) throw new IllegalStateException("a command is run by picocli");
    return spec.commandLine().getOut();
  }
}
