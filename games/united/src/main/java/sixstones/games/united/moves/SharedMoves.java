package sixstones.games.united.moves;

import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.Threat;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.UnitedMove.Attack;
import sixstones.games.united.moves.UnitedMove.Fill;
import sixstones.games.united.moves.UnitedMove.Go;
import sixstones.games.united.moves.UnitedMove.MoveRick;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.moves.UnitedMove.Play;
import sixstones.games.united.moves.UnitedMove.PlaySupport;
import sixstones.games.united.moves.UnitedMove.Rescue;
import sixstones.games.united.moves.UnitedMove.Say;
import sixstones.games.united.moves.UnitedMove.UseGear;
import sixstones.games.united.moves.UnitedMove.UsePlan;
import sixstones.games.united.moves.UnitedMove.Word;

/** Moves that recur, made once. */
public final class SharedMoves {

  public static final UnitedMove STANDARD = new Say(Word.STANDARD);
  public static final UnitedMove SPECIAL = new Say(Word.SPECIAL);
  public static final UnitedMove LOCATION = new Say(Word.LOCATION);
  public static final UnitedMove END = new Say(Word.END);
  public static final UnitedMove USE = new Say(Word.USE);
  public static final UnitedMove DECLINE = new Say(Word.DECLINE);

  private static final int PAYMENTS = 8;
  private static final UnitedMove[] PLAY = new UnitedMove[Box.heroCards().size()];
  private static final UnitedMove[] SUPPORT = new UnitedMove[PLAY.length];
  private static final UnitedMove[] GO = new UnitedMove[Box.tiles().size() * PAYMENTS];
  private static final UnitedMove[] RICK = new UnitedMove[GO.length];
  private static final UnitedMove[] ATTACK = new UnitedMove[Enemy.ALL.size() * PAYMENTS];
  private static final UnitedMove[] RESCUE = new UnitedMove[PAYMENTS];
  private static final UnitedMove[] FILL = new UnitedMove[24 * Box.villains().size() * PAYMENTS];
  private static final UnitedMove[] GEAR = new UnitedMove[Box.gears().size()];
  private static final UnitedMove[] PLAN = new UnitedMove[Box.battlePlans().size()];
  private static final UnitedMove[][] PICKS = new UnitedMove[PickKind.ALL.length][];

  static {
    for (var card : Box.heroCards()) {
      PLAY[card.index()] = new Play(card);
      SUPPORT[card.index()] = new PlaySupport(card);
    }
    for (var gear : Box.gears()) GEAR[gear.index()] = new UseGear(gear);
    for (var plan : Box.battlePlans()) PLAN[plan.index()] = new UsePlan(plan);
    for (var symbol : Symbol.ALL) {
      paidWith(Payment.of(symbol, false));
      paidWith(Payment.of(symbol, true));
    }
    for (var kind : PickKind.ALL) {
      var all = Picks.all(kind);
      PICKS[kind.ordinal()] =
          all.stream().map(one -> new Pick(kind, one)).toArray(UnitedMove[]::new);
    }
  }

  private SharedMoves() {}

  private static void paidWith(Payment payment) {
    int with = payment.index();
    RESCUE[with] = new Rescue(payment);
    for (var tile : Box.tiles()) {
      GO[tile.index() * PAYMENTS + with] = new Go(tile, payment);
      RICK[tile.index() * PAYMENTS + with] = new MoveRick(tile, payment);
    }
    for (int enemy = 0; enemy < ATTACK.length / PAYMENTS; enemy++) {
      ATTACK[enemy * PAYMENTS + with] = new Attack(Enemy.ALL.get(enemy), payment);
    }
    for (int space = 0; space < FILL.length / PAYMENTS; space++) {
      FILL[space * PAYMENTS + with] =
          new Fill(Box.threat(space / 4), Symbol.ALL[space % 4], payment);
    }
  }

  public static UnitedMove play(HeroCard card) {
    return PLAY[card.index()];
  }

  public static UnitedMove support(HeroCard card) {
    return SUPPORT[card.index()];
  }

  public static UnitedMove go(Tile tile, Payment with) {
    return GO[tile.index() * PAYMENTS + with.index()];
  }

  public static UnitedMove rick(Tile tile, Payment with) {
    return RICK[tile.index() * PAYMENTS + with.index()];
  }

  public static UnitedMove attack(Enemy enemy, Payment with) {
    return ATTACK[enemy.code() * PAYMENTS + with.index()];
  }

  public static UnitedMove rescue(Payment with) {
    return RESCUE[with.index()];
  }

  public static UnitedMove fill(Threat threat, Symbol space, Payment with) {
    return FILL[(threat.index() * 4 + space.ordinal()) * PAYMENTS + with.index()];
  }

  public static UnitedMove gear(Gear gear) {
    return GEAR[gear.index()];
  }

  public static UnitedMove battlePlan(BattlePlan plan) {
    return PLAN[plan.index()];
  }

  public static UnitedMove pick(PickKind kind, Pickable thing) {
    return pick(kind, thing.index());
  }

  /** The thing of a kind with this number is picked. */
  public static UnitedMove pick(PickKind kind, int number) {
    return PICKS[kind.ordinal()][number];
  }
}
