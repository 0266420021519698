package sixstones.browser;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sixstones.engine.BadDeal;
import sixstones.engine.Choice;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.record.Replay;
import sixstones.server.tables.Act;

/**
 * Positions of a game to look at, found by playing at random: a start, an end, what is asked most,
 * and then every kind of question, the rarest first. The same each time.
 */
final class Positions<P extends Position<P, M>, M extends Move> {

  private static final int LONGEST = 700;

  /** Moments along a game are counted from here, so that they are told from other positions. */
  private static final int ALONG = 1000;

  /** A moment of a game: so many moves have been made, and this seat is asked this. */
  private record Moment(int moves, int seat, String kind) {}

  /** A whole game, or as much of it as was played. */
  private record Course(
      int seats,
      Options options,
      Seed seed,
      List<Moment> moments,
      List<Act> moves,
      boolean isOver) {}

  private final Game<P, M> game;
  private final Map<String, Integer> seen = new HashMap<>();

  private Positions(Game<P, M> game) {
    this.game = game;
  }

  static List<Posed> of(Game<?, ?> game, int count) {
    return new Positions<>(game).first(count);
  }

  /** Moments of one game at which the same seat is asked, from the first to the last. */
  static List<Posed> along(Game<?, ?> game, int number, int count) {
    return new Positions<>(game).along(number, count);
  }

  private List<Posed> along(int number, int count) {
    var course = played(number, chance(number));
    int seat = course.moments().getFirst().seat();
    var own = course.moments().stream().filter(moment -> moment.seat() == seat).toList();
    var found = new ArrayList<Posed>();
    for (int i = 0; i < count; i++) {
      var moment = own.get(i * (own.size() - 1) / (count - 1));
      found.add(posed(ALONG * (number + 1) + i, course, moment));
    }
    return found;
  }

  private List<Posed> first(int count) {
    var found = new ArrayList<Posed>();
    for (int number = 0; number < count; number++) found.add(found(number));
    return found;
  }

  private Random chance(int number) {
    return new Random(31L * number + game.info().id().hashCode());
  }

  private Course played(int number, Random chance) {
    int fewest = game.info().fewestSeats();
    int seats = fewest + number % (game.info().mostSeats() - fewest + 1);
    var seed = Seed.of(ByteBuffer.allocate(Seed.BYTES).putLong(chance.nextLong()).array());
    var options = options(seats, seed, chance);
    var match = begun(seats, options, seed);
    var moments = new ArrayList<Moment>();
    var moves = new ArrayList<Act>();
    while (!match.isOver() && moves.size() < LONGEST) {
      var choice = match.choice().orElseThrow();
      moments.add(new Moment(moves.size(), choice.seat().index(), kind(choice)));
      var move = choice.moves().get(chance.nextInt(choice.moves().size()));
      match.play(choice.seat(), move);
      moves.add(
          new Act.Move(
              choice.seat().index(),
              move.notation(),
              HexFormat.of().toHexDigits(match.position().fingerprint())));
    }
    if (match.isOver()) moves.add(new Act.Over(Replay.result(match.position().outcome())));
    return new Course(seats, options, seed, moments, moves, match.isOver());
  }

  private Posed found(int number) {
    var chance = chance(number);
    var course = played(number, chance);
    var moments = course.moments();
    var moment =
        switch (number) {
          case 0 -> moments.getFirst();
          case 1 ->
              course.isOver() ? new Moment(course.moves().size(), 0, "end") : moments.getLast();
          case 2 -> commonest(moments, chance);
          default -> rarest(moments, chance);
        };
    seen.merge(moment.kind(), 1, Integer::sum);
    return posed(number, course, moment);
  }

  private Posed posed(int number, Course course, Moment moment) {
    return new Posed(
        game.info().id(),
        number,
        course.seats(),
        course.options(),
        course.seed(),
        game.info().rulesVersion(),
        course.moves().subList(0, moment.moves()),
        moment.kind(),
        moment.seat());
  }

  private Moment rarest(List<Moment> moments, Random chance) {
    int fewest =
        moments.stream().mapToInt(one -> seen.getOrDefault(one.kind(), 0)).min().orElseThrow();
    var rare = moments.stream().filter(one -> seen.getOrDefault(one.kind(), 0) == fewest).toList();
    return rare.get(chance.nextInt(rare.size()));
  }

  /** What is asked most often is looked at in every build. */
  private Moment commonest(List<Moment> moments, Random chance) {
    var byKind = moments.stream().collect(Collectors.groupingBy(Moment::kind));
    var common =
        byKind.values().stream()
            .max(
                Comparator.comparingInt((List<Moment> list) -> list.size())
                    .thenComparing(list -> list.getFirst().kind()))
            .orElseThrow();
    return common.get(chance.nextInt(common.size()));
  }

  /** Questions are of a kind if they ask the same and the answers begin with the same words. */
  private String kind(Choice<M> choice) {
    var verbs =
        choice.moves().stream()
            .map(move -> move.notation().replaceFirst(" .*", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    return choice.prompt().key() + " " + verbs;
  }

  /** Every option at random, where the game deals with them; texts of one's own are left out. */
  private Options options(int seats, Seed seed, Random chance) {
    while (true) {
      var values = new HashMap<String, String>();
      for (var option : game.info().options()) {
        if (option.isText() || chance.nextInt(3) == 0) continue;
        values.put(option.id(), option.values().get(chance.nextInt(option.values().size())));
      }
      var options = new Options(values);
      try {
        begun(seats, options, seed);
        return options;
      } catch (BadDeal _) {
        // These options don't go together; others do.
      }
    }
  }

  private Match<P, M> begun(int seats, Options options, Seed seed) {
    return Match.begin(game, new Deal(seats, options, new FairChance(seed)), Events.OFF);
  }
}
