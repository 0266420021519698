package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;

/** A click on a place farther than a step goes the whole way. */
class FarClickTest extends BrowserTest {

  private static final String SEQ =
      "async table => (await (await fetch(`/api/tables/${table}?after=0`)).json()).seq";

  private static final String HAS_GONE_THERE =
      """
      async ([table, seq, piece, to]) => {
        const state = await (await fetch(`/api/tables/${table}?after=0`)).json();
        return state.events.filter(event => event.seq > seq).flatMap(event => event.motions)
          .some(motion => motion.thing === piece && motion.to === to);
      }
      """;

  @Test
  void aCharacterGoesWhereTheArrowsLead() {
    var far = FarWay.found(Shelf.installed().get("war"));
    try (var tables = new PosedTables(database())) {
      tables.put(far.posed());
    }
    var ann = person(Screen.DESKTOP);
    ann.carries(PosedTables.SECRET);
    ann.open("t/" + far.posed().table());
    assertThat(ann.isAsked()).isTrue();
    var table = far.posed().table();
    var seq = ann.page().evaluate(SEQ, table);
    ann.thing(far.piece()).click();
    assertThat(ann.thing(far.to())).hasAttribute("data-way", "true");
    ann.thing(far.to()).click();
    ann.page().waitForFunction(HAS_GONE_THERE, new Object[] {table, seq, far.piece(), far.to()});
    assertThat(ann.complaints()).isEmpty();
  }
}
