package sixstones.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Says which columns a table has; nothing in them is ever missing. */
final class Columns {

  static final DataType WHOLE = DataTypes.LongType;
  static final DataType NUMBER = DataTypes.IntegerType;
  static final DataType PART = DataTypes.DoubleType;
  static final DataType TEXT = DataTypes.StringType;

  private final List<StructField> fields = new ArrayList<>();

  Columns with(String name, DataType type) {
    fields.add(DataTypes.createStructField(name, type, false));
    return this;
  }

  /** A column with one for each seat. */
  Columns withMany(String name, DataType type) {
    return with(name, many(type));
  }

  StructType done() {
    return DataTypes.createStructType(fields);
  }

  static ArrayType many(DataType type) {
    return DataTypes.createArrayType(type, false);
  }
}
