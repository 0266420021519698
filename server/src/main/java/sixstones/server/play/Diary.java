package sixstones.server.play;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import sixstones.engine.Viewer;
import sixstones.engine.event.Event;
import sixstones.engine.event.Scene;

/**
 * What was told at a table, numbered for each viewer, and how much each viewer does not know of.
 * The latest is kept; a {@link History} tells what came before.
 */
final class Diary {

  /** Enough for a page that was away for some turns; a {@link History} knows the rest. */
  private static final int EVENTS_KEPT = 120;

  /** Enough for a Villain's turn and some moves of bots that a page gets at once. */
  private static final int STILLS_KEPT = 24;

  private final List<Noted> noted = new ArrayList<>();
  private final Deque<Still> stills = new ArrayDeque<>();
  private final int most;
  private final int mostStills;
  private final int[] told;

  /** Replaced, never changed: notes share it. */
  private int[] unseen;

  /**
   * @param most how many events are kept
   * @param mostStills how many scenes can be looked at again
   */
  private Diary(Tally tally, int most, int mostStills) {
    this.told = tally.told().stream().mapToInt(Integer::intValue).toArray();
    this.unseen = tally.unseen().stream().mapToInt(Integer::intValue).toArray();
    this.most = most;
    this.mostStills = mostStills;
  }

  /** Keeps what a page may still want to be shown. */
  static Diary recent(Tally tally) {
    return new Diary(tally, EVENTS_KEPT, STILLS_KEPT);
  }

  /** Keeps every event, and no scenes: whoever looks back plays them again. */
  static Diary whole(Tally tally) {
    return new Diary(tally, Integer.MAX_VALUE / 2, 0);
  }

  Tally tally() {
    return new Tally(boxed(told), boxed(unseen));
  }

  private static List<Integer> boxed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  /** Notes what was no move of a bot in a person's place. */
  Viewers note(List<Scene> scenes, Instant at, int seq, Viewers secretTo) {
    return note(scenes, at, seq, secretTo, OptionalInt.empty());
  }

  /**
   * Notes what an entry of the log brought about.
   *
   * @param scenes the last of them ends where the game now stands
   * @param secretTo the viewers who don't know that anybody was asked
   * @param standIn the seat of the person for whom a bot has moved
   * @return those of them who were told nothing either: the entry is not there for them
   */
  Viewers note(List<Scene> scenes, Instant at, int seq, Viewers secretTo, OptionalInt standIn) {
    var untold = secretTo;
    for (var scene : scenes) {
      for (var event : scene.events()) {
        for (var viewer : viewers()) {
          if (event.audience().has(viewer)) untold = untold.without(viewer);
        }
      }
    }
    if (!untold.isEmpty()) unseen = counted(untold);
    for (int i = 0; i < scenes.size(); i++) {
      var scene = scenes.get(i);
      for (var event : scene.events()) {
        boolean bots = standIn.isPresent() && event.seat().equals(standIn);
        noted.add(new Noted(event, at, seq, bots, numbered(event), unseen));
      }
      boolean last = i == scenes.size() - 1;
      stills.addLast(new Still(scene.after(), seq, last, told.clone(), unseen));
      if (stills.size() > mostStills) stills.removeFirst();
    }
    // Now and then, not each time: what is kept is moved.
    if (noted.size() > 2 * most) noted.subList(0, noted.size() - most).clear();
    return untold;
  }

  private int[] counted(Viewers untold) {
    var counted = unseen.clone();
    for (var viewer : viewers()) {
      if (untold.has(viewer)) counted[index(viewer)]++;
    }
    return counted;
  }

  private int[] numbered(Event event) {
    var numbers = new int[told.length];
    for (var viewer : viewers()) {
      int index = index(viewer);
      if (event.audience().has(viewer)) numbers[index] = ++told[index];
    }
    return numbers;
  }

  List<Noted> noted() {
    return Collections.unmodifiableList(noted);
  }

  /** What the viewer was told after number n, as far as it is kept. */
  List<Noted> after(Viewer viewer, int n) {
    int known = Math.max(n, last(viewer) - most);
    var news = new ArrayDeque<Noted>();
    for (var note : noted.reversed()) {
      int number = note.number(viewer).orElse(0);
      if (number > known) news.addFirst(note);
      else if (number > 0) break;
    }
    return List.copyOf(news);
  }

  /**
   * How things stood for the viewer after each scene he was told of after number n, but for the
   * present; as far as it is kept.
   */
  List<Picture> pictures(Viewer viewer, int n) {
    var seen = new TreeMap<Integer, Still>();
    for (var still : stills) {
      int number = still.told(viewer);
      // Of scenes that told him nothing new, the last is how he saw it.
      if (number > n && number < last(viewer)) seen.put(number, still);
    }
    return seen.values().stream().flatMap(still -> still.of(viewer).stream()).toList();
  }

  int last(Viewer viewer) {
    return told[index(viewer)];
  }

  /** How many entries the viewer does not know of. */
  int unseen(Viewer viewer) {
    return unseen[index(viewer)];
  }

  private int index(Viewer viewer) {
    return Noted.index(viewer, told.length - 1);
  }

  private List<Viewer> viewers() {
    return Viewer.all(told.length - 1);
  }
}
