package sixstones.lab.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Beat;
import sixstones.archive.lesson.Course;
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.LessonFailed;
import sixstones.archive.lesson.LessonFiles;
import sixstones.archive.lesson.Rehearsal;
import sixstones.engine.text.TreeError;

/** Lessons are read strictly and played through. */
final class LessonTest {

  private static final String WORDS = "{en: a, ru: b, pl: c, fr: d}";

  /** Spider-Man is played and names a value; everything that a mistake can be made in. */
  private static final String GOOD =
      """
      lesson: first
      game: gauntlet
      title: WORDS
      seat: 1
      minutes: 5
      chapters:
        - title: WORDS
          given:
            players: 3
            active: 1
            seats:
              0: {hand: [Ebony Maw, Outrider]}
              1: {hand: [Spider-Man, Thor]}
          lines:
            - {say: WORDS, point: [tokens]}
            - say: WORDS
              await: play Spider-Man
              other: WORDS
            - await: [name 5, name 6]
              other: WORDS
              forks:
                - move: name 1
                  lines: [{say: WORDS}]
            - say: WORDS
      """
          .replace("WORDS", WORDS);

  static Stream<Lesson> shipped() {
    return Shelf.installed().games().stream()
        .flatMap(game -> LessonFiles.of(game.info().id()).stream());
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void everyShippedLessonPlaysThrough(Lesson lesson) {
    for (int chapter = 0; chapter < lesson.chapters().size(); chapter++) {
      assertThat(played(lesson, chapter).beats()).isNotEmpty();
    }
  }

  @Test
  void theExampleOfTheGuideIsALesson() throws IOException {
    var guide = Files.readString(Path.of("../docs/lessons.md"));
    var example = guide.substring(guide.indexOf("```yaml\n") + 8, guide.indexOf("\n```\n"));
    assertThat(played(Lesson.read(example), 0).beats()).isNotEmpty();
  }

  @Test
  void aLessonLeadsOnEveryWayThatItForesees() {
    var lesson = Lesson.read(GOOD);
    var beats = lesson.chapters().getFirst().beats();
    assertThat(beats).hasSize(4);
    assertThat(beats.getFirst().lines()).hasSize(2);
    assertThat(beats.get(2).ending()).isInstanceOf(Beat.End.class);
    // The beginning, the question, two values that lead on, and the fork.
    assertThat(played(lesson, 0).beats()).hasSize(5);
  }

  @Test
  void aChapterBeginsTheSameEachTime() {
    var once = played(Lesson.read(GOOD), 0);
    var again = played(Lesson.read(GOOD), 0);
    assertThat(once.beats()).isEqualTo(again.beats());
    assertThat(once.start().text()).isEqualTo(again.start().text());
  }

  @Test
  void anyMoveLeadsOnWhereAnyIsAwaited() {
    var lesson =
        Lesson.read(
            GOOD.replace("await: [name 5, name 6]", "await: any")
                .replaceFirst("(?s)(await: any\\n).*?(    - say)", "$1  $2"));
    assertThat(played(lesson, 0).beats()).hasSize(9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
      seat: 1\\n | sit: 1\\n | sit
      minutes: 5 | minutes: soon | minutes: a number is expected
      lesson: first | lesson: Lesson One | lesson: a name of small letters
      "title: {en: a, ru: b," | "title: {en: a," | title: the field "ru" is missing
      "title: {en: a, ru: b," | "title: {en: a, ru: ''," | title: the words in "ru" are missing
      "title: {en: a," | "title: {de: e, en: a," | de
      "point: [tokens]" | "await: any, other: no" | chapters[0].lines[0]: where any move will do
      "point: [tokens]" | "rival: name 1" | chapters[0].lines[0]: a rival does not wait
      "point: [tokens]" | "waits: name 1" | waits
      "point: [tokens]" | "forks: []" | chapters[0].lines[0]: other and forks stand beside await
      """)
  void aMistakeIsNamedWithItsPlace(String good, String bad, String said) {
    assertThatThrownBy(() -> Lesson.read(spoilt(good, bad)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
      await: play Spider-Man | await: play Hulk | chapter 1, beat 1: "play Hulk" is refused
      await: play Spider-Man | await: sing | chapter 1, beat 1:
      await: play Spider-Man | "await: [play Spider-Man, play spider-man]" | is written twice
      move: name 1 | move: name 9 | chapter 1, beat 2
      active: 1 | active: 2 | seat 2 is to move, not the learner
      await: play Spider-Man | "await: play Spider-Man\n        point: ['card:thor']" | chapter 1, beat 1: it points at card:thor, which is no part of the move
      seat: 1\\n | seat: 4\\n | there is no seat 4
      "[Spider-Man, Thor]" | "[Spider-Man, Batman]" | chapter 1, given: seats
      """)
  void aLessonThatCantBePlayedSaysWhere(String good, String bad, String said) {
    assertThatThrownBy(() -> played(Lesson.read(spoilt(good, bad)), 0))
        .isInstanceOf(LessonFailed.class)
        .hasMessageContaining(said.strip());
  }

  @Test
  void everyLegalMoveGetsAWord() {
    var mute =
        GOOD.replaceFirst("await: play Spider-Man\\n *other: .*\\n", "await: play Spider-Man\n");
    assertThatThrownBy(() -> played(Lesson.read(mute), 0))
        .hasMessage("chapter 1, beat 1: nothing is said to \"play thor\"; write other");
  }

  private static Course played(Lesson lesson, int chapter) {
    return Rehearsal.of(Shelf.installed().get(lesson.game()), lesson, chapter);
  }

  private static String spoilt(String good, String bad) {
    var from = good.replace("\\n", "\n");
    assertThat(GOOD).contains(from);
    return GOOD.replace(from, bad.replace("\\n", "\n"));
  }
}
