package sixstones.lab.net;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Examples on disk; several threads may write at once. */
final class ExampleFile implements AutoCloseable {

  private static final int VERSION = 1;

  private final DataOutputStream out;

  /**
   * @param marks how many the net knows: examples for other marks are of no use to it
   */
  ExampleFile(Path file, int marks) throws IOException {
    out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
    out.writeInt(VERSION);
    out.writeInt(marks);
  }

  synchronized void add(List<Example> examples) {
    try {
      for (var example : examples) {
        example.write(out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  /** Up to its end, also where the games were broken off. */
  static List<Example> read(Path file, int marks) throws IOException {
    var examples = new ArrayList<Example>();
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (in.readInt() != VERSION || in.readInt() != marks) {
        throw new IllegalArgumentException(
            file + " was written for other marks; let selfplay write it anew.");
      }
      while (true) examples.add(Example.read(in));
    } catch (EOFException _) {
      return examples;
    }
  }
}
