package sixstones.games.war.setup;

import java.util.Collections;
import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Options;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarOptions;
import sixstones.games.war.box.Blank;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.TileSet;

/** The blank tiles of a table: some of one sort, or each of its own (W-SETUP-21). */
final class Blanks {

  private Blanks() {}

  static TileSet of(Options options) {
    try {
      return TileSet.with(chosen(options));
    } catch (IllegalArgumentException e) {
      var why = String.valueOf(e.getMessage());
      throw new BadDeal(Phrase.of("war.deal.blanks").with("why", new Arg.Text(why)), why);
    }
  }

  private static List<Blank> chosen(Options options) {
    var own = Blank.readAll(options.get(WarOptions.OWN_BLANKS));
    int alike = options.number(WarOptions.BLANKS);
    if (own.isEmpty()) {
      var effect = TileKind.named(options.get(WarOptions.BLANK_EFFECT));
      var replaced = TileKind.named(options.get(WarOptions.BLANK_REPLACES));
      return Collections.nCopies(alike, Blank.playedLike(effect, replaced));
    }
    if (alike > 0) {
      throw new IllegalArgumentException("Say either blanks or own-blanks, not both.");
    }
    return own;
  }
}
