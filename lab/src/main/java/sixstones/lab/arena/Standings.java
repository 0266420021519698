package sixstones.lab.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sixstones.engine.GameInfo;
import sixstones.engine.chance.FastChance;

/**
 * What a contest found; its fields are those of {@code --json}.
 *
 * @param together whether all seats win together, so that bots are compared by the same deals
 * @param par the share that equals would have in a duel
 * @param verdict of the early stop, open if none was asked for
 * @param lengths decisions of every game
 */
public record Standings(
    String game,
    int seats,
    long seed,
    long deals,
    long games,
    boolean together,
    double par,
    List<BotStanding> bots,
    List<Duel> duels,
    Sprt.Verdict verdict,
    Map<String, Long> endings,
    List<Integer> lengths) {

  /**
   * One bot.
   *
   * @param elo its rating; that of greedy, or else of the first bot, is 1000
   * @param low and high: the rating lies between them in 95 of 100 cases
   * @param share of the victory in all its games
   * @param triesPerSecond redeals looked at in a second of processor time
   */
  public record BotStanding(
      String bot,
      double elo,
      double low,
      double high,
      Sample share,
      double millisPerChoice,
      double triesPerSecond) {}

  /**
   * One bot alone on its side, another on all others.
   *
   * @param superiority how likely it is that the first is really better than par
   * @param roles its share by role
   */
  public record Duel(
      String one, String other, Sample share, double superiority, Map<String, Sample> roles) {}

  private static final int RESAMPLES = 300;
  private static final int ANCHOR = 1000;

  public static Standings of(GameInfo info, Contest contest, List<Played> games) {
    var deals = Deals.of(games, contest.bots().size());
    var whole = deals.games();
    double par = 1.0 / (deals.together() || info.teams() ? 2 : contest.seats());
    var duels = duels(info, contest, deals, par);
    var endings = new TreeMap<String, Long>();
    whole.forEach(game -> endings.merge(game.why(), 1L, Long::sum));
    var verdict =
        contest
            .sprt()
            .map(sprt -> sprt.verdict(duels.getFirst().share()))
            .orElse(Sprt.Verdict.OPEN);
    return new Standings(
        info.id(),
        contest.seats(),
        contest.seed(),
        deals.deals().size(),
        whole.size(),
        deals.together(),
        par,
        bots(contest, deals),
        duels,
        verdict,
        endings,
        whole.stream().map(Played::moves).toList());
  }

  private static List<BotStanding> bots(Contest contest, Deals deals) {
    int count = contest.bots().size();
    int anchor = Math.max(0, contest.bots().indexOf("greedy"));
    var elo = elo(deals.deals(), deals.together(), count, contest.seats(), anchor);
    var spread = new ArrayList<double[]>();
    var chance = new FastChance(contest.seed());
    for (int i = 0; i < RESAMPLES && !deals.deals().isEmpty(); i++) {
      var again = new ArrayList<List<Played>>();
      for (int j = 0; j < deals.deals().size(); j++) {
        again.add(deals.deals().get(chance.below(deals.deals().size())));
      }
      spread.add(elo(again, deals.together(), count, contest.seats(), anchor));
    }
    var standings = new ArrayList<BotStanding>();
    for (int bot = 0; bot < count; bot++) {
      int number = bot;
      var thinking =
          deals.games().stream()
              .map(game -> game.thinking().get(number))
              .reduce(Played.Thinking.NONE, Played.Thinking::plus);
      var sorted = spread.stream().mapToDouble(one -> one[number]).sorted().toArray();
      standings.add(
          new BotStanding(
              contest.bots().get(bot),
              elo[bot],
              sorted.length == 0 ? elo[bot] : sorted[sorted.length / 40],
              sorted.length == 0 ? elo[bot] : sorted[sorted.length - 1 - sorted.length / 40],
              deals.share(bot),
              thinking.nanos() / 1e6 / Math.max(1, thinking.choices()),
              thinking.tries() * 1e9 / Math.max(1, thinking.nanos())));
    }
    standings.sort(Comparator.comparingDouble(BotStanding::elo).reversed());
    return standings;
  }

  private static double[] elo(
      List<List<Played>> deals, boolean together, int bots, int roles, int anchor) {
    var strengths = Ratings.of(Deals.results(deals, together), bots, Math.max(2, roles));
    return IntStream.range(0, bots)
        .mapToDouble(bot -> ANCHOR + Elo.POINTS * (strengths[bot] - strengths[anchor]))
        .toArray();
  }

  private static List<Duel> duels(GameInfo info, Contest contest, Deals deals, double par) {
    var duels = new ArrayList<Duel>();
    boolean mirrored = par == 0.5;
    for (int one = 0; one < contest.bots().size(); one++) {
      for (int other = mirrored ? one + 1 : 0; other < contest.bots().size(); other++) {
        if (one == other) continue;
        var share = deals.duel(one, other);
        duels.add(
            new Duel(
                contest.bots().get(one),
                contest.bots().get(other),
                share,
                share.above(par),
                roles(info, deals, one, other)));
      }
    }
    return duels;
  }

  private static Map<String, Sample> roles(GameInfo info, Deals deals, int one, int other) {
    var roles = new LinkedHashMap<String, Sample>();
    if (deals.together()) return roles;
    for (int role :
        deals.games().stream().flatMap(g -> g.sides().stream()).distinct().sorted().toList()) {
      var name = info.teams() ? info.sides().get(role) : "seat " + (role + 1);
      roles.put(name, deals.duel(one, other, role));
    }
    return roles;
  }
}
