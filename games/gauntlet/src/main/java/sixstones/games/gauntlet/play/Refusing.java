package sixstones.games.gauntlet.play;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.table.Table;

/** Says which rule forbids a move. */
final class Refusing {

  private Refusing() {}

  static @Nullable Refusal of(Table table, Step step, GauntletMove move) {
    var legal = new MoveList<GauntletMove>();
    LegalMoves.list(table, step, legal);
    if (legal.contains(move)) return null;
    return switch (step) {
      case Step.PlayCard _ -> play(table, move);
      case Step.GuessThanos _ ->
          otherwise(move, GauntletMove.Name.class, "G-HERO-1-01", "nameFirst");
      case Step.LoseCard _ -> because("G-HERO-1-03", "loseFirst");
      case Step.PickLooker _ -> looker(table, move);
      case Step.GiveToken _, Step.PickChampion _ ->
          otherwise(move, GauntletMove.Choose.class, "G-RULE-31", "heroesOnly");
      case Step.OrderDeck _ -> because("G-HERO-5-01", "orderFirst");
      case Step.MayFight _ -> because("G-HERO-3-01", "fightOrDecline");
      case Step.PickVictim _ ->
          otherwise(move, GauntletMove.Choose.class, "G-RULE-04", "chooseHero");
      case Step.GuessHero _, Step.GuessAll _ ->
          move instanceof GauntletMove.Name
              ? because("G-RULE-08", "oneToSix")
              : because("G-RULE-04", "nameFirst");
      case Step.PickFight pick -> fight(pick, move);
      case Step.PickCard _ -> because("G-FIGHT-03", "fightWith");
      case Step.ReturnCard _ -> because("G-THANOS-REALITYSTONE-01", "underFirst");
      case Step.CopyEffect _ -> because("G-THANOS-TIMESTONE-01", "copyFirst");
    };
  }

  private static Refusal play(Table table, GauntletMove move) {
    if (!(move instanceof GauntletMove.Play play)) return because("G-TURN-03", "playFirst");
    if (Box.card(play.card()).isThanos() && table.isThanos(table.active())) {
      return because("G-THANOS-THANOS-01", "thanosIsNotPlayed");
    }
    return because("G-TURN-04", "notInHand");
  }

  private static Refusal looker(Table table, GauntletMove move) {
    if (move instanceof GauntletMove.Choose choose && choose.seat() == table.active()) {
      return because("G-HERO-2-01", "anotherHero");
    }
    return because("G-HERO-2-02", "chooseHero");
  }

  private static Refusal fight(Step.PickFight pick, GauntletMove move) {
    if (move instanceof GauntletMove.Choose choose && choose.seat() == pick.not()) {
      return because("G-THANOS-SPACESTONE-01", "anotherHero");
    }
    return because("G-THANOS-BLACKDWARF-01", "chooseHero");
  }

  private static Refusal otherwise(
      GauntletMove move, Class<? extends GauntletMove> wanted, String rule, String key) {
    return wanted.isInstance(move) ? because(rule, key) : because("G-TURN-05", key);
  }

  private static Refusal because(String rule, String key) {
    return Refusal.of(rule, Phrase.of("gauntlet.refusal." + key));
  }
}
