package sixstones.server.http;

import io.javalin.http.Context;
import java.util.List;
import sixstones.server.desk.Personas;
import sixstones.server.lessons.Classroom;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.LessonState;
import sixstones.server.tables.Act;

/** The lessons of a game, and tables where one is played. */
final class LessonCalls {

  private final Classroom classroom;
  private final Practice practice;

  LessonCalls(Classroom classroom, Practice practice) {
    this.classroom = classroom;
    this.practice = practice;
  }

  void list(Context call) {
    var lessons = classroom.of(practice.game(call));
    Calls.answer(
        call,
        lessons.stream()
            .map(lesson -> LessonState.of(lesson, move -> classroom.offered(lesson, move)))
            .toList());
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
    practice.begin(
        call,
        classroom.course(lesson, chapter).start(),
        lesson.seat(),
        Personas.checked(asked.name(), asked.avatar()),
        List.of(new Act.Lesson(lesson.id(), chapter)));
  }
}
