package sixstones.games.united.setup;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.BadDeal;
import sixstones.engine.Bits;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.step.StepStack;
import sixstones.games.united.UnitedOptions;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Villain;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Agreed;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.Play;
import sixstones.games.united.villainturn.VillainStage;

/** U-SETUP: a fresh table, up to the first decision. */
public final class Setup {

  private Setup() {}

  public static UnitedPosition deal(Deal deal) {
    var options = deal.options();
    var mode = mode(deal.seats(), options.get(UnitedOptions.MODE));
    int heroes = mode.hasCommander() ? 1 : mode.hasVillainSeat() ? deal.seats() - 1 : deal.seats();
    var chance = deal.chance();
    var board = board(mode, heroes, options, chance);
    var position = new UnitedPosition(board, new StepStack<>(), chance, Ending.NONE);
    var game = new Play(position, Events.OFF);
    prepare(game, options);
    game.run();
    return position;
  }

  /** U-MODE-01 to U-MODE-04, U-RULE-01. */
  public static Mode mode(int seats, String wanted) {
    if (wanted.equals("standard")) {
      return seats == 1 ? Mode.COMMANDER : seats == 5 ? Mode.SUPERVILLAIN : Mode.COOP;
    }
    var mode = Mode.named(wanted);
    int fewest = mode == Mode.COMMANDER ? 1 : mode == Mode.SUPERVILLAIN ? 3 : 2;
    int most = mode == Mode.COMMANDER ? 1 : mode == Mode.DUEL ? 2 : mode == Mode.COOP ? 4 : 5;
    if (seats < fewest || seats > most) {
      throw new BadDeal(
          Phrase.of("united.deal.mode")
              .name("mode", "united.option.mode." + wanted)
              .number("fewest", fewest)
              .number("most", most),
          "The mode %s is for %s, not %d."
              .formatted(
                  wanted,
                  fewest == most
                      ? fewest + (most == 1 ? " player" : " players")
                      : fewest + " to " + most + " players",
                  seats));
    }
    return mode;
  }

  private static Board board(Mode mode, int heroes, Options options, Chance chance) {
    var taken = new ArrayList<Hero>();
    for (var choice : UnitedOptions.HEROES.subList(0, heroes)) {
      var wanted = options.get(choice);
      if (isOpen(wanted)) continue;
      var hero = Box.heroNamed(wanted);
      if (taken.contains(hero)) {
        throw new BadDeal(
            Phrase.of("united.deal.heroTwice"), "Every Hero can be in play only once.");
      }
      taken.add(hero);
    }
    var villain = villain(options.get(UnitedOptions.VILLAIN), taken, chance);
    var agreed =
        new Agreed(options.on(UnitedOptions.OPEN_HANDS), options.on(UnitedOptions.RELENTLESS));
    var board = new Board(mode, heroes, villain, agreed);
    heroes(board, options, taken, chance);
    Preparation.locations(board, options.on(UnitedOptions.CONSTANT_LOCATIONS), chance);
    Preparation.villain(board, chance);
    return board;
  }

  private static boolean isOpen(String wanted) {
    return wanted.equals("random") || wanted.equals("choose");
  }

  /** U-ANTIHERO-02: not on both sides. */
  private static Villain villain(String wanted, List<Hero> heroes, Chance chance) {
    if (!wanted.equals("random")) {
      if (heroes.stream().anyMatch(hero -> hero.id().equals(wanted))) {
        throw new BadDeal(
            Phrase.of("united.deal.antiHero"), "The anti-hero can't be Hero and Villain at once.");
      }
      return Box.villainNamed(wanted);
    }
    var free = new ArrayList<Villain>();
    for (var villain : Box.villains()) {
      if (heroes.stream().noneMatch(hero -> hero.id().equals(villain.id()))) {
        free.add(villain);
      }
    }
    return free.get(chance.below(free.size()));
  }

  /** Chance proposes a Hero to those who choose for themselves. */
  private static void heroes(Board board, Options options, List<Hero> taken, Chance chance) {
    var free = new ArrayList<Hero>();
    for (var hero : Box.heroes()) {
      if (!taken.contains(hero) && !hero.id().equals(board.villain().id())) {
        free.add(hero);
      }
    }
    for (var member : board.team().members()) {
      var wanted = options.get(UnitedOptions.HEROES.get(member.index()));
      var hero = isOpen(wanted) ? free.remove(chance.below(free.size())) : Box.heroNamed(wanted);
      board.team().hero(member, hero);
    }
  }

  /** What is decided before the first Villain turn, the first decision on top. */
  private static void prepare(Play game, Options options) {
    var board = game.board;
    var mode = board.mode();
    int heroes = board.team().size();
    game.push(VillainStage.START_VILLAIN);
    if (heroes > 1) game.push(new ChooseFirst(Bits.all(heroes)));
    game.push(SetupStage.SETUP_DRAW);
    if (mode.hasVillainSeat()) {
      startTokens(game, options.number(UnitedOptions.EXTRA_TOKENS));
      game.push(SetupStage.SETUP_SUPERS);
      game.push(new PlaceVillain());
    } else {
      Preparation.placeFigures(board, Location.ALL[game.chance.below(Box.RING)]);
    }
    game.push(SetupStage.SETUP_DECKS);
    if (mode.hasCommander()) {
      game.push(SetupStage.SETUP_ROW);
      if (mode == Mode.COMMANDER && options.number(UnitedOptions.BATTLE_PLANS) > 0) {
        Preparation.offerBattlePlans(game, options.number(UnitedOptions.BATTLE_PLANS));
      }
      boolean random = options.get(UnitedOptions.SUPPORT).equals("random");
      game.push(new ChooseSupport(random));
    }
    if (options.on(UnitedOptions.GEAR)) {
      for (var member : game.team.lastFirst()) game.push(new TakeGear(member));
    }
    if (mode.hasCommander()) {
      game.push(new RemoveCard(Member.FIRST, Preparation.TWO_WILD));
    }
    removeForChallenges(game, options);
    for (var member : game.team.lastFirst()) {
      if (!options.get(UnitedOptions.HEROES.get(member.index())).equals("choose")) continue;
      board.turn().choosing(board.turn().choosing() | member.bit());
      game.push(new ChooseHero(member));
    }
  }

  private static void removeForChallenges(Play game, Options options) {
    var challenge = options.get(UnitedOptions.CHALLENGE);
    for (var id : List.of("hard", "moderate")) {
      if (!challenge.equals(id) && !challenge.equals("both")) continue;
      int pattern = Pool.of(Box.challenge(id).removes());
      for (var member : game.team.lastFirst()) {
        game.push(new RemoveCard(member, pattern));
      }
    }
  }

  /** U-SUPERVILLAIN-07, U-SOLOSV-03: the listed tokens and the extra ones. */
  private static void startTokens(Play game, int extra) {
    var tokens = new ArrayList<>(game.board.villain().startTokens());
    for (int i = 0; i < extra; i++) tokens.add(Symbol.WILD);
    int heroes = game.team.size();
    for (var token : tokens.reversed()) {
      if (heroes == 1) {
        var hero = Member.FIRST;
        game.team.tokens(hero, token, game.team.tokens(hero, token) + 1);
      } else {
        game.push(new GiveToken(token, Bits.all(heroes)));
      }
    }
  }
}
