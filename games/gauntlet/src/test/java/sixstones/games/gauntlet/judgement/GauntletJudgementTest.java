package sixstones.games.gauntlet.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Tree;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.moves.GauntletMove;

class GauntletJudgementTest {

  private static GauntletPosition given(int active, String step, Tree heroes, Tree thanos) {
    var text =
        Tree.mapping()
            .put("players", 3)
            .put("active", active)
            .put("steps", Tree.list(step))
            .put("seats", Tree.mapping().put("0", thanos).put("1", heroes).done())
            .done();
    return new Gauntlet().readPosition(text, new FastChance(1));
  }

  private static Tree hand(Tree knows, String... cards) {
    return Tree.mapping().put("hand", Tree.list((Object[]) cards)).put("knows", knows).done();
  }

  private static String best(GauntletPosition position) {
    return position.choice().moves().stream()
        .max(Comparator.comparingDouble(move -> GauntletJudgement.INSTANCE.merit(position, move)))
        .orElseThrow()
        .notation();
  }

  @Test
  void aHeroNamesWhatWasSeen() {
    var position =
        given(
            1,
            "guess thanos",
            hand(Tree.list("soul-stone"), "hulk"),
            hand(Tree.list(), "soul-stone", "outrider"));
    assertThat(best(position)).isEqualTo("name 2");
  }

  @Test
  void aHeroFightsWithASixAndNotWithAOne() {
    var thanos = hand(Tree.list(), "soul-stone", "outrider");
    assertThat(best(given(1, "may fight 1", hand(Tree.list(), "iron-man"), thanos)))
        .isEqualTo("fight");
    assertThat(best(given(1, "may fight 1", hand(Tree.list(), "nebula"), thanos)))
        .isEqualTo("decline");
  }

  @Test
  void thanosGivesUpAnAllyRatherThanAStone() {
    var position =
        given(
            1,
            "lose card 1",
            hand(Tree.list(), "hulk"),
            hand(Tree.list(), "mind-stone", "outrider"));
    assertThat(best(position)).isEqualTo("lose outrider");
  }

  @Test
  void thanosNamesWhatHeSawInAFight() {
    var position =
        given(
            0,
            "guess hero 1",
            hand(Tree.list(), "vision"),
            hand(Tree.list("vision"), "mind-stone", "thanos"));
    assertThat(best(position)).isEqualTo("name 5");
  }

  private static Phrase counted(GauntletPosition position, String move) {
    return GauntletJudgement.INSTANCE
        .counted(position, new Gauntlet().readMove(move))
        .orElseThrow();
  }

  @Test
  void aGuessIsExplainedByTheCardsThatAreStillHidden() {
    var position =
        given(
            1,
            "guess thanos",
            hand(Tree.list("soul-stone"), "hulk"),
            hand(Tree.list(), "soul-stone", "outrider"));
    assertThat(counted(position, "name 2"))
        .isEqualTo(Phrase.of("gauntlet.reason.seen").seat(0).number("value", 2));
    assertThat(counted(position, "name 1"))
        .isEqualTo(
            Phrase.of("gauntlet.reason.hidden")
                .seat(0)
                .number("value", 1)
                .names(
                    "cards",
                    List.of(
                        "gauntlet.card.outrider",
                        "gauntlet.card.outrider",
                        "gauntlet.card.mind-stone"))
                .number("left", 3)
                .number("of", 12)
                .number("chance", 25)
                .number("rival", 2)
                .number("rivals", 100));
  }

  @Test
  void oneOfTwoHiddenCardsIsLikelierThanOneAlone() {
    var position =
        given(
            1,
            "guess thanos",
            hand(Tree.list(), "hulk"),
            hand(Tree.list(), "soul-stone", "outrider"));
    // Of 13 cards three are wanted and two are drawn: 1 - 10/13 · 9/12.
    assertThat(counted(position, "name 1").gaps())
        .contains(new Phrase.Gap("chance", new Arg.Count(42)));
  }

  @Test
  void aFightIsExplainedByWhatTheOtherCardMayBe() {
    var thanos = hand(Tree.list("soul-stone", "outrider"), "soul-stone", "outrider");
    var position =
        given(1, "may fight 1", hand(Tree.list("soul-stone", "outrider"), "black-widow"), thanos);
    assertThat(counted(position, "fight"))
        .isEqualTo(
            Phrase.of("gauntlet.reason.fight")
                .seat(0)
                .name("card", "gauntlet.card.black-widow")
                .number("wins", 50)
                .number("ties", 50)
                .number("losses", 0));
  }

  @Test
  void allMovesAreJudgedTogetherAsEachByItself() {
    var moves = new MoveList<GauntletMove>();
    var together = new double[64];
    for (int game = 0; game < 40; game++) {
      var chance = new FastChance(game);
      var deal = new Deal(2 + game % 5, new Options(Map.of()), chance);
      var position = new Gauntlet().deal(deal);
      while (!position.isOver()) {
        moves.clear();
        position.moves(moves);
        GauntletJudgement.INSTANCE.merits(position, moves, together);
        for (int i = 0; i < moves.size(); i++) {
          assertThat(together[i])
              .isEqualTo(GauntletJudgement.INSTANCE.merit(position, moves.get(i)));
        }
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
  }

  @Test
  void aStoneThatIsPlayedIsCounted() {
    var thanos =
        Tree.mapping()
            .put("hand", Tree.list("power-stone", "reality-stone", "outrider"))
            .put("front", Tree.list("mind-stone", "ebony-maw"))
            .done();
    var position = given(0, "play card", hand(Tree.list(), "vision"), thanos);
    assertThat(counted(position, "play power-stone"))
        .isEqualTo(
            Phrase.of("gauntlet.reason.and-stone")
                .with("reason", new Arg.Inner(Phrase.of("gauntlet.reason.tokens").number("n", 3)))
                .number("n", 2));
  }

  @Test
  void whoLacksOneStoneIsToldHowLikelyItIsDrawn() {
    var thanos =
        Tree.mapping()
            .put("hand", Tree.list("ebony-maw", "power-stone", "outrider"))
            .put("front", Tree.list("mind-stone", "soul-stone", "space-stone", "time-stone"))
            .done();
    var position = given(0, "play card", hand(Tree.list(), "vision"), thanos);
    int deck = position.board().leftInDeck(Side.THANOS);
    assertThat(counted(position, "play ebony-maw"))
        .isEqualTo(
            Phrase.of("gauntlet.reason.draws-stone")
                .number("n", 1)
                .number("chance", Math.round(100f / deck)));
  }

  @Test
  void aChampionIsCountedWithTheCardThatStays() {
    var thanos = hand(Tree.list("soul-stone", "outrider"), "soul-stone", "outrider");
    var heroes = hand(Tree.list("soul-stone", "outrider"), "iron-man", "black-widow");
    assertThat(counted(given(1, "play card", heroes, thanos), "play iron-man"))
        .isEqualTo(
            Phrase.of("gauntlet.reason.fight")
                .seat(0)
                .name("card", "gauntlet.card.black-widow")
                .number("wins", 50)
                .number("ties", 50)
                .number("losses", 0));
  }

  @Test
  void theMindStoneIsCountedOverAllHeroes() {
    var thanos = hand(Tree.list("vision"), "mind-stone", "outrider", "outrider");
    var position = given(0, "play card", hand(Tree.list(), "vision"), thanos);
    assertThat(counted(position, "play mind-stone").gaps().getFirst())
        .isEqualTo(
            new Phrase.Gap(
                "reason",
                new Arg.Inner(
                    Phrase.of("gauntlet.reason.then-all")
                        .number("value", 5)
                        .number("chance", 100))));
  }

  @Test
  void whatGoesUnderTheDeckIsExplainedByWhatIsKept() {
    var thanos = hand(Tree.list(), "outrider", "outrider", "space-stone");
    var position = given(0, "return card ebony-maw", hand(Tree.list(), "vision"), thanos);
    assertThat(counted(position, "under outrider"))
        .isEqualTo(
            Phrase.of("gauntlet.reason.keeps")
                .names("cards", List.of("gauntlet.card.outrider", "gauntlet.card.space-stone")));
  }
}
