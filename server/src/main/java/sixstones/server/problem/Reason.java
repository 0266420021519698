package sixstones.server.problem;

import java.util.Locale;
import sixstones.engine.phrase.Phrase;
import sixstones.server.problem.Problem.Code;

/**
 * Why a call can't be answered, each in words of its own: {@code problem.seat-taken} in the
 * server's catalogues.
 */
public enum Reason {
  BODY(Code.MALFORMED),
  NOT_A_NUMBER(Code.MALFORMED),
  FIELD_MISSING(Code.MALFORMED),
  OPTION_WITHOUT_VALUE(Code.MALFORMED),
  TOO_MANY_SEATS(Code.MALFORMED),
  SEAT_KIND(Code.MALFORMED),
  AVATAR(Code.MALFORMED),
  VISIBILITY(Code.MALFORMED),
  NO_SUCH_THING(Code.MALFORMED),
  MOVE(Code.MALFORMED),
  BOT_LEVEL(Code.MALFORMED),
  ONE_SEAT_EACH(Code.MALFORMED),
  NAME_EMPTY(Code.MALFORMED),
  NAME_SIGNS(Code.MALFORMED),
  NAME_TOO_LONG(Code.MALFORMED),
  NAME_MIXED(Code.MALFORMED),
  LUGGAGE(Code.MALFORMED),
  BAD_RECORD(Code.MALFORMED),
  RECORD_NOT_OVER(Code.MALFORMED),
  NO_SUCH_TABLE(Code.UNKNOWN),
  NO_SUCH_RECORD(Code.UNKNOWN),
  GAME_NOT_INSTALLED(Code.UNKNOWN),
  NO_SUCH_SEAT(Code.UNKNOWN),
  NO_SUCH_GAME(Code.UNKNOWN),
  NO_SUCH_LESSON(Code.UNKNOWN),
  NO_SUCH_PUZZLE(Code.UNKNOWN),
  NO_SUCH_EXAMPLE(Code.UNKNOWN),
  NO_SUCH_PAGE(Code.UNKNOWN),
  NO_SUCH_STEP(Code.UNKNOWN),
  NO_SUCH_PASS(Code.UNKNOWN),
  FOREIGN_PAGE(Code.FORBIDDEN),
  NOT_AT_THE_MACHINE(Code.FORBIDDEN),
  NO_SPECTATORS(Code.FORBIDDEN),
  NO_SEAT(Code.FORBIDDEN),
  OTHERS_EYES(Code.FORBIDDEN),
  REMATCH_BY_OTHERS(Code.FORBIDDEN),
  PEOPLE_ONLY(Code.FORBIDDEN),
  NOT_YOUR_SEAT(Code.FORBIDDEN),
  HOST_ONLY(Code.FORBIDDEN),
  NO_HINTS(Code.FORBIDDEN),
  STALE(Code.STALE),
  NOT_BEGUN(Code.CONFLICT),
  BEGUN(Code.CONFLICT),
  NOT_OVER(Code.CONFLICT),
  NOT_ASKED(Code.CONFLICT),
  OVER(Code.CONFLICT),
  YOU_LEFT(Code.CONFLICT),
  FROZEN(Code.CONFLICT),
  NOT_FROZEN(Code.CONFLICT),
  UNREADABLE_TABLE(Code.CONFLICT),
  NOTHING_TO_GO_ON_FROM(Code.CONFLICT),
  GIVEN_UP(Code.CONFLICT),
  OTHER_RULES(Code.CONFLICT),
  BRANCHED(Code.CONFLICT),
  SEATED_ALREADY(Code.CONFLICT),
  SEAT_TAKEN(Code.CONFLICT),
  NAME_TAKEN(Code.CONFLICT),
  NOTHING_TO_PICK(Code.CONFLICT),
  SEAT_OPEN(Code.CONFLICT),
  STAND_IN_EARLY(Code.CONFLICT),
  LEAVE_FIRST(Code.CONFLICT),
  PERSON_IS_THERE(Code.CONFLICT),
  BODY_TOO_LARGE(Code.TOO_LARGE),
  TOO_MANY_TABLES(Code.TOO_MANY),
  TOO_MANY_CALLS(Code.TOO_MANY),
  TOO_MANY_REVIEWS(Code.TOO_MANY),
  TOO_MANY_PASSES(Code.TOO_MANY),
  UNANSWERABLE(Code.MALFORMED),
  FAILED(Code.FAILED);

  private final Code code;

  Reason(Code code) {
    this.code = code;
  }

  Code code() {
    return code;
  }

  public Phrase phrase() {
    return Phrase.of("problem." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  public Problem problem() {
    return Problem.of(this);
  }
}
