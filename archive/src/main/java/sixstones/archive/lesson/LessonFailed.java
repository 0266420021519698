package sixstones.archive.lesson;

/** A lesson that can't be played as it is written; the message says where and why, in one line. */
public final class LessonFailed extends RuntimeException {

  LessonFailed(String where, String why) {
    super(where + ": " + why);
  }
}
