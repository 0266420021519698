package sixstones.lab.command;

import picocli.CommandLine;
import sixstones.engine.BadDeal;
import sixstones.engine.record.BadRecord;
import sixstones.engine.text.TreeError;

/** Says exceptions whose message is meant for the person at the keyboard, without their traces. */
public final class Explained {

  private Explained() {}

  /** Handles what a command throws: exit code 2, or 1 where something was checked and is wrong. */
  public static int handle(Exception e, CommandLine line, CommandLine.ParseResult result)
      throws Exception {
    if (!isMeantForPeople(e)) throw e;
    line.getErr().println(e.getMessage());
    return e instanceof BadRecord ? 1 : 2;
  }

  private static boolean isMeantForPeople(Exception e) {
    return e instanceof Usage
        || e instanceof BadDeal
        || e instanceof BadRecord
        || e instanceof TreeError
        || e.getClass() == IllegalArgumentException.class;
  }
}
