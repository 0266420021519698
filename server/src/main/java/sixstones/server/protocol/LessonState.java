package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.archive.lesson.Beat;
import sixstones.archive.lesson.Chapter;
import sixstones.archive.lesson.Lesson;
import sixstones.archive.lesson.Words;

/** A lesson as the page tells it; sentences come in every language. */
public record LessonState(
    String id, Map<String, String> title, int minutes, List<ChapterState> chapters) {

  /** A chapter; its beats are named by their number. */
  public record ChapterState(Map<String, String> title, List<BeatState> beats) {
    static ChapterState of(Chapter chapter) {
      return new ChapterState(
          chapter.title().in(), chapter.beats().stream().map(BeatState::of).toList());
    }
  }

  /**
   * What the coach says at one moment.
   *
   * @param other what is said to another legal move
   * @param ends whether the chapter is over then
   */
  public record BeatState(
      List<LineState> lines, @Nullable Map<String, String> other, boolean ends) {
    static BeatState of(Beat beat) {
      var other =
          beat.ending() instanceof Beat.Awaits awaits
              ? awaits.other().map(Words::in).orElse(null)
              : null;
      var lines =
          beat.lines().stream().map(line -> new LineState(line.say().in(), line.points())).toList();
      return new BeatState(lines, other, beat.ending() instanceof Beat.End);
    }
  }

  /** One sentence, and the things it points at. */
  public record LineState(Map<String, String> say, List<String> points) {}

  public static LessonState of(Lesson lesson) {
    return new LessonState(
        lesson.id(),
        lesson.title().in(),
        lesson.minutes(),
        lesson.chapters().stream().map(ChapterState::of).toList());
  }
}
