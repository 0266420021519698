package sixstones.spark;

import java.util.Iterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.TaskCompletionListener;

/** What a core of the cluster does with its numbers. */
record PlayRows(Plan plan, LongAccumulator played) implements MapPartitionsFunction<Long, Row> {

  @Override
  public Iterator<Row> call(Iterator<Long> numbers) {
    var playing = plan.begin();
    TaskCompletionListener end = _ -> playing.close();
    TaskContext.get().addTaskCompletionListener(end);
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(numbers, 0), false)
        .flatMap(number -> play(playing, number))
        .iterator();
  }

  private Stream<Row> play(Plan.Playing playing, long number) {
    var rows = playing.play(number);
    played.add(1);
    return rows.stream();
  }
}
