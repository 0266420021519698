package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Share;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;

/** What people add to the chance of a deal. */
final class SharesTest extends OnEachDatabase {

  private static final Share ANNS = new Share("a1".repeat(32));
  private static final Share BENS = new Share("b2".repeat(32));
  private static final Share CLEOS = new Share("c3".repeat(32));

  /** A table of three where Ann, who made it, has pledged. */
  private String pledgedTable() {
    return ann.post(
            "/api/tables",
            """
            {"game": "splendor", "seats":
              [{"kind": "me", "name": "Ann", "pledge": "%s"}, {"kind": "open"}, {"kind": "open"}]}
            """
                .formatted(ANNS.pledge()))
        .ok()
        .json()
        .path("table")
        .asText();
  }

  private static Answer sit(Person who, String table, int seat, String name, Share share) {
    return who.post(
        "/api/tables/" + table + "/seats/" + seat + "/sit",
        "{\"name\": \"%s\", \"pledge\": \"%s\"}".formatted(name, share.pledge()));
  }

  private static Answer pledge(Person who, String table, int seat, String pledge) {
    return who.post(
        "/api/tables/" + table + "/seats/" + seat + "/pledge",
        "{\"pledge\": \"%s\"}".formatted(pledge));
  }

  private static Answer reveal(Person who, String table, int seat, Share share) {
    return who.post(
        "/api/tables/" + table + "/seats/" + seat + "/reveal",
        "{\"share\": \"%s\"}".formatted(share.hex()));
  }

  private static Answer start(Person who, String table) {
    return who.post("/api/tables/" + table + "/start");
  }

  private static JsonNode deal(Person who, String table) {
    return who.state(table).path("deal");
  }

  private static String phase(Person who, String table) {
    return who.state(table).path("phase").asText();
  }

  private String fullTable() {
    var table = pledgedTable();
    sit(ben, table, 1, "Ben", BENS).ok();
    sit(cleo, table, 2, "Cleo", CLEOS).ok();
    return table;
  }

  @Test
  void theGameIsDealtWhenTheLastShareIsOpen() {
    var table = fullTable();
    var commitment = ann.state(table).path("commitment").asText();
    start(ann, table).ok();
    assertThat(phase(ann, table)).isEqualTo("waiting");
    assertThat(deal(ben, table).path("settled").asBoolean()).isTrue();
    assertThat(deal(ben, table).path("stakes").findValuesAsText("pledge"))
        .containsExactly(ANNS.pledge(), BENS.pledge(), CLEOS.pledge());
    reveal(ann, table, 0, ANNS).ok();
    reveal(ben, table, 1, BENS).ok();
    reveal(ben, table, 1, BENS).ok();
    assertThat(phase(ann, table)).isEqualTo("waiting");
    reveal(cleo, table, 2, CLEOS).ok();
    assertThat(phase(ann, table)).isEqualTo("running");
    assertThat(deal(cleo, table).path("stakes").findValuesAsText("share"))
        .containsExactly(ANNS.hex(), BENS.hex(), CLEOS.hex());
    assertThat(ann.state(table).path("commitment").asText()).isEqualTo(commitment);
    assertThat(ann.state(table).path("seed").isNull()).isTrue();
  }

  @Test
  void theRecordHoldsWhatTheDealCameFrom() {
    var table = pledgedAgainstABot("splendor");
    assertThat(phase(ann, table)).isEqualTo("waiting");
    reveal(ann, table, 0, ANNS).ok();
    ann.play(table, new Random(3), 5);
    restart();
    ann.play(table, new Random(5), 1000);
    var over = ann.state(table);
    assertThat(over.path("phase").asText()).isEqualTo("over");
    assertThat(Seed.ofHex(over.path("seed").asText()).commitment())
        .isEqualTo(over.path("commitment").asText());
    var text = ann.get("/api/tables/" + table + "/record").ok().text();
    assertThat(text).contains("share 0: " + ANNS.hex(), "pledge 0: " + ANNS.pledge());
    Replay.verify(Shelf.installed().get("splendor"), RecordText.read(text));
  }

  /** Coins are tossed all through a game of War, long after what people have added was told. */
  @Test
  void chanceGoesOnFromAllSharesWhereTheTableIsOpenedFromASnapshot() {
    var table = pledgedAgainstABot("war");
    reveal(ann, table, 0, ANNS).ok();
    for (int time = 1; time <= 5; time++) {
      ann.play(table, new Random(time), 30);
      restart();
    }
    ann.seat(table, 0, "resign").ok();
    assertThat(ann.state(table).path("frozen").isNull()).isTrue();
    var text = ann.get("/api/tables/" + table + "/record").ok().text();
    assertThat(text).contains("share 0: " + ANNS.hex());
    Replay.verify(Shelf.installed().get("war"), RecordText.read(text));
  }

  @Test
  void aShareIsOpenedOnlyWhenEverybodyHasPledgedAndOnlyTheOneThatWas() {
    var table = pledgedTable();
    reveal(ann, table, 0, ANNS).refused("conflict");
    sit(ben, table, 1, "Ben", BENS).ok();
    cleo.sit(table, 2, "Cleo").ok();
    reveal(ann, table, 0, ANNS).refused("conflict");
    start(ann, table).ok();
    reveal(ann, table, 0, BENS).refused("conflict");
    reveal(ben, table, 0, ANNS).refused("forbidden");
    reveal(cleo, table, 2, CLEOS).refused("conflict");
    pledge(cleo, table, 2, CLEOS.pledge()).refused("conflict");
    pledge(ben, table, 1, CLEOS.pledge()).refused("conflict");
    reveal(ann, table, 0, ANNS).ok();
    reveal(ben, table, 1, BENS).ok();
    assertThat(phase(cleo, table)).isEqualTo("running");
    assertThat(deal(cleo, table).path("stakes")).hasSize(2);
  }

  @Test
  void aPledgeCanBeGivenLaterOrAnewBeforeTheSeatsAreSettled() {
    var table = pledgedTable();
    ben.sit(table, 1, "Ben").ok();
    pledge(ben, table, 1, ANNS.pledge()).refused("conflict");
    pledge(ben, table, 1, BENS.pledge()).ok();
    pledge(ben, table, 1, CLEOS.pledge()).ok();
    assertThat(deal(ann, table).path("stakes").findValuesAsText("pledge"))
        .containsExactly(ANNS.pledge(), CLEOS.pledge());
    pledge(ben, table, 1, "nonsense").refused("malformed");
    pledge(ben, table, 1, "AB".repeat(32)).refused("malformed");
    ben.post("/api/tables/" + table + "/seats/1/pledge").refused("malformed");
    ben.post("/api/tables/" + table + "/seats/1/reveal").refused("malformed");
    cleo.post("/api/tables/" + table + "/seats/2/sit", "{\"name\": \"Cleo\", \"pledge\": \"x\"}")
        .refused("malformed");
  }

  @Test
  void whoGetsUpWhenSharesAreOpenCallsTheDealOffForEverybodyToSee() {
    var table = fullTable();
    start(ann, table).ok();
    reveal(ann, table, 0, ANNS).ok();
    reveal(ben, table, 1, BENS).ok();
    cleo.seat(table, 2, "leave").ok();
    assertThat(deal(ben, table).path("settled").asBoolean()).isFalse();
    assertThat(deal(ben, table).path("calledOff").asInt()).isEqualTo(1);
    assertThat(deal(ben, table).path("stakes")).hasSize(2);
    assertThat(deal(ben, table).path("stakes").get(0).path("pledge").isNull()).isTrue();
    restart();
    ann.bot(table, 2, "random").ok();
    start(ann, table).ok();
    reveal(ann, table, 0, ANNS).refused("conflict");
    var again = new Share("a9".repeat(32));
    pledge(ann, table, 0, again.pledge()).ok();
    reveal(ann, table, 0, again).refused("conflict");
    pledge(ben, table, 1, BENS.pledge()).ok();
    reveal(ben, table, 1, BENS).ok();
    reveal(ann, table, 0, again).ok();
    assertThat(phase(ann, table)).isEqualTo("running");
    assertThat(deal(ann, table).path("calledOff").asInt()).isEqualTo(1);
  }

  @Test
  void nothingIsPickedAnyMoreWhenTheSeatsAreSettled() {
    var table = pledgedAgainstABot("war");
    ann.post("/api/tables/" + table + "/seats/0/pick", "{\"value\": \"thor\"}").refused("conflict");
  }

  @Test
  void aRematchWaitsForNewSharesOfThoseWhoPledged() {
    var table = pledgedTable();
    sit(ben, table, 1, "Ben", BENS).ok();
    ann.bot(table, 2, "random").ok();
    start(ann, table).ok();
    reveal(ann, table, 0, ANNS).ok();
    reveal(ben, table, 1, BENS).ok();
    var random = new Random(13);
    while (phase(ann, table).equals("running")) {
      var chooser = ann.state(table).path("toChoose").asInt();
      if (chooser == 0) ann.play(table, random, 1);
      if (chooser == 1) ben.play(table, random, 1);
    }
    var next = ann.post("/api/tables/" + table + "/rematch").ok().json().path("table").asText();
    assertThat(phase(ben, next)).isEqualTo("waiting");
    assertThat(deal(ben, next).path("settled").asBoolean()).isTrue();
    pledge(ann, next, 2, ANNS.pledge()).ok();
    pledge(ben, next, 0, BENS.pledge()).ok();
    reveal(ann, next, 2, ANNS).ok();
    reveal(ben, next, 0, BENS).ok();
    assertThat(phase(ben, next)).isEqualTo("running");
  }

  @Test
  void whoWasInvitedKeepsSeeingTheTable() {
    var table = pledgedTable();
    sit(ben, table, 1, "Ben", BENS).ok();
    cleo.state(table);
    ann.seat(table, 1, "open").ok();
    ann.bot(table, 1, "random").ok();
    ann.bot(table, 2, "random").ok();
    start(ann, table).ok();
    reveal(ann, table, 0, ANNS).ok();
    assertThat(phase(ann, table)).isEqualTo("running");
    ann.seat(table, 0, "resign").ok();
    for (var invited : List.of(ben, cleo)) {
      var seen = invited.get("/api/tables/mine").ok().json().get(0);
      assertThat(seen.path("table").asText()).isEqualTo(table);
      assertThat(seen.path("ended").path("winners")).map(JsonNode::asInt).containsExactly(1, 2);
      assertThat(seen.path("yours")).isEmpty();
    }
  }

  private String pledgedAgainstABot(String game) {
    return ann.post(
            "/api/tables",
            """
            {"game": "%s", "seats": [{"kind": "me", "name": "Ann", "pledge": "%s"},
              {"kind": "bot", "level": "random"}]}
            """
                .formatted(game, ANNS.pledge()))
        .ok()
        .json()
        .path("table")
        .asText();
  }
}
