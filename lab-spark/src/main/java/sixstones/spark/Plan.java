package sixstones.spark;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/**
 * Numbered games that any machine can play from this description alone. It is what the folder of
 * the results is known by, so it holds all that decides about a game and nothing else.
 */
sealed interface Plan extends Serializable permits SimulationPlan, ContestPlan, BalancePlan {

  /** What is being done, in a word. */
  String kind();

  /** The columns of a row; the first one is the number. */
  StructType columns();

  /** Gets ready to play, on the machine that does. */
  Playing begin();

  /** Somebody who plays; used by one thread. */
  interface Playing extends AutoCloseable {

    /** Plays what has a number. */
    List<Row> play(long number);

    @Override
    void close();
  }
}
