package sixstones.server.lessons;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Beat;
import sixstones.archive.lesson.Course;
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.LessonFiles;
import sixstones.archive.lesson.Rehearsal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.server.play.Play;
import sixstones.server.tables.Table;

/**
 * The lessons there are, and where in one a table is. The position alone tells: so a lesson finds
 * its way again after a restart, and when a move is taken back.
 */
public final class Classroom {

  private final Shelf shelf;
  private final List<Lesson> guests;
  private final Map<String, List<Lesson>> lessons = new ConcurrentHashMap<>();
  private final Map<Where, Course> courses = new ConcurrentHashMap<>();

  /**
   * @param guests lessons that are not packed with a game; one takes the place of another by its id
   */
  public Classroom(Shelf shelf, List<Lesson> guests) {
    this.shelf = shelf;
    this.guests = List.copyOf(guests);
  }

  /** The lessons of a game that is on the shelf, in the order in which they are learnt. */
  public List<Lesson> of(String game) {
    return lessons.computeIfAbsent(game, this::gather);
  }

  private List<Lesson> gather(String game) {
    var own = guests.stream().filter(lesson -> lesson.game().equals(game)).toList();
    var ids = own.stream().map(Lesson::id).collect(Collectors.toSet());
    var packed = LessonFiles.of(game).stream().filter(lesson -> !ids.contains(lesson.id()));
    return Stream.concat(packed, own.stream()).toList();
  }

  public Optional<Lesson> find(String game, String id) {
    return of(game).stream().filter(lesson -> lesson.id().equals(id)).findAny();
  }

  /** A move of a lesson in the words in which a table offers it. */
  public String offered(Lesson lesson, String move) {
    return shelf.get(lesson.game()).readMove(move).notation();
  }

  /** How a chapter goes, from its first position. */
  public Course course(Lesson lesson, int chapter) {
    return courses.computeIfAbsent(
        new Where(lesson, chapter), _ -> Rehearsal.of(shelf.get(lesson.game()), lesson, chapter));
  }

  /** The number of the beat that a table is at; none where no coach leads. */
  public Optional<Integer> beatNumber(Table table) {
    return here(table).flatMap(place -> at(table, place));
  }

  /** What a table's seats do now, as long as the coach leads. */
  public Optional<Cue> cue(Table table) {
    return here(table)
        .flatMap(
            place -> at(table, place).map(number -> cue(place.lesson(), place.chapter(), number)));
  }

  private record Where(Lesson lesson, int chapter) {}

  private Optional<Where> here(Table table) {
    return table
        .lesson()
        .flatMap(
            act ->
                find(table.head().game(), act.id())
                    .filter(lesson -> act.chapter() < lesson.chapters().size())
                    .map(lesson -> new Where(lesson, act.chapter())));
  }

  private Optional<Integer> at(Table table, Where place) {
    return table
        .play()
        .flatMap(play -> course(place.lesson(), place.chapter()).beatAt(fingerprint(play)));
  }

  private static long fingerprint(Play<?, ?> play) {
    return play.lookedAt(
        new Play.Look<Long>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Long at(Game<P, M> game, P position) {
            return position.fingerprint();
          }
        });
  }

  private static Cue cue(Lesson lesson, int chapter, int number) {
    return switch (lesson.chapters().get(chapter).beats().get(number).ending()) {
      case Beat.Rival rival -> new Cue.Moves(rival.move());
      case Beat.Awaits _ -> new Cue.Waits();
      case Beat.End _ -> chapter == lesson.chapters().size() - 1 ? new Cue.Free() : new Cue.Waits();
    };
  }
}
