package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sixstones.testkit.Rule;

/** Who may say what at a table, and who hears it. */
final class TalkTest extends OnEachDatabase {

  private static Answer say(Person person, String table, String body) {
    return person.post("/api/tables/" + table + "/talk", body);
  }

  private static Answer text(Person person, String table, String words) {
    return say(person, table, "{\"text\": \"" + words + "\", \"name\": \"Cleo\"}");
  }

  private static JsonNode heard(Person person, String table) {
    return person.get("/api/tables/" + table + "/talk").ok().json();
  }

  private static List<String> words(Person person, String table) {
    var all = new ArrayList<String>();
    for (var saying : heard(person, table)) all.add(saying.path("text").asText());
    return all;
  }

  private static int count(Person person, String table) {
    return person.state(table).path("talk").path("heard").asInt();
  }

  private String running() {
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    return table;
  }

  @Test
  void whatIsSaidIsHeardAndKept() {
    var table = running();
    var listener = ben.listen(table, 0);
    int before = listener.last().path("talk").path("heard").asInt();
    int seq = ben.state(table).path("seq").asInt();
    text(ann, table, "Hello, <b>Ben</b>!").ok();
    say(ann, table, "{\"quick\": \"luck\"}").ok();
    var state = listener.await(one -> one.path("talk").path("heard").asInt() == before + 2);
    assertThat(state.path("seq").asInt()).isEqualTo(seq);
    restart();
    var sayings = heard(ben, table);
    assertThat(sayings).hasSize(2);
    var first = sayings.get(0);
    assertThat(first.path("text").asText()).isEqualTo("Hello, <b>Ben</b>!");
    assertThat(first.path("seat").asInt()).isZero();
    assertThat(first.path("name").asText()).isEqualTo("Ann");
    assertThat(first.path("you").asBoolean()).isFalse();
    assertThat(sayings.get(1).path("quick").asText()).isEqualTo("luck");
    assertThat(heard(ann, table).get(0).path("you").asBoolean()).isTrue();
  }

  @Test
  void badInputIsRefused() {
    var table = running();
    for (var body :
        List.of(
            "{}",
            "{\"text\": \"a\", \"quick\": \"luck\"}",
            "{\"text\": \"\\u202e\\u200b\"}",
            "{\"quick\": \"shout\"}",
            "{\"text\": {}}",
            "{\"text\": \"" + "a".repeat(201) + "\"}",
            "{\"here\": \"<script>\"}",
            "{\"here\": \"\"}",
            "[]",
            "hello")) {
      say(ann, table, body).refused("malformed");
    }
    say(ann, "nosuchtable", "{\"text\": \"hello\"}").refused("unknown");
    ann.get("/api/tables/nosuchtable/talk").refused("unknown");
    assertThat(heard(ann, table)).isEmpty();
  }

  @Test
  void nobodyTalksAllTheTime() {
    var table = running();
    for (int i = 0; i < 10; i++) text(ann, table, "word " + i).ok();
    text(ann, table, "one more").refused("too-many");
    text(ben, table, "I am another").ok();
    assertThat(heard(ben, table)).hasSize(11);
  }

  @Test
  void aCrowdOfSpectatorsTalksNoMoreThanSoOften() {
    var table = running();
    int said = 0;
    for (int i = 0; i < 40; i++) {
      var answer = text(new Person(port()), table, "cheers");
      if (answer.isOk()) said++;
      else answer.refused("too-many");
    }
    assertThat(said).isBetween(30, 39);
  }

  @Test
  void playersDoNotHearSpectatorsBeforeTheEnd() {
    var table = running();
    var dan = new Person(port());
    text(cleo, table, "Ann should take the mind stone").ok();
    assertThat(count(ann, table)).isZero();
    assertThat(words(ann, table)).isEmpty();
    assertThat(words(ben, table)).isEmpty();
    // Other spectators hear it a move later; who said it sees it at once.
    assertThat(words(cleo, table)).hasSize(1);
    assertThat(words(dan, table)).isEmpty();
    ann.play(table, new Random(3), 1);
    assertThat(words(dan, table)).containsExactly("Ann should take the mind stone");
    assertThat(heard(dan, table).get(0).path("to").asText()).isEqualTo("spectators");
    assertThat(words(ann, table)).isEmpty();
    assertThat(count(dan, table)).isEqualTo(1);
    restart();
    dan.at(port());
    assertThat(words(dan, table)).hasSize(1);
    ann.seat(table, 0, "resign").ok();
    ben.seat(table, 1, "resign").ok();
    assertThat(ben.state(table).path("phase").asText()).isEqualTo("over");
    assertThat(words(ben, table)).containsExactly("Ann should take the mind stone");
  }

  @Test
  void spectatorsHearThePlayers() {
    var table = running();
    text(ann, table, "Your turn, Ben").ok();
    assertThat(words(cleo, table)).containsExactly("Your turn, Ben");
    assertThat(words(ben, table)).containsExactly("Your turn, Ben");
  }

  @Test
  void beforeTheStartAllTalkWithAll() {
    var table = ann.create("me", "open");
    text(cleo, table, "May I join?").ok();
    assertThat(words(ann, table)).containsExactly("May I join?");
    assertThat(heard(ann, table).get(0).path("seat").isNull()).isTrue();
    say(cleo, table, "{\"text\": \"It is me\", \"name\": \"ANN\"}").refused("conflict");
    say(cleo, table, "{\"text\": \"No name\"}").refused("malformed");
  }

  @Test
  void whereNobodyMayLookOnNobodyElseTalksOrHears() {
    var table = ann.createWith("link", false, "me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    text(cleo, table, "hello").refused("forbidden");
    cleo.get("/api/tables/" + table + "/talk").refused("forbidden");
  }

  @Test
  void aPersonIsKnownToAListenerAndToNobodyElse() {
    var table = running();
    var other = running();
    text(ann, table, "one").ok();
    text(ann, other, "two").ok();
    var ben1 = heard(ben, table).get(0).path("who").asText();
    assertThat(heard(ben, other).get(0).path("who").asText()).isEqualTo(ben1);
    assertThat(heard(cleo, table).get(0).path("who").asText()).isNotEqualTo(ben1);
  }

  @Test
  void oneTableIsNotHeardAtAnother() {
    var table = running();
    var other = running();
    text(ann, table, "here").ok();
    assertThat(heard(ben, other)).isEmpty();
    assertThat(count(ben, other)).isZero();
  }

  @Test
  void whoPlaysTogetherPointsAtThings() {
    var table = ann.create("united", Map.of("mode", "coop"), "link", true, "me", "open", "random");
    say(ann, table, "{\"here\": \"seat:0\"}").refused("forbidden");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    assertThat(ann.state(table).path("talk").path("points").asBoolean()).isTrue();
    assertThat(cleo.state(table).path("talk").path("points").asBoolean()).isFalse();
    say(ann, table, "{\"here\": \"location:niffleheim/token:thug\"}").ok();
    assertThat(heard(ben, table).get(0).path("here").asText())
        .isEqualTo("location:niffleheim/token:thug");
    say(cleo, table, "{\"here\": \"seat:0\", \"name\": \"Cleo\"}").refused("forbidden");
    say(ann, running(), "{\"here\": \"seat:0\"}").refused("forbidden");
  }

  @Test
  @Rule({"U-INFO-05", "U-RULE-89b"})
  void theVillainIsNoPartyToTheTalkOfHeroes() {
    var table =
        ann.create("united", Map.of("mode", "supervillain"), "link", true, "me", "open", "open");
    ben.sit(table, 1, "Ben").ok();
    cleo.sit(table, 2, "Cleo").ok();
    text(ann, table, "Good luck, Heroes").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    text(ben, table, "Let us go left").ok();
    assertThat(words(cleo, table)).containsExactly("Good luck, Heroes", "Let us go left");
    assertThat(heard(cleo, table).get(1).path("to").asText()).isEqualTo("side");
    assertThat(words(ann, table)).containsExactly("Good luck, Heroes");
    assertThat(words(new Person(port()), table)).containsExactly("Good luck, Heroes");
    assertThat(count(ann, table)).isEqualTo(1);
    assertThat(ben.state(table).path("talk").path("points").asBoolean()).isFalse();
  }

  @Test
  void nobodyListensWhereOneLearnsAlone() {
    var led =
        ann.post("/api/games/gauntlet/lessons/hero", "{\"chapter\": 0, \"name\": \"Ann\"}")
            .ok()
            .json()
            .path("table")
            .asText();
    text(ann, led, "hello").refused("forbidden");
    assertThat(ann.state(led).path("talk").isNull()).isTrue();
  }
}
