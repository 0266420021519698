package sixstones.lab.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import sixstones.archive.phrases.PhraseBook;
import sixstones.engine.phrase.Phrase;
import sixstones.lab.page.Chart;
import sixstones.lab.page.Page;

/** A report as a page of its own that loads nothing else. */
public final class BalancePage {

  /** So many of the best and of the worst come first. */
  private static final int TELLING = 12;

  /** What came in fewer of the seats' games tells nothing. */
  private static final double RARE = 0.005;

  private final String game;
  private final PhraseBook book;
  private final Balance balance;
  private final Page page;

  private BalancePage(String game, String played, Balance balance) {
    this.game = game;
    book = PhraseBook.english(game);
    this.balance = balance;
    page = new Page("The balance of " + game, played);
  }

  /**
   * The page.
   *
   * @param played what was played, in a sentence
   */
  public static String of(String game, String played, Balance balance) {
    return new BalancePage(game, played, balance).written();
  }

  private String written() {
    seats();
    roles();
    length();
    endings();
    telling();
    everything();
    return page.done();
  }

  private void seats() {
    page.heading("Who sits where");
    page.text("Each seat's share of the victory; the band holds the truth in 95 of 100 cases.");
    var shares = new TreeMap<String, Share>();
    balance.seats().forEach((seat, share) -> shares.put("seat " + (seat + 1), share));
    intervals(shares);
  }

  private void roles() {
    if (balance.roles().isEmpty()) return;
    page.heading("Who plays what, and against whom");
    var shares = new TreeMap<String, Share>();
    balance.roles().forEach((role, share) -> shares.put(name(role), share));
    intervals(shares);
  }

  private void intervals(Map<String, Share> shares) {
    var chart = new Chart.Intervals();
    shares.forEach(
        (label, share) -> {
          double value = 100 * share.mean();
          double half = 100 * share.plusMinus();
          chart.add(label, value, Math.max(0, value - half), Math.min(100, value + half));
        });
    page.add(chart.done());
  }

  private void length() {
    var lengths = balance.lengths();
    page.heading("How long a game is");
    page.text(
        "%d decisions in the middle, all seats together; %d the shortest, %d the longest."
            .formatted(lengths.get(lengths.size() / 2), lengths.getFirst(), lengths.getLast()));
    page.add(Chart.histogram(lengths));
  }

  private void endings() {
    page.heading("How games ended");
    var table = page.table("ending", "games", "");
    balance
        .endings()
        .forEach(
            (why, times) ->
                table.row(name(why), times.toString(), percent((double) times / balance.games())));
    table.end();
  }

  /** What goes with winning and with losing most plainly. */
  private void telling() {
    var plain =
        balance.effects().stream()
            .filter(one -> one.isPlain() && one.often() >= RARE)
            .sorted(Comparator.comparingDouble(Effect::difference).reversed())
            .toList();
    page.heading("What winners did");
    page.text(
        "Those who did it, against those on the same side who did not. It goes with winning; whether it is the reason, the"
            + " numbers can't say. Left out: what chance alone might explain.");
    effects(plain.stream().filter(one -> one.difference() > 0).limit(TELLING).toList(), true);
    page.heading("What losers did");
    var worst = plain.reversed().stream().filter(one -> one.difference() < 0);
    effects(worst.limit(TELLING).toList(), true);
  }

  private void everything() {
    var groups = new TreeMap<String, List<Effect>>();
    for (var effect : balance.effects()) {
      groups.computeIfAbsent(effect.use().what(), _ -> new ArrayList<>()).add(effect);
    }
    groups.forEach(
        (what, effects) -> {
          page.heading("Everything: " + words(what));
          var sorted = effects.stream().sorted(Comparator.comparingDouble(Effect::often));
          effects(sorted.toList().reversed(), false);
        });
  }

  private void effects(List<Effect> effects, boolean withDeed) {
    if (effects.isEmpty()) {
      page.text("Nothing that chance alone would not explain.");
      return;
    }
    var table = page.table("what", "in games", "won with it", "without", "difference");
    for (var effect : effects) {
      var thing = name(effect.use().thing());
      table.row(
          withDeed ? words(effect.use().what()) + ": " + thing : thing,
          percent(effect.often()),
          percent(effect.with()),
          percent(effect.without()),
          String.format(
              Locale.ROOT, "%+.1f ± %.1f %%", 100 * effect.difference(), 196 * effect.error()));
    }
    table.end();
  }

  /** The name behind a key, or what the key itself says where a sentence has gaps. */
  private String name(String key) {
    if (!book.knows(key)) return words(key);
    var said = book.say(Phrase.of(key), seat -> "seat " + (seat + 1));
    return said.contains("{") ? words(key) : said;
  }

  /** {@code splendor.tookLocation} is "took location". */
  private String words(String key) {
    var own = key.startsWith(game + ".") ? key.substring(game.length() + 1) : key;
    return own.replaceFirst("^event\\.", "")
        .replaceAll("([a-z])([A-Z])", "$1 $2")
        .replace('.', ' ')
        .replace('-', ' ')
        .toLowerCase(Locale.ROOT);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
