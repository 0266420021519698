package sixstones.engine.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Share;
import sixstones.engine.chance.Shares;

/**
 * Records as text: a head of {@code name: value} lines, an empty line, then a line for each move.
 */
public final class RecordText {

  private static final String FIRST_LINE = "six stones record 1";

  /** Of a game that was dealt from shares, too: whoever does not know them can't replay it. */
  private static final String FIRST_LINE_WITH_SHARES = "six stones record 2";

  private RecordText() {}

  public static String write(GameRecord record) {
    boolean shared =
        record.chance() instanceof RecordedChance.Fair fair && !fair.shares().isEmpty();
    var text = new StringBuilder(shared ? FIRST_LINE_WITH_SHARES : FIRST_LINE).append('\n');
    head(text, "game", record.game());
    head(text, "rules", String.valueOf(record.rulesVersion()));
    record.options().sorted().forEach((id, value) -> head(text, "option " + id, value));
    for (int seat = 0; seat < record.seats(); seat++) {
      head(text, "seat " + seat, record.names().get(seat));
    }
    switch (record.chance()) {
      case RecordedChance.Fair fair -> {
        head(text, "seed", fair.seed().hex());
        head(text, "commitment", fair.seed().commitment());
        fair.shares()
            .bySeat()
            .forEach(
                (seat, share) -> {
                  head(text, "share " + seat, share.hex());
                  head(text, "pledge " + seat, share.pledge());
                });
      }
      case RecordedChance.Fast fast -> head(text, "fast seed", fast.seed() + " " + fast.n());
    }
    if (!record.result().isEmpty()) head(text, "result", record.result());
    text.append('\n');
    for (var line : record.moves()) {
      text.append(line.seat()).append(' ').append(line.notation()).append('\n');
    }
    return text.toString();
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws BadRecord naming the line that makes no sense
   */
  public static GameRecord read(String text) {
    var lines = text.lines().toList();
    var first = lines.isEmpty() ? "" : lines.getFirst().strip();
    if (!first.equals(FIRST_LINE) && !first.equals(FIRST_LINE_WITH_SHARES)) {
      throw new BadRecord(
          1, "a record begins with \"" + FIRST_LINE + "\" or \"" + FIRST_LINE_WITH_SHARES + "\"");
    }
    var head = new LinkedHashMap<String, String>();
    int at = 1;
    for (; at < lines.size() && !lines.get(at).isBlank(); at++) {
      int colon = lines.get(at).indexOf(':');
      if (colon < 0) throw new BadRecord(at + 1, "\"name: value\" is expected in the head");
      head.put(
          lines.get(at).substring(0, colon).strip(), lines.get(at).substring(colon + 1).strip());
    }
    var game = required(head, "game");
    int rules = (int) number(required(head, "rules"));
    var names = names(head);
    var chance = chance(head, names.size());
    var moves = new ArrayList<GameRecord.Line>();
    for (at++; at < lines.size(); at++) {
      if (!lines.get(at).isBlank()) moves.add(move(at + 1, lines.get(at).strip(), names.size()));
    }
    return new GameRecord(
        game, rules, options(head), names, chance, moves, head.getOrDefault("result", ""));
  }

  private static void head(StringBuilder text, String name, String value) {
    text.append(name).append(": ").append(value.replaceAll("\\R", " ")).append('\n');
  }

  private static GameRecord.Line move(int number, String line, int seats) {
    int space = line.indexOf(' ');
    if (space != 1 || line.charAt(0) < '0' || line.charAt(0) > '9') {
      throw new BadRecord(number, "a seat and a move are expected");
    }
    int seat = line.charAt(0) - '0';
    if (seat >= seats) throw new BadRecord(number, "there is no seat " + seat);
    return new GameRecord.Line(seat, line.substring(2).strip());
  }

  private static String required(Map<String, String> head, String name) {
    var value = head.get(name);
    if (value == null) throw new BadRecord("the head has no \"" + name + "\"");
    return value;
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException _) {
      throw new BadRecord("\"" + text + "\" is no number");
    }
  }

  private static Options options(Map<String, String> head) {
    var values = new TreeMap<String, String>();
    head.forEach(
        (name, value) -> {
          if (name.startsWith("option ")) values.put(name.substring("option ".length()), value);
        });
    return new Options(values);
  }

  private static List<String> names(Map<String, String> head) {
    var names = new ArrayList<String>();
    while (head.containsKey("seat " + names.size())) names.add(head.get("seat " + names.size()));
    if (names.isEmpty()) throw new BadRecord("the head has no \"seat 0\"");
    return names;
  }

  private static RecordedChance chance(Map<String, String> head, int seats) {
    if (!head.containsKey("seed")) {
      var parts = required(head, "fast seed").split(" ", 2);
      if (parts.length != 2) throw new BadRecord("\"fast seed\" is a seed and a number");
      return new RecordedChance.Fast(number(parts[0]), number(parts[1]));
    }
    try {
      var seed = Seed.ofHex(required(head, "seed"));
      if (!seed.commitment().equals(required(head, "commitment"))) {
        throw new BadRecord("the seed is not the one that was committed to");
      }
      return new RecordedChance.Fair(seed, shares(head, seats));
    } catch (BadRecord e) {
      throw e;
    } catch (IllegalArgumentException _) {
      throw new BadRecord("a seed is 64 hexadecimal digits");
    }
  }

  private static Shares shares(Map<String, String> head, int seats) {
    var shares = new TreeMap<Integer, Share>();
    for (int seat = 0; seat < seats; seat++) {
      var hex = head.get("share " + seat);
      if (hex == null) continue;
      if (!Share.isHex(hex)) throw new BadRecord("a share is 64 hexadecimal digits");
      var share = new Share(hex);
      if (!share.pledge().equals(required(head, "pledge " + seat))) {
        throw new BadRecord("the share of seat " + seat + " is not the one that was pledged");
      }
      shares.put(seat, share);
    }
    return new Shares(shares);
  }
}
