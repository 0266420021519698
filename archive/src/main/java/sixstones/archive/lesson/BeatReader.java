package sixstones.archive.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sixstones.engine.text.TreeReader;

/** Makes beats of a chapter's lines; a beat's number is known before those after it are read. */
final class BeatReader {

  private static final String ANY = "any";

  private final List<Optional<Beat>> beats = new ArrayList<>();

  private BeatReader() {}

  static List<Beat> read(TreeReader lines) {
    var reader = new BeatReader();
    reader.beat(lines.items());
    return reader.beats.stream().flatMap(Optional::stream).toList();
  }

  /** Reads everything from here to the end of the list, and answers the first beat's number. */
  private int beat(List<TreeReader> items) {
    int number = beats.size();
    beats.add(Optional.empty());
    var said = new ArrayList<Line>();
    Beat.Ending ending = new Beat.End();
    for (int i = 0; i < items.size(); i++) {
      var item = items.get(i).allow("say", "point", "await", "other", "forks", "rival");
      mustMakeSense(item, said);
      if (item.has("say")) said.add(Line.read(item));
      var rest = items.subList(i + 1, items.size());
      if (item.has("rival")) {
        ending = new Beat.Rival(item.at("rival").text(), beat(rest));
        break;
      }
      if (item.has("await")) {
        ending = awaits(item, rest);
        break;
      }
    }
    beats.set(number, Optional.of(new Beat(said, ending)));
    return number;
  }

  private static void mustMakeSense(TreeReader item, List<Line> said) {
    if (!item.has("say") && !item.has("await") && !item.has("rival")) {
      throw item.error("a line says something, awaits a move, or makes a rival's move");
    }
    if (item.has("rival") && (item.mapping().fields().size() > 1 || !said.isEmpty())) {
      throw item.error("a rival does not wait for words to be read; say them after the move");
    }
    if (item.has("point") && !item.has("say")) throw item.error("who points says something");
    if (!item.has("await") && (item.has("other") || item.has("forks"))) {
      throw item.error("other and forks stand beside await");
    }
  }

  private Beat.Awaits awaits(TreeReader item, List<TreeReader> rest) {
    var moves = item.at("await").texts();
    if (moves.isEmpty()) throw item.error("await names a move, several, or \"" + ANY + "\"");
    boolean any = moves.equals(List.of(ANY));
    if (any && (item.has("other") || item.has("forks"))) {
      throw item.error("where any move will do there is no other");
    }
    int next = beat(rest);
    return new Beat.Awaits(
        any ? List.of() : moves, item.find("other").map(Words::read), forks(item), next);
  }

  private Map<String, Integer> forks(TreeReader item) {
    var forks = new LinkedHashMap<String, Integer>();
    for (var fork : item.find("forks").map(TreeReader::items).orElse(List.of())) {
      fork.allow("move", "lines");
      forks.put(fork.at("move").text(), beat(fork.at("lines").items()));
    }
    return forks;
  }
}
