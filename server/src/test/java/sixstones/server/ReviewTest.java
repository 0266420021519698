package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Looking back at a finished game. */
final class ReviewTest extends OnEachDatabase {

  @Test
  void aReviewIsMadeOnceAfterTheEnd() {
    var table = ann.create("me", "random");
    var review = "/api/tables/" + table + "/review";
    ann.play(table, new Random(11), 3);
    ann.get(review).refused("conflict");
    ann.get("/api/tables/" + table + "/replay?moves=2").refused("conflict");
    ann.play(table, new Random(11), 1000);
    var first = ann.get(review).ok().json();
    assertThat(first.path("done").asInt()).isBetween(0, first.path("moves").asInt());
    var made = Waiting.until(() -> ann.get(review).ok().json(), json -> json.has("courses"));
    assertThat(made.path("courses")).hasSize(2);
    assertThat(made.path("open")).isNotEmpty();
    for (var marked : made.path("marked")) {
      assertThat(marked.path("line")).isNotEmpty();
      var moves = marked.path("move").asInt();
      var frame = ann.get("/api/tables/" + table + "/replay?as=0&moves=" + moves).ok().json();
      assertThat(frame.path("step").asInt()).isLessThanOrEqualTo(moves);
    }
    // Another visitor gets the very same, and after a restart it is still there.
    assertThat(cleo.get(review).ok().json()).isEqualTo(made);
    restart();
    assertThat(ann.get(review).ok().json()).isEqualTo(made);
  }
}
