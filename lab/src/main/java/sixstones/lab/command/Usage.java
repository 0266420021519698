package sixstones.lab.command;

/** Wrong use of a command: said in one line, exit code 2. */
public final class Usage extends IllegalArgumentException {

  private Usage(String message) {
    super(message);
  }

  public static void check(boolean right, String otherwise) {
    if (!right) throw new Usage(otherwise);
  }

  public static Usage of(String message) {
    return new Usage(message);
  }
}
