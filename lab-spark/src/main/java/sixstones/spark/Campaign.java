package sixstones.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import sixstones.lab.command.Progress;

/** Plays what the folder of the results doesn't hold yet, slice by slice. */
final class Campaign {

  private final SparkSession spark;
  private final Plan plan;
  private final Results results;

  Campaign(SparkSession spark, Plan plan, Results results) {
    this.spark = spark;
    this.plan = plan;
    this.results = results;
  }

  /**
   * Plays until all that was asked for is there.
   *
   * @param slices into how many parts what is missing is cut, at most one game too many
   * @param enough asked after each slice whether no more is needed
   * @return how many numbers have been played
   */
  long play(Slice asked, int slices, BooleanSupplier enough) throws IOException {
    var missing = asked.without(results.found());
    long all = missing.stream().mapToLong(Slice::size).sum();
    long most = Math.ceilDiv(all, slices);
    var pieces = new ArrayList<Slice>();
    missing.forEach(gap -> pieces.addAll(gap.cut(most)));
    return all == 0 ? 0 : play(pieces, all, enough);
  }

  private long play(List<Slice> pieces, long all, BooleanSupplier enough) {
    var played = spark.sparkContext().longAccumulator();
    try (var progress = new Progress(all)) {
      var watch = new Watch(played, progress, all);
      spark.sparkContext().addSparkListener(watch);
      long done = 0;
      for (var piece : pieces) {
        results.play(piece, new PlayRows(plan, played));
        done += piece.size();
        if (enough.getAsBoolean()) break;
      }
      spark.sparkContext().removeSparkListener(watch);
      return done;
    }
  }

  /** Tells how far it is whenever a core has done its part. */
  private static final class Watch extends SparkListener {

    private final LongAccumulator played;
    private final Progress progress;
    private final long all;

    Watch(LongAccumulator played, Progress progress, long all) {
      this.played = played;
      this.progress = progress;
      this.all = all;
    }

    /** What a lost worker had played is played twice, and counted twice. */
    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      progress.accept(Math.min(all, played.sum()));
    }
  }
}
