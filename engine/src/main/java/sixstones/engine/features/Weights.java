package sixstones.engine.features;

import java.util.List;
import sixstones.engine.text.Csv;

/** What each feature weighs, at the beginning of a game and at its end. */
public final class Weights {

  private final double[] early;
  private final double[] gain;

  public Weights(double[] early, double[] late) {
    this.early = early.clone();
    gain = new double[early.length];
    for (int i = 0; i < gain.length; i++) gain[i] = late[i] - early[i];
  }

  /** From a file that lies beside a class: a line {@code feature,early,late} for each name. */
  public static Weights read(Class<?> beside, String file, List<String> names) {
    var early = new double[names.size()];
    var late = new double[names.size()];
    int read = 0;
    for (var row : Csv.rows(beside, file)) {
      int index = names.indexOf(row.at("feature").text());
      if (index < 0) throw row.error("there is no such feature; train the judgement anew");
      early[index] = Double.parseDouble(row.at("early").text());
      late[index] = Double.parseDouble(row.at("late").text());
      read++;
    }
    if (read != names.size()) throw new IllegalStateException(file + " lacks features; train anew");
    return new Weights(early, late);
  }

  double score(double[] features, double stage) {
    double score = 0;
    for (int i = 0; i < early.length; i++) score += features[i] * (early[i] + stage * gain[i]);
    return score;
  }
}
