package sixstones.lab.mutants;

import java.util.regex.Pattern;

/**
 * A test that claims rules, named alike in the sources and in PIT's reports: a scenario by its file
 * and title, a test in Java by its class and method.
 */
record Claimant(String name) {

  private static final Pattern SCENARIO = Pattern.compile("\\.([\\w-]+\\.yaml: .*)");
  private static final Pattern METHOD = Pattern.compile("(\\w+\\.\\w+): ");

  /** From the list of claims, as in {@code games/war/.../thanos.yaml: He stays}. */
  static Claimant inSources(String claim) {
    return new Claimant(claim.replaceFirst("^[^:]*/", ""));
  }

  /** From a report of PIT, which writes the whole name of the class before the test's own. */
  static Claimant inReport(String test) {
    var scenario = SCENARIO.matcher(test);
    if (scenario.find()) return new Claimant(scenario.group(1));
    var method = METHOD.matcher(test);
    return new Claimant(method.find() ? method.group(1) : test);
  }
}
