package sixstones.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.server.live.Elsewhere.Page;

final class DeparturesTest {

  private final Page page = new Page("table", "ann");

  @Test
  void onlyWhoHasLeftIsJustGone() {
    var departures = new Departures(Duration.ofHours(1));
    departures.add(page);
    departures.forgetOld();
    assertThat(departures.has(page)).isTrue();
    assertThat(departures.has(new Page("table", "ben"))).isFalse();
    assertThat(departures.has(new Page("other", "ann"))).isFalse();
  }

  @Test
  void withoutPatienceNobodyIs() {
    var departures = new Departures(Duration.ZERO);
    departures.add(page);
    assertThat(departures.has(page)).isFalse();
  }

  @Test
  void aPageThatClosesAtAnotherProcessCountsTheSame() {
    var said = new ArrayList<String>();
    var there = new Elsewhere(said::add, new Departures(Duration.ZERO));
    there.tellOpen(List.of(page));
    there.tellClosed(page);
    var departures = new Departures(Duration.ofHours(1));
    var here = new Elsewhere(_ -> {}, departures);
    here.heard(said.getFirst());
    assertThat(departures.has(page)).isFalse();
    here.heard(said.getLast());
    assertThat(departures.has(page)).isTrue();
  }
}
