package sixstones.lab.balance;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What many games have shown; one thread fills it, then it is added to the others'. */
public final class Balance implements Serializable {

  private static final long serialVersionUID = 1;

  /** Sides are compared with themselves only: a villain wins at other odds than heroes. */
  private record BySide(Map<Integer, Share> shares) implements Serializable {

    static BySide empty() {
      return new BySide(new HashMap<>());
    }

    Share of(int side) {
      return shares.getOrDefault(side, Share.NONE);
    }

    void add(int side, double share) {
      shares.put(side, of(side).plus(share));
    }

    void add(BySide other) {
      other.shares.forEach((side, share) -> shares.merge(side, share, Share::plus));
    }
  }

  private long games;
  private final Map<Integer, Share> seats = new TreeMap<>();
  private final Map<String, Share> roles = new TreeMap<>();
  private final Map<String, Integer> endings = new TreeMap<>();
  private final List<Integer> lengths = new ArrayList<>();
  private final BySide all = BySide.empty();
  private final Map<Use, BySide> uses = new HashMap<>();

  public void add(Course course) {
    games++;
    endings.merge(course.why(), 1, Integer::sum);
    lengths.add(course.decisions());
    for (int seat = 0; seat < course.shares().size(); seat++) {
      double share = course.shares().get(seat);
      seats.merge(seat, Share.NONE.plus(share), Share::plus);
      for (var role : new HashSet<>(course.roles().get(seat))) {
        roles.merge(role, Share.NONE.plus(share), Share::plus);
      }
      int side = course.sides().get(seat);
      all.add(side, share);
      for (var use : course.uses().getOrDefault(seat, Set.of())) {
        uses.computeIfAbsent(use, _ -> BySide.empty()).add(side, share);
      }
    }
  }

  public void add(Balance other) {
    games += other.games;
    other.seats.forEach((seat, share) -> seats.merge(seat, share, Share::plus));
    other.roles.forEach((role, share) -> roles.merge(role, share, Share::plus));
    other.endings.forEach((why, times) -> endings.merge(why, times, Integer::sum));
    lengths.addAll(other.lengths);
    all.add(other.all);
    other.uses.forEach((use, some) -> uses.computeIfAbsent(use, _ -> BySide.empty()).add(some));
  }

  static Balance of(Figures figures) {
    var balance = new Balance();
    balance.games = figures.games();
    balance.seats.putAll(figures.seats());
    balance.roles.putAll(figures.roles());
    balance.endings.putAll(figures.endings());
    balance.lengths.addAll(figures.lengths());
    balance.all.shares().putAll(figures.sides());
    for (var one : figures.uses()) {
      var bySide = balance.uses.computeIfAbsent(one.use(), _ -> BySide.empty());
      bySide.shares().put(one.side(), one.share());
    }
    return balance;
  }

  Figures figures() {
    var told = new ArrayList<Figures.UseShare>();
    for (var use : uses.keySet().stream().sorted().toList()) {
      var bySide = uses.getOrDefault(use, BySide.empty()).shares();
      bySide.forEach((side, share) -> told.add(new Figures.UseShare(use, side, share)));
    }
    return new Figures(games, seats, roles, endings, lengths(), all.shares(), told);
  }

  public long games() {
    return games;
  }

  public Map<Integer, Share> seats() {
    return seats;
  }

  /** By what a seat played, and against whom where that differs. */
  public Map<String, Share> roles() {
    return roles;
  }

  public Map<String, Integer> endings() {
    return endings;
  }

  /** In decisions, the shortest first. */
  public List<Integer> lengths() {
    return lengths.stream().sorted().toList();
  }

  /** Of everything that some did and some did not, in the order of what was done. */
  public List<Effect> effects() {
    return uses.keySet().stream()
        .sorted()
        .map(this::effect)
        .filter(one -> one.error() > 0)
        .toList();
  }

  private Effect effect(Use use) {
    var users = uses.getOrDefault(use, BySide.empty());
    double count = 0;
    double with = 0;
    double without = 0;
    double doubt = 0;
    double seatsOfThoseSides = 0;
    for (var entry : users.shares().entrySet()) {
      var did = entry.getValue();
      var others = all.of(entry.getKey()).minus(did);
      seatsOfThoseSides += did.count() + others.count();
      if (others.count() == 0) continue;
      count += did.count();
      with += did.count() * did.mean();
      without += did.count() * others.mean();
      doubt += (double) did.count() * did.count() * (did.doubt() + others.doubt());
    }
    if (count == 0) return new Effect(use, 1, 0, 0, 0);
    return new Effect(
        use, count / seatsOfThoseSides, with / count, without / count, Math.sqrt(doubt) / count);
  }
}
