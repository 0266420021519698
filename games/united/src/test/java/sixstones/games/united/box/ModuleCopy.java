package sixstones.games.united.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import sixstones.engine.Game;

/** The module once more, with data files of its own: what a change of the data alone does. */
final class ModuleCopy {

  private final Path folder;

  private ModuleCopy(Path folder) {
    this.folder = folder;
  }

  static ModuleCopy in(Path folder) throws IOException {
    var classes = Path.of("target/classes");
    try (var files = Files.walk(classes)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var copy = folder.resolve(classes.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    return new ModuleCopy(folder);
  }

  /** Replaces a passage of a data file, which must be there. */
  void change(String name, String passage, String other) throws IOException {
    var file = folder.resolve("sixstones/united/" + name + ".yaml");
    var text = Files.readString(file);
    assertThat(text).contains(passage);
    Files.writeString(file, text.replace(passage, other));
  }

  /** Adds the entries that another box has in a file of the same name. */
  void add(String name) throws IOException {
    var file = folder.resolve("sixstones/united/" + name + ".yaml");
    var more = Files.readString(Path.of("src/test/resources/testbox/" + name + ".yaml"));
    Files.writeString(file, Files.readString(file).stripTrailing() + "\n" + more);
  }

  /** The game with the changed data; what is wrong with them comes as it is. */
  Game<?, ?> game() throws IOException {
    try {
      var loader = new Own(folder.toUri().toURL());
      Class.forName("sixstones.games.united.box.Box", true, loader);
      var game = loader.loadClass("sixstones.games.united.United");
      return (Game<?, ?>) game.getDeclaredConstructor().newInstance();
    } catch (ExceptionInInitializerError e) {
      if (e.getCause() instanceof RuntimeException problem) throw problem;
      throw e;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Loads the module's classes from the copy, everything else as usual. */
  private static final class Own extends URLClassLoader {

    Own(URL folder) {
      super(new URL[] {folder}, ModuleCopy.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("sixstones.games.united.")) return super.loadClass(name, resolve);
      synchronized (getClassLoadingLock(name)) {
        var loaded = findLoadedClass(name);
        return loaded != null ? loaded : findClass(name);
      }
    }

    @Override
    public URL getResource(String name) {
      var own = findResource(name);
      return own != null ? own : super.getResource(name);
    }
  }
}
