package sixstones.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import sixstones.lab.command.Json;
import sixstones.lab.command.Usage;

/**
 * A folder with games that were played: what they are ({@code description.json}), and a folder of
 * Parquet files for each slice. A slice counts once Spark has marked it as whole.
 */
final class Results {

  private static final String WHOLE = "_SUCCESS";

  private final SparkSession spark;
  private final Plan plan;
  private final Path folder;
  private final FileSystem files;

  private Results(SparkSession spark, Plan plan, Path folder, FileSystem files) {
    this.spark = spark;
    this.plan = plan;
    this.folder = folder;
    this.files = files;
  }

  /**
   * Opens the folder, or begins it.
   *
   * @param where any place that Spark can write to
   * @throws Usage if something else lies there, or nothing can
   */
  static Results in(SparkSession spark, String where, Plan plan) {
    try {
      var path = new Path(where);
      var files = path.getFileSystem(spark.sparkContext().hadoopConfiguration());
      var results = new Results(spark, plan, files.makeQualified(path), files);
      results.describe();
      return results;
    } catch (IOException e) {
      throw Usage.of("%s is no place for results: %s".formatted(where, e.getMessage()));
    }
  }

  private void describe() throws IOException {
    var file = new Path(folder, "description.json");
    var mine = Json.of(Map.of(plan.kind(), plan));
    if (files.exists(file)) {
      Usage.check(
          read(file).equals(mine),
          "%s holds other games; choose another folder with --out, or delete it."
              .formatted(folder));
      return;
    }
    Usage.check(
        !files.exists(folder) || files.listStatus(folder).length == 0,
        "%s holds something else than games; choose another folder with --out.".formatted(folder));
    try (var out = files.create(file)) {
      out.write(mine.getBytes(StandardCharsets.UTF_8));
    }
  }

  private String read(Path file) throws IOException {
    try (var in = files.open(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  String folder() {
    return folder.toString();
  }

  /** What was played and written to the end. */
  List<Slice> found() throws IOException {
    var slices = new ArrayList<Slice>();
    try {
      for (var entry : files.listStatus(games())) {
        if (!files.exists(new Path(entry.getPath(), WHOLE))) continue;
        Slice.named(entry.getPath().getName()).ifPresent(slices::add);
      }
    } catch (FileNotFoundException _) {
      return List.of();
    }
    return slices;
  }

  /** Plays a slice on all cores of the cluster; what is left of an earlier attempt goes. */
  void play(Slice slice, PlayRows play) {
    int cores = spark.sparkContext().defaultParallelism();
    int tasks = (int) Math.min(slice.size(), 2L * cores);
    spark
        .range(slice.from(), slice.to(), 1, tasks)
        .mapPartitions(play, Encoders.row(plan.columns()))
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(new Path(games(), slice.name()).toString());
  }

  /** The rows of those that were asked for, wherever they lie. */
  Dataset<Row> rows(Slice asked) {
    var number = plan.columns().fields()[0].name();
    var paths = new ArrayList<String>();
    try {
      for (var slice : found()) paths.add(new Path(games(), slice.name()).toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var all = spark.read().schema(plan.columns()).parquet(paths.toArray(String[]::new));
    return all.where(all.col(number).geq(asked.from()).and(all.col(number).lt(asked.to())));
  }

  private Path games() {
    return new Path(folder, "games");
  }
}
