package sixstones.lab.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sixstones.engine.BadDeal;

/** The same work on several threads; each takes what is left until nothing is. */
public final class Workers {

  private Workers() {}

  /**
   * Waits for all of them.
   *
   * @return what each has made
   * @throws BadDeal if the work is to deal what can't be dealt
   */
  public static <T> List<T> run(int threads, Callable<T> work) {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var parts = new ArrayList<Future<T>>();
      for (int i = 0; i < threads; i++) parts.add(pool.submit(work));
      var made = new ArrayList<T>();
      for (var part : parts) made.add(part.get());
      return made;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadDeal refused) throw refused;
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
