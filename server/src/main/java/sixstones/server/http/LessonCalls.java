package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Lesson;
import sixstones.engine.Options;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Names;
import sixstones.server.desk.TableDesk;
import sixstones.server.lessons.Classroom;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.LessonState;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** The lessons of a game, and tables where one is played. */
final class LessonCalls {

  private static final int CREATED = 201;

  private final Classroom classroom;
  private final Shelf shelf;
  private final TableDesk desk;
  private final Levels levels;
  private final Visitors visitors;
  private final RateLimit limit;

  LessonCalls(
      Classroom classroom,
      Shelf shelf,
      TableDesk desk,
      Levels levels,
      Visitors visitors,
      RateLimit limit) {
    this.classroom = classroom;
    this.shelf = shelf;
    this.desk = desk;
    this.levels = levels;
    this.visitors = visitors;
    this.limit = limit;
  }

  void list(Context call) {
    Calls.answer(call, classroom.of(game(call)).stream().map(LessonState::of).toList());
  }

  /** A table of the learner's own, at the beginning of a chapter. */
  void begin(Context call) {
    var visitor = visitors.of(call);
    var lesson =
        classroom
            .find(game(call), call.pathParam("lesson"))
            .orElseThrow(() -> Reason.NO_SUCH_LESSON.problem());
    var asked = Calls.body(call, Asked.Chapter.class);
    int chapter = Calls.required(asked.chapter(), "chapter");
    if (chapter < 0 || chapter >= lesson.chapters().size()) {
      throw Reason.NO_SUCH_LESSON.problem();
    }
    var me = new TableDesk.Wanted.Me(Names.checked(asked.name()));
    limit.count(call.ip());
    var course = classroom.course(lesson, chapter);
    var table = desk.teach(lesson, chapter, course, wish(lesson, course.seats(), me), visitor);
    call.status(CREATED);
    Calls.answer(call, new Answers.TableMade(table));
  }

  private String game(Context call) {
    var id = call.pathParam("game");
    if (shelf.find(id).isEmpty()) throw Reason.NO_SUCH_GAME.problem();
    return id;
  }

  private TableDesk.Wish wish(Lesson lesson, int players, TableDesk.Wanted me) {
    var seats = new ArrayList<TableDesk.Wanted>();
    for (int seat = 0; seat < players; seat++) {
      seats.add(seat == lesson.seat() ? me : new TableDesk.Wanted.Bot(levels.ids().getFirst()));
    }
    return new TableDesk.Wish(
        lesson.game(), Options.STANDARD, seats, Visibility.UNLISTED, true, false);
  }
}
