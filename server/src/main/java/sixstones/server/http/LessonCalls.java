package sixstones.server.http;

import io.javalin.http.Context;
import sixstones.server.desk.TableDesk;
import sixstones.server.lessons.Classroom;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.LessonState;

/** The lessons of a game, and tables where one is played. */
final class LessonCalls {

  private final Classroom classroom;
  private final TableDesk desk;
  private final Practice practice;

  LessonCalls(Classroom classroom, TableDesk desk, Practice practice) {
    this.classroom = classroom;
    this.desk = desk;
    this.practice = practice;
  }

  void list(Context call) {
    Calls.answer(call, classroom.of(practice.game(call)).stream().map(LessonState::of).toList());
  }

  /** A table of the learner's own, at the beginning of a chapter. */
  void begin(Context call) {
    var lesson =
        classroom
            .find(practice.game(call), call.pathParam("lesson"))
            .orElseThrow(() -> Reason.NO_SUCH_LESSON.problem());
    var asked = Calls.body(call, Asked.Chapter.class);
    int chapter = Calls.required(asked.chapter(), "chapter");
    if (chapter < 0 || chapter >= lesson.chapters().size()) {
      throw Reason.NO_SUCH_LESSON.problem();
    }
    var course = classroom.course(lesson, chapter);
    practice.begin(
        call,
        new Practice.Seating(lesson.game(), course.seats(), lesson.seat()),
        asked.name(),
        asked.avatar(),
        (wish, visitor) -> desk.teach(lesson, chapter, course, wish, visitor));
  }
}
