package sixstones.server.desk;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sixstones.archive.yaml.Laid;
import sixstones.engine.BadDeal;
import sixstones.engine.Game;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.engine.chance.Shares;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Avatar;
import sixstones.server.tables.NewTable;
import sixstones.server.tables.Persona;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tables;
import sixstones.server.tables.TimeControl;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.Spelling;

/** New tables. */
public final class TableDesk {

  private static final int ID_LENGTH = 10;

  private final Tables tables;
  private final SecureRandom random;

  public TableDesk(Tables tables, SecureRandom random) {
    this.tables = tables;
    this.random = random;
  }

  /** Who is to sit on a new table's seat. */
  public sealed interface Wanted {
    /** The visitor who makes the table, with the pledge of a share if there is one. */
    record Me(Persona persona, Optional<String> pledge) implements Wanted {

      public Me(Persona persona) {
        this(persona, Optional.empty());
      }
    }

    /** Whoever comes. */
    record Open() implements Wanted {}

    /** A bot, as a certain animal or as whichever is left. */
    record Bot(String level, Optional<Avatar> avatar) implements Wanted {

      public Bot(String level) {
        this(level, Optional.empty());
      }

      Bot as(Avatar avatar) {
        return new Bot(level, Optional.of(avatar));
      }
    }

    /** A person known from another table, who has added a share to its deal or has not. */
    record Known(Persona persona, String holder, boolean pledges) implements Wanted {}
  }

  /** What a visitor wants of a new table. */
  public record Wish(
      String game,
      Options options,
      List<Wanted> seats,
      Visibility visibility,
      boolean spectators,
      boolean shuffle,
      TimeControl time) {

    public Wish {
      seats = List.copyOf(seats);
    }

    /** Where nobody looks at a clock. */
    public Wish(
        String game,
        Options options,
        List<Wanted> seats,
        Visibility visibility,
        boolean spectators,
        boolean shuffle) {
      this(game, options, seats, visibility, spectators, shuffle, TimeControl.NONE);
    }
  }

  /** How the game of a full table begins. */
  public interface Beginning {
    Act.OfGame of(Game<?, ?> game, Seed seed);
  }

  /** Makes a table and answers its id. */
  public String create(Wish wish, String visitor) {
    if (wish.seats().stream().filter(Wanted.Me.class::isInstance).count() > 1) {
      throw Reason.ONE_SEAT_EACH.problem();
    }
    return placed(made(wish, visitor));
  }

  /** Makes a table whose game begins otherwise than with a deal, and answers its id. */
  public String create(Wish wish, String visitor, Beginning beginning) {
    return placed(made(wish, visitor, beginning));
  }

  /**
   * Makes a table that begins from a position, and answers its id.
   *
   * @param purpose what the position is laid for
   */
  public String lay(Laid<?, ?> laid, List<Act.OfTable> purpose, Wish wish, String visitor) {
    int rules = laid.game().info().rulesVersion();
    var branch = new Act.Branch(rules, laid.drawn(), laid.text());
    var made = made(wish, visitor, laid.seed(), (_, _) -> branch);
    var acts = new ArrayList<>(made.acts());
    acts.addAll(purpose);
    return placed(new NewTable(made.head(), acts));
  }

  private String placed(NewTable made) {
    tables.create(made);
    return made.head().id();
  }

  NewTable made(Wish wish, String host) {
    return made(wish, host, (game, _) -> Stakes.start(game));
  }

  private NewTable made(Wish wish, String host, Beginning beginning) {
    return made(wish, host, seed(), beginning);
  }

  private NewTable made(Wish wish, String host, Seed seed, Beginning beginning) {
    var game = tables.shelf().find(wish.game()).orElseThrow(() -> Reason.NO_SUCH_GAME.problem());
    var seats = asSomebody(wish.seats());
    if (wish.shuffle()) Collections.shuffle(seats, random);
    var head =
        new TableHead(
            Spelling.word(random, ID_LENGTH),
            wish.game(),
            seats.size(),
            wish.options(),
            seed,
            Shares.NONE,
            host,
            wish.visibility(),
            wish.spectators(),
            wish.time(),
            Instant.now().truncatedTo(ChronoUnit.MILLIS));
    mustDeal(game, head);
    var acts = new ArrayList<Act>();
    var stakes = new ArrayList<Act>();
    for (int seat = 0; seat < seats.size(); seat++) {
      switch (seats.get(seat)) {
        case Wanted.Me(var persona, var pledge) -> {
          acts.add(new Act.Sit(seat, persona, host));
          if (pledge.isPresent()) stakes.add(new Act.Pledge(seat, pledge.get()));
        }
        case Wanted.Known(var persona, var holder, var pledges) -> {
          acts.add(new Act.Sit(seat, persona, holder));
          if (pledges) stakes.add(new Act.Await(seat));
        }
        case Wanted.Bot bot -> acts.add(new Act.Bot(seat, bot.level(), bot.avatar()));
        case Wanted.Open _ -> {}
      }
    }
    boolean full = acts.size() == seats.size();
    acts.addAll(stakes);
    if (full) acts.add(stakes.isEmpty() ? beginning.of(game, head.seed()) : new Act.Settle());
    return new NewTable(head, acts);
  }

  /**
   * Every bot is the animal of the seat it was wanted for, wherever a lot may put it; where
   * somebody else at the table is that one, the first that nobody is.
   */
  private static List<Wanted> asSomebody(List<Wanted> seats) {
    var taken = EnumSet.noneOf(Avatar.class);
    for (var wanted : seats) avatar(wanted).ifPresent(taken::add);
    var all = new ArrayList<>(seats);
    var others = new ArrayList<Integer>();
    for (int seat = 0; seat < all.size(); seat++) {
      if (!(all.get(seat) instanceof Wanted.Bot bot) || bot.avatar().isPresent()) continue;
      if (taken.add(Avatar.ofSeat(seat))) all.set(seat, bot.as(Avatar.ofSeat(seat)));
      else others.add(seat);
    }
    for (int seat : others) {
      if (!(all.get(seat) instanceof Wanted.Bot bot)) continue;
      var avatar = Avatar.freeFor(seat, taken);
      taken.add(avatar);
      all.set(seat, bot.as(avatar));
    }
    return all;
  }

  /** Whom somebody has already chosen to be. */
  private static Optional<Avatar> avatar(Wanted wanted) {
    return switch (wanted) {
      case Wanted.Me me -> me.persona().avatar();
      case Wanted.Known known -> known.persona().avatar();
      case Wanted.Bot bot -> bot.avatar();
      case Wanted.Open _ -> Optional.empty();
    };
  }

  /** Refuses seats and options that the game can't deal, in its words. */
  static void mustDeal(Game<?, ?> game, TableHead head) {
    try {
      var position = game.deal(head.deal().checkedFor(game.info()));
      boolean together =
          IntStream.range(1, head.seats())
              .allMatch(seat -> position.side(seat) == position.side(0));
      if (together && head.time().timeUp() == TimeControl.TimeUp.LOST) {
        throw Reason.NOBODY_WINS_ON_TIME.problem();
      }
    } catch (BadDeal e) {
      throw Problem.badDeal(e);
    }
  }

  private Seed seed() {
    var bytes = new byte[Seed.BYTES];
    random.nextBytes(bytes);
    return Seed.of(bytes);
  }
}
