package sixstones.archive.lesson;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sixstones.archive.yaml.Laid;
import sixstones.engine.Choice;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.UnreadableMove;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.text.TreeError;

/** Plays a chapter through on every way that it leads, as its table will. */
public final class Rehearsal<P extends Position<P, M>, M extends Move> {

  /** A chapter that leads to more positions is no chapter. */
  private static final int MOST_POSITIONS = 5_000;

  private final Game<P, M> game;
  private final Lesson lesson;
  private final List<Beat> beats;
  private final String chapter;
  private final Map<Long, Integer> reached = new HashMap<>();

  private Rehearsal(Game<P, M> game, Lesson lesson, int chapter) {
    this.game = game;
    this.lesson = lesson;
    this.beats = lesson.chapters().get(chapter).beats();
    this.chapter = "chapter " + (chapter + 1);
  }

  /**
   * Plays a chapter.
   *
   * @throws LessonFailed if it can't be played as it is written
   */
  public static <P extends Position<P, M>, M extends Move> Course of(
      Game<P, M> game, Lesson lesson, int chapter) {
    return new Rehearsal<>(game, lesson, chapter).played(lesson.chapters().get(chapter));
  }

  private Course played(Chapter written) {
    try {
      var laid = Laid.of(game, written.given(), lesson.seed());
      if (lesson.seat() >= laid.seats()) throw failed("seat", "there is no seat " + lesson.seat());
      walk(laid.begin(), 0);
      return new Course(laid, reached);
    } catch (TreeError e) {
      throw failed("given", String.valueOf(e.getMessage()));
    }
  }

  private void walk(Match<P, M> match, int number) {
    var where = "beat " + (number + 1);
    if (match.isOver())
      throw failed(where, "the game is over; a lesson leaves its end to the learner");
    var before = reached.put(match.position().fingerprint(), number);
    if (before != null && before != number) {
      throw failed(where, "the position is that of beat " + (before + 1) + " again");
    }
    if (before != null) return;
    if (reached.size() > MOST_POSITIONS) throw failed(where, "it leads to too many positions");
    switch (beats.get(number).ending()) {
      case Beat.Awaits awaits -> {
        await(match, awaits, where);
        checkPoints(match, beats.get(number).lines(), awaits.moves(), where);
      }
      case Beat.Rival rival -> rival(match, rival, where);
      case Beat.End _ -> {}
    }
  }

  private void rival(Match<P, M> match, Beat.Rival rival, String where) {
    if (match.position().chooser() == lesson.seat()) {
      throw failed(where, "the learner is to move, not a rival");
    }
    walk(after(match, rival.move(), where), rival.next());
  }

  private void await(Match<P, M> match, Beat.Awaits awaits, String where) {
    if (match.position().chooser() != lesson.seat()) {
      throw failed(where, "seat " + match.position().chooser() + " is to move, not the learner");
    }
    var legal = match.choice().map(Choice::moves).orElse(List.of());
    var foreseen = new HashSet<String>();
    var moves =
        awaits.moves().isEmpty() ? legal.stream().map(Move::notation).toList() : awaits.moves();
    for (var move : moves) lead(match, move, awaits.next(), where, foreseen);
    awaits.forks().forEach((move, beat) -> lead(match, move, beat, where, foreseen));
    if (awaits.other().isPresent()) return;
    for (var move : legal) {
      if (!foreseen.contains(move.notation())) {
        throw failed(where, "nothing is said to \"" + move.notation() + "\"; write other");
      }
    }
  }

  /** What is marked while a move is awaited is touched: it must be the move's own. */
  private void checkPoints(
      Match<P, M> match, List<Line> lines, List<String> awaited, String where) {
    if (awaited.isEmpty() || lines.isEmpty()) return;
    var points = lines.getLast().points();
    var meant =
        awaited.stream()
            .map(move -> match.position().meant(read(move, where)))
            .flatMap(move -> move.targets().stream())
            .collect(Collectors.toSet());
    for (var thing : points) {
      boolean button = thing.startsWith("move:") || thing.startsWith("verb:");
      if (!button && !meant.contains(thing)) {
        throw failed(where, "it points at " + thing + ", which is no part of the move it awaits");
      }
    }
  }

  private void lead(Match<P, M> match, String move, int next, String where, Set<String> foreseen) {
    var ahead = after(match, move, where);
    if (!foreseen.add(match.position().meant(read(move, where)).notation())) {
      throw failed(where, "\"" + move + "\" is written twice");
    }
    walk(ahead, next);
  }

  private Match<P, M> after(Match<P, M> match, String notation, String where) {
    try {
      var seat = Seat.of(match.position().chooser());
      return Match.from(game, match.ahead(seat, read(notation, where)).position(), Events.OFF);
    } catch (RefusedMove e) {
      throw failed(where, "\"" + notation + "\" is refused: " + e.getMessage());
    }
  }

  private M read(String notation, String where) {
    try {
      return game.readMove(notation);
    } catch (UnreadableMove e) {
      throw failed(where, String.valueOf(e.getMessage()));
    }
  }

  private LessonFailed failed(String where, String why) {
    return new LessonFailed(chapter + ", " + where, why);
  }
}
