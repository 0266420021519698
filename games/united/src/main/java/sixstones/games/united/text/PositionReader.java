package sixstones.games.united.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Box;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.Turn;
import sixstones.games.united.steps.Step;

/** Reads a position and fills in what it does not say. */
final class PositionReader {

  private final TreeReader text;
  private final Chance chance;
  private final Board board;

  PositionReader(TreeReader text, Chance chance) {
    this.text =
        text.allow(
            "mode",
            "open hands",
            "relentless",
            "heroes",
            "villain",
            "ring",
            "locations",
            "rick",
            "threats",
            "missions",
            "completed",
            "team",
            "super spent",
            "super noticed",
            "story",
            "support",
            "turn",
            "gear tried",
            "steps",
            "over",
            "drawn");
    this.chance = chance;
    board = TableReader.read(text);
  }

  UnitedPosition read() {
    var moment = moment();
    new VillainReader(text, board).read();
    readStory();
    text.find("turn").ifPresentOrElse(at -> TurnText.read(at, board), this::usualTurn);
    new CardReader(text, board, chance).read(moment.isPresent() && moment.get() == Moments.PLAY);
    for (var gear : items("gear tried")) board.gear().tried(gear.as(Box::gearNamed));
    if (moment.isPresent()) usualActions(moment.get());
    PossiblePosition.check(text, board);
    text.find("drawn").map(TreeReader::longNumber).ifPresent(chance::goOnAfter);
    var position = new UnitedPosition(board, steps(moment), chance, ending());
    if (moment.isPresent() && !position.isOver()) position.settleSteps();
    return position;
  }

  private List<TreeReader> items(String field) {
    return text.find(field).map(TreeReader::items).orElse(List.of());
  }

  private void usualTurn() {
    board.turn().phase(Turn.Phase.HERO);
    board.turn().next(board.after(Member.FIRST));
  }

  /** The moment named by a word; none if steps are listed. */
  private Optional<Moments> moment() {
    if (text.has("over")) return Optional.empty();
    if (!text.has("steps")) return Optional.of(Moments.PLAY);
    var at = text.at("steps");
    if (!at.isLeaf()) return Optional.empty();
    return Optional.of(
        at.as(word -> Moments.valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'))));
  }

  private StepStack<Step> steps(Optional<Moments> moment) {
    var stack = new StepStack<Step>();
    if (moment.isPresent()) {
      moment.get().steps(board.turn().active()).reversed().forEach(stack::push);
    } else {
      items("steps").reversed().forEach(line -> stack.push(StepText.read(line, board)));
    }
    return stack;
  }

  private Ending ending() {
    return text.find("over")
        .map(at -> at.as(id -> Ending.valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'))))
        .orElse(Ending.NONE);
  }

  /** Hero cards of the team lie there as their own; those of others are Support cards. */
  private void readStory() {
    for (var line : items("story")) {
      var words = line.text().strip().split("\\s+");
      boolean facedown = List.of(words).contains("facedown");
      if (isPlan(words[0])) {
        board.story().add(line.as(_ -> Box.planNamed(words[0])), facedown);
        continue;
      }
      var card = line.as(_ -> Box.cardNamed(words[0]));
      int by = List.of(words).indexOf("by");
      var owner = by < 0 ? Box.hero(card.hero()) : line.as(_ -> Box.heroNamed(words[by + 1]));
      Member hero = board.team().find(owner);
      var place =
          hero.isNobody()
              ? board.story().addSupport(card, facedown)
              : board.story().add(card, hero, facedown);
      int covered = 0;
      for (var word : words)
        if (word.matches("[1-4]")) covered = Bits.with(covered, word.charAt(0) - '1');
      board.story().cover(place, covered);
    }
  }

  private boolean isPlan(String id) {
    return board.villain().plans().stream().anyMatch(plan -> plan.id().equals(id));
  }

  /** In the middle of a turn the last Hero card is the one just played, unless it is said. */
  private void usualActions(Moments moment) {
    var turn = board.turn();
    if (moment != Moments.ACTIONS && moment != Moments.LOCATION) return;
    if (turn.ofHero().played().isNone()) usualCard();
    turn.ofHero()
        .specialUsed(
            turn.ofHero().specialUsed()
                || board.story().isFacedown(turn.ofHero().played())
                || board.story().card(turn.ofHero().played()).special() == null);
    if (board.mode() != Mode.COOP
        && board.story().kind(turn.ofHero().played()) == StoryKind.SUPPORT) {
      turn.supportTurn(true);
    }
  }

  private void usualCard() {
    var turn = board.turn();
    turn.ofHero().played(board.story().lastHeroCard());
    if (turn.ofHero().played().isNone()) throw text.error("a Hero card must lie in the story");
    turn.ofHero().own(board.story().symbols(turn.ofHero().played()));
    var previous = board.story().previousHeroCard(turn.ofHero().played());
    turn.ofHero().shared(previous.isNone() ? 0 : board.story().symbols(previous));
    turn.gap(Math.max(1, turn.gap()));
  }
}
