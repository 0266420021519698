package sixstones.spark;

import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Lists and maps as Spark wants them in a row, and as it hands them out. */
final class Cells {

  private Cells() {}

  static Object[] many(List<?> values) {
    return values.toArray();
  }

  static scala.collection.Map<String, Long> counts(Map<String, Long> counts) {
    return CollectionConverters.asScala(counts);
  }

  /** A column with a list for each seat. */
  static List<List<String>> lists(Row row, int column) {
    return row.<Seq<String>>getList(column).stream()
        .map(seat -> List.copyOf(CollectionConverters.asJava(seat)))
        .toList();
  }
}
