package sixstones.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.event.Audience;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.heist.HeistMove;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/** The small words that everything else is made of. */
class WordsTest {

  @Test
  void seatsAndSpectators() {
    assertThat(Seat.of(2)).isSameAs(Seat.of(2)).hasToString("seat 2");
    assertThat(Seat.upTo(3)).containsExactly(Seat.of(0), Seat.of(1), Seat.of(2));
    assertThat(Seat.of(3).bit()).isEqualTo(8);
    assertThat(Seat.of(1).is(1)).isTrue();
    assertThat(Seat.of(1).is(0)).isFalse();
    assertThat(Spectator.SPECTATOR.is(0)).isFalse();
    assertThatThrownBy(() -> new Seat(8)).hasMessage("no seat 8");
    assertThatThrownBy(() -> new Seat(-1)).hasMessage("no seat -1");
  }

  @Test
  void audiences() {
    assertThat(Audience.EVERYONE.has(Spectator.SPECTATOR)).isTrue();
    assertThat(Audience.EVERYONE.isEveryone()).isTrue();
    var ann = Audience.only(0);
    assertThat(ann.has(Seat.of(0))).isTrue();
    assertThat(ann.has(Seat.of(1))).isFalse();
    assertThat(ann.has(Spectator.SPECTATOR)).isFalse();
    assertThat(ann.isEveryone()).isFalse();
    assertThat(ann.others().has(Seat.of(0))).isFalse();
    assertThat(ann.others().has(Seat.of(5))).isTrue();
    assertThat(ann.others().has(Spectator.SPECTATOR)).isTrue();
    assertThat(Audience.only(0, 2).has(Seat.of(2))).isTrue();
    assertThat(Audience.only(0, 2).has(Seat.of(1))).isFalse();
  }

  @Test
  void phrasesAndEvents() {
    var phrase =
        Phrase.of("a").seat(1).number("n", 2).name("x", "k").names("xs", List.of("p", "q"));
    assertThat(phrase.gaps()).hasSize(4);
    assertThat(phrase.gaps().getLast().arg())
        .isEqualTo(new Arg.Many(List.of(new Arg.Name("p"), new Arg.Name("q"))));
    assertThat(Phrase.of("a")).hasToString("a");
    assertThat(phrase.toString()).startsWith("a[");
    var event =
        Event.of(Kind.MOVED, phrase, "R-1")
            .to(Audience.only(1))
            .moving("t", "a", "b")
            .moving("u", "c", "d");
    assertThat(event.kind()).isEqualTo(Kind.MOVED);
    assertThat(event.seat()).hasValue(1);
    assertThat(Event.of(Kind.OVER, Phrase.of("a")).seat()).isEmpty();
    assertThat(event.saying(Phrase.of("b")).phrase()).isEqualTo(Phrase.of("b"));
    assertThat(event.reveals()).isFalse();
    assertThat(event.revealing().reveals()).isTrue();
    assertThat(event.revealing().motions()).hasSize(2);
    assertThat(event.rules()).containsExactly("R-1");
    assertThat(event.audience()).isEqualTo(Audience.only(1));
    var kept = new Events.Kept();
    kept.emit(event);
    assertThat(kept.anyReveals()).isFalse();
    kept.emit(event.revealing());
    assertThat(kept.anyReveals()).isTrue();
    assertThat(kept.on()).isTrue();
    assertThat(Events.OFF.on()).isFalse();
  }

  @Test
  void outcomes() {
    var shared = new Outcome(0b101, Phrase.of("x"), List.of(5, 1, 5));
    assertThat(shared.winningSeats()).containsExactly(Seat.of(0), Seat.of(2));
    assertThat(shared.share(0, false)).isEqualTo(0.5);
    assertThat(shared.share(0, true)).isEqualTo(1);
    assertThat(shared.share(1, true)).isZero();
    assertThat(shared.won(2)).isTrue();
  }

  @Test
  void options() {
    var size = new TableOption("size", List.of("1", "2"), "2");
    var open = new TableOption("open", List.of("yes", "no"), "no", List.of(3));
    var set = Options.of("size", "1", "open", "yes");
    assertThat(set.number(size)).isEqualTo(1);
    assertThat(set.on(open)).isTrue();
    assertThat(Options.STANDARD.number(size)).isEqualTo(2);
    assertThat(Options.STANDARD.on(open)).isFalse();
    assertThat(set.sorted().keySet()).containsExactly("open", "size");
    assertThat(size.label("war").key()).isEqualTo("war.option.size");
    assertThatThrownBy(() -> new TableOption("size", List.of("1"), "2"))
        .hasMessageContaining("no value 2");
  }

  @Test
  void anOptionMayBeATextOfOnesOwnWithinALimit() {
    var note = TableOption.text("note", 12);
    assertThat(note.isText()).isTrue();
    assertThat(Options.STANDARD.get(note)).isEmpty();
    // Records and logs keep one line for each option.
    assertThat(Options.of("note", " first\r\nlast \n").get(note)).isEqualTo("first; last");
    Options.of("note", "first\nlast").check(List.of(note));
    assertThatThrownBy(() -> Options.of("note", "first and last").check(List.of(note)))
        .isInstanceOf(BadDeal.class)
        .hasMessageContaining("at most 12 characters, not 14");
  }

  @Test
  void moveListsGrow() {
    var list = new MoveList<HeistMove>();
    for (int i = 0; i < 200; i++) list.add(new HeistMove.Play(i));
    assertThat(list.size()).isEqualTo(200);
    assertThat(list.get(150)).isEqualTo(new HeistMove.Play(150));
    assertThat(list.contains(new HeistMove.Play(199))).isTrue();
    assertThat(list.contains(new HeistMove.Roll())).isFalse();
    assertThat(list.toList()).hasSize(200);
    list.clear();
    assertThat(list.size()).isZero();
  }
}
