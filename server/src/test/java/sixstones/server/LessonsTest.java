package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.LessonFiles;

/** Tables where a coach leads. */
final class LessonsTest extends OnEachDatabase {

  /** So many moves of one's own end the last rounds of any lesson. */
  private static final int MOST_MOVES = 3_000;

  @Test
  void aLessonIsThereInEveryLanguage() {
    var lesson = ann.get("/api/games/gauntlet/lessons").ok().json().get(0);
    assertThat(lesson.path("id").asText()).isEqualTo("hero");
    assertThat(lesson.path("title").properties()).hasSize(4);
    assertThat(ann.get("/api/games/loveletter/lessons").ok().json()).isEmpty();
    ann.get("/api/games/chess/lessons").refused("unknown");
  }

  @Test
  void theMovesThatAreAwaitedAreToldAsTheTableOffersThem() {
    var lessons = ann.get("/api/games/gauntlet/lessons").ok().json();
    var beat = lessons.get(0).path("chapters").get(0).path("beats").get(0);
    assertThat(beat.path("awaits")).hasSize(1);
    var offered = ann.awaitTurn(begin(0)).path("choice").path("moves").findValuesAsText("move");
    assertThat(offered).contains(beat.path("awaits").get(0).asText());
  }

  @Test
  void theCoachFollowsTheLearner() {
    var table = begin(0);
    assertThat(beat(table)).isEqualTo("0");
    move(table, "play Spider-Man");
    assertThat(beat(table)).isEqualTo("1");
    restart();
    assertThat(beat(table)).isEqualTo("1");
    move(table, "name 5");
    var after = Waiting.until(() -> ann.state(table), state -> life(state) == 3);
    // The coach is talking: the next seat's bot keeps still.
    assertThat(after.path("coach").path("beat").asInt()).isEqualTo(3);
  }

  @Test
  void whoGoesAnotherWayPlaysOn() {
    var table = begin(0);
    move(table, "play Thor");
    assertThat(beat(table)).isEqualTo("null");
    ann.play(table, new Random(3), 1000);
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("over");
  }

  @Test
  void aLessonIsNoGameOfHers() {
    var table = begin(3);
    assertThat(ann.get("/api/tables/mine").ok().json()).isEmpty();
    ann.play(table, new Random(5), 1000);
    assertThat(ann.get("/api/tables/mine").ok().json()).isEmpty();
    assertThat(ann.get("/api/me/results").ok().json()).isEmpty();
  }

  @Test
  void rivalsPlayTheirPartAndTheCoachLetsGoAtTheEnd() {
    var table = begin(1);
    assertThat(ann.awaitTurn(table).path("coach").path("beat").asText()).isEqualTo("4");
    move(table, "play Nebula");
    move(table, "name 2");
    Waiting.until(() -> ann.state(table), state -> life(state) == 2);
    var last = begin(3);
    ann.play(last, new Random(4), 1000);
    assertThat(ann.state(last).path("phase").asText()).isEqualTo("over");
  }

  @Test
  void everyLessonLeadsToTheEndOfItsGame() {
    for (var game : Shelf.installed().games()) {
      for (var lesson : LessonFiles.of(game.info().id())) {
        var table = begin(lesson.game(), lesson.id(), lesson.chapters().size() - 1);
        ann.play(table, new Random(6), MOST_MOVES);
        assertThat(ann.state(table).path("outcome").isObject()).as(lesson.game()).isTrue();
      }
    }
  }

  @Test
  void aChapterThatIsNotThereIsRefused() {
    var lesson = "/api/games/gauntlet/lessons/hero";
    ann.post(lesson, chapter(4)).refused("unknown");
    ann.post(lesson, chapter(-1)).refused("unknown");
    ann.post(lesson, "{\"name\": \"Ann\"}").refused("malformed");
    ann.post("/api/games/gauntlet/lessons/villain", chapter(0)).refused("unknown");
  }

  private String begin(int chapter) {
    return begin("gauntlet", "hero", chapter);
  }

  private String begin(String game, String lesson, int chapter) {
    return ann.post("/api/games/" + game + "/lessons/" + lesson, chapter(chapter))
        .ok()
        .json()
        .path("table")
        .asText();
  }

  private static int life(JsonNode state) {
    return state.path("view").path("thanosLife").path("now").asInt();
  }

  private static String chapter(int number) {
    return "{\"chapter\": " + number + ", \"name\": \"Ann\"}";
  }

  private void move(String table, String move) {
    ann.move(table, ann.awaitTurn(table).path("seq").asInt(), move).ok();
  }

  private String beat(String table) {
    return ann.state(table).path("coach").path("beat").asText();
  }
}
