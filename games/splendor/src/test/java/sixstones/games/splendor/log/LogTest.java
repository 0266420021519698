package sixstones.games.splendor.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Motion;
import sixstones.engine.text.Tree;
import sixstones.games.splendor.Splendor;

/** What the page animates and the log links: things that move, and the rules they follow. */
class LogTest {

  private static final Splendor SPLENDOR = new Splendor();

  private static List<Event> told(Tree.Mapping given, String... moves) {
    var position = SPLENDOR.readPosition(given, new FastChance(1));
    var events = new Events.Kept();
    for (var move : moves) position.apply(SPLENDOR.readMove(move), events);
    return events.list();
  }

  private static Event one(List<Event> events, String key) {
    return events.stream()
        .filter(event -> event.phrase().key().equals("splendor." + key))
        .findFirst()
        .orElseThrow();
  }

  private static Tree.Builder table(String tokens) {
    return Tree.mapping()
        .put("players", 2)
        .put("rows", Tree.mapping().put("1", Tree.list("Rocket")).done())
        .put("decks", Tree.mapping().put("1", Tree.list("Kraven")).done())
        .put(
            "seats", Tree.list(Tree.mapping().put("tokens", tokens).done(), Tree.mapping().done()));
  }

  @Test
  void stonesMoveFromTheSupplyToTheSeat() {
    var event = one(told(table("none").done(), "take mind soul power"), "took");
    assertThat(event.rules()).containsExactly("S-TAKE-01");
    assertThat(event.motions())
        .containsExactly(
            new Motion("stone:mind", "supply:mind", "seat:0"),
            new Motion("stone:soul", "supply:soul", "seat:0"),
            new Motion("stone:power", "supply:power", "seat:0"));
    assertThat(event.reveals()).isFalse();
  }

  @Test
  void aRecruitmentPaysAndRefills() {
    var events = told(table("1 mind 2 reality").done(), "recruit Rocket");
    assertThat(one(events, "recruited").motions())
        .containsExactly(new Motion("card:L1-02", "card:L1-02", "seat:0"));
    assertThat(one(events, "recruited").reveals()).isFalse();
    assertThat(one(events, "paid").rules()).containsExactly("S-RECRUIT-09");
    assertThat(one(events, "paid").motions())
        .contains(new Motion("stone:mind", "seat:0", "supply:mind"))
        .hasSize(3);
    assertThat(one(events, "refilled").motions())
        .containsExactly(new Motion("card:L1-25", "deck:1", "card:L1-25"));
    assertThat(one(events, "refilled").reveals()).isTrue();
  }

  @Test
  void aReservationAndAReturn() {
    var events = told(table("4 mind 4 space 2 soul").done(), "reserve Rocket", "return mind");
    assertThat(one(events, "reserved").motions())
        .containsExactly(new Motion("card:L1-02", "card:L1-02", "hand:0"));
    assertThat(one(events, "gotShield").motions())
        .containsExactly(new Motion("stone:shield", "supply:shield", "seat:0"));
    assertThat(one(events, "returned").rules()).containsExactly("S-LIMIT-03");
    assertThat(one(events, "returned").motions())
        .containsExactly(new Motion("stone:mind", "seat:0", "supply:mind"));
  }

  @Test
  void aBlindReservationShowsTheOthersOnlyABack() {
    var events = told(table("none").done(), "reserve level 1");
    assertThat(one(events, "reservedBlind.own").motions())
        .containsExactly(new Motion("card:L1-25", "deck:1", "hand:0"));
    var seen = one(events, "reservedBlind");
    assertThat(seen.motions()).containsExactly(new Motion("back:1", "deck:1", "hand:0"));
    assertThat(seen.phrase().toString()).doesNotContain("L1-25");
    assertThat(seen.reveals()).isTrue();
  }

  @Test
  void theAvengersTileComesFromTheMiddleOrFromItsOwner() {
    var first = table("2 mind 1 space 2 soul").put("avengers", "none");
    var seats = Tree.list(seat(2), seat(0));
    var events = told(first.put("rows", wasp()).put("seats", seats).done(), "recruit Wasp");
    assertThat(one(events, "tookAvengers").motions())
        .containsExactly(new Motion("avengers", "avengers", "seat:0"));
    assertThat(one(events, "tookAvengers").rules()).containsExactly("S-AVENGERS-02");

    var second = table("none").put("avengers", 1).put("rows", wasp());
    events = told(second.put("seats", Tree.list(seat(3), seat(3))).done(), "recruit Wasp");
    assertThat(one(events, "tookAvengersFrom").motions())
        .containsExactly(new Motion("avengers", "seat:1", "seat:0"));
    assertThat(one(events, "tookAvengersFrom").rules()).containsExactly("S-AVENGERS-03");
  }

  private static Tree wasp() {
    return Tree.mapping().put("1", Tree.list("Wasp")).done();
  }

  private static Tree seat(int avengers) {
    return Tree.mapping().put("tokens", "2 mind 1 space 2 soul").put("avengers", avengers).done();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{idle rounds: 29, active: 1} | standstill | S-RULE-34",
        "{all recruited: yes, active: 1} | exhausted | S-RULE-33"
      })
  void anEndingWithoutAWinnerQuotesItsOwnRule(String given, String key, String rule) {
    var events = told((Tree.Mapping) Yaml.read(given), "take mind space soul");
    assertThat(one(events, key).rules()).containsExactly(rule);
  }

  @Test
  void nobodyIsToldWhatNobodyHears() {
    var position = SPLENDOR.readPosition(table("none").done(), new FastChance(1));
    position.apply(SPLENDOR.readMove("take mind soul power"), Events.OFF);
    assertThat(position.chooser()).isEqualTo(1);
  }
}
