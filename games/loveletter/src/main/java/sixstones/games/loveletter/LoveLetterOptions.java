package sixstones.games.loveletter;

import java.util.List;
import sixstones.engine.Deal;
import sixstones.engine.TableOption;
import sixstones.games.loveletter.box.Box;

/** What the creator of a table may set. */
public final class LoveLetterOptions {

  /** L-RULE-11: how many tokens win. */
  public static final TableOption TOKENS =
      new TableOption("tokens", List.of("standard", "1", "2", "3", "4", "5", "6", "7"), "standard");

  private LoveLetterOptions() {}

  /** L-WIN-01: from the table of favour, or as the table likes. */
  public static int goal(Deal deal) {
    return deal.options().get(TOKENS).equals("standard")
        ? Box.favour(deal.seats())
        : deal.options().number(TOKENS);
  }
}
