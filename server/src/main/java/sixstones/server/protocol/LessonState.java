package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
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
    static ChapterState of(Chapter chapter, UnaryOperator<String> offered) {
      return new ChapterState(
          chapter.title().in(),
          chapter.beats().stream().map(beat -> BeatState.of(beat, offered)).toList());
    }
  }

  /**
   * What the coach says at one moment.
   *
   * @param awaits the moves that lead on; none where any does, or where no move is awaited
   * @param other what is said to another legal move
   * @param ends whether the chapter is over then
   */
  public record BeatState(
      List<LineState> lines,
      List<String> awaits,
      @Nullable Map<String, String> other,
      boolean ends) {
    static BeatState of(Beat beat, UnaryOperator<String> offered) {
      var lines =
          beat.lines().stream().map(line -> new LineState(line.say().in(), line.points())).toList();
      return switch (beat.ending()) {
        case Beat.Awaits awaits ->
            new BeatState(
                lines,
                awaits.moves().stream().map(offered).toList(),
                awaits.other().map(Words::in).orElse(null),
                false);
        case Beat.Rival _ -> new BeatState(lines, List.of(), null, false);
        case Beat.End _ -> new BeatState(lines, List.of(), null, true);
      };
    }
  }

  /** One sentence, and the things it points at. */
  public record LineState(Map<String, String> say, List<String> points) {}

  /**
   * @param offered a move of the lesson as a table offers it
   */
  public static LessonState of(Lesson lesson, UnaryOperator<String> offered) {
    return new LessonState(
        lesson.id(),
        lesson.title().in(),
        lesson.minutes(),
        lesson.chapters().stream().map(chapter -> ChapterState.of(chapter, offered)).toList());
  }
}
