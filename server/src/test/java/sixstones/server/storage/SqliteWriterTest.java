package sixstones.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.server.settings.Settings;

/** What is committed together is still written piece by piece. */
final class SqliteWriterTest {

  @TempDir Path directory;
  private Database database;

  @BeforeEach
  void open() {
    database = Database.open(Settings.sqlite(directory));
    database
        .jdbi()
        .useHandle(handle -> handle.execute("create table notes (id integer primary key)"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void ofManyPiecesAtOnceEachIsWrittenWholeOrNotAtAll() throws Exception {
    var answers = new ArrayList<Future<Integer>>();
    var begin = new CountDownLatch(1);
    try (var callers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 500; i++) {
        int number = i;
        answers.add(
            callers.submit(
                () -> {
                  begin.await();
                  return database.write(handle -> twice(handle, number));
                }));
      }
      begin.countDown();
    }
    for (int i = 0; i < answers.size(); i++) {
      var answer = answers.get(i);
      if (i % 5 == 0) {
        assertThatThrownBy(answer::get).hasCauseInstanceOf(UnableToExecuteStatementException.class);
      } else {
        assertThat(answer.get()).isEqualTo(i);
      }
    }
    assertThat(notes()).hasSize(800).noneMatch(note -> note / 2 % 5 == 0);
  }

  /** Two rows; of every fifth piece the second is a row that is there already. */
  private static int twice(Handle handle, int number) {
    handle.execute("insert into notes values (?)", 2 * number);
    handle.execute("insert into notes values (?)", 2 * number + (number % 5 == 0 ? 0 : 1));
    return number;
  }

  private List<Integer> notes() {
    return database.ask(
        "select id from notes order by id", query -> query.mapTo(Integer.class).list());
  }

  @Test
  void aPieceThatComesAloneIsWrittenWholeOrNotAtAll() {
    assertThat(database.<Integer, RuntimeException>write(handle -> twice(handle, 1))).isEqualTo(1);
    assertThatThrownBy(() -> database.write(handle -> twice(handle, 5)))
        .isInstanceOf(UnableToExecuteStatementException.class);
    assertThat(database.<Integer, RuntimeException>write(handle -> twice(handle, 2))).isEqualTo(2);
    assertThat(notes()).containsExactly(2, 3, 4, 5);
  }

  @Test
  void whatWasBegunIsFinishedBeforeItCloses() throws Exception {
    try (var callers = Executors.newVirtualThreadPerTaskExecutor()) {
      var begun = new CountDownLatch(1);
      var answer =
          callers.submit(
              () ->
                  database.write(
                      handle -> {
                        begun.countDown();
                        return handle.execute("insert into notes values (1)");
                      }));
      begun.await();
      database.close();
      assertThat(answer.get()).isEqualTo(1);
    }
    database = Database.open(Settings.sqlite(directory));
    assertThat(notes()).containsExactly(1);
  }
}
