/** The lab's simulations, arenas and reports on Apache Spark: many machines, results as Parquet. */
@NullMarked
package sixstones.spark;

import org.jspecify.annotations.NullMarked;
