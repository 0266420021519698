package sixstones.games.gauntlet.play;

import sixstones.engine.MoveList;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.table.Table;

/** Lists what the seat that must choose may do. */
final class LegalMoves {

  private LegalMoves() {}

  static void list(Table table, Step step, MoveList<GauntletMove> into) {
    switch (step) {
      case Step.PlayCard _ -> plays(table, into);
      case Step.GuessThanos _ -> names(7, into);
      case Step.LoseCard lose -> losses(table, lose.value(), into);
      case Step.PickLooker _ -> heroes(table, table.active(), into);
      case Step.GiveToken _, Step.PickChampion _, Step.PickVictim _ ->
          heroes(table, Table.NONE, into);
      case Step.OrderDeck _ -> orders(table, into);
      case Step.MayFight _ -> {
        into.add(SharedMoves.FIGHT);
        into.add(SharedMoves.DECLINE);
      }
      case Step.GuessHero _, Step.GuessAll _ -> names(6, into);
      case Step.PickFight pick -> {
        heroes(table, pick.not(), into);
        into.add(SharedMoves.DECLINE);
      }
      case Step.PickCard _ -> {
        for (int rest = distinct(table.hand(table.thanos())); rest != 0; rest &= rest - 1) {
          into.add(SharedMoves.fightWith(Integer.numberOfTrailingZeros(rest)));
        }
      }
      case Step.ReturnCard _ -> {
        for (int rest = distinct(table.hand(table.thanos())); rest != 0; rest &= rest - 1) {
          into.add(SharedMoves.under(Integer.numberOfTrailingZeros(rest)));
        }
      }
      case Step.CopyEffect _ -> {
        for (int rest = copyable(table); rest != 0; rest &= rest - 1) {
          into.add(SharedMoves.copy(Integer.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  private static void plays(Table table, MoveList<GauntletMove> into) {
    for (int rest = playable(table, table.active()); rest != 0; rest &= rest - 1) {
      into.add(SharedMoves.play(Integer.numberOfTrailingZeros(rest)));
    }
  }

  /** G-THANOS-THANOS-01: everything in hand but Thanos-7. */
  static int playable(Table table, int seat) {
    int cards = 0;
    for (int rest = distinct(table.hand(seat)); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (!Box.card(card).isThanos()) cards |= 1 << card;
    }
    return cards;
  }

  /** Of twins only the first, whichever is held: they are the same to everybody. */
  static int distinct(int cards) {
    int distinct = 0;
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      distinct |= 1 << Box.card(Integer.numberOfTrailingZeros(rest)).twin();
    }
    return distinct;
  }

  /** G-RULE-14: any other card in front of Thanos, never the Time Stone itself. */
  static int copyable(Table table) {
    int cards = 0;
    for (int rest = distinct(table.front(table.thanos())); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (Box.card(card).value() != 6) cards |= 1 << card;
    }
    return cards;
  }

  private static void names(int most, MoveList<GauntletMove> into) {
    for (int value = 1; value <= most; value++) into.add(SharedMoves.name(value));
  }

  private static void losses(Table table, int value, MoveList<GauntletMove> into) {
    for (int rest = distinct(table.hand(table.thanos())); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      if (Box.card(card).value() == value) into.add(SharedMoves.lose(card));
    }
  }

  private static void heroes(Table table, int except, MoveList<GauntletMove> into) {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (!table.isThanos(seat) && seat != except) into.add(SharedMoves.choose(seat));
    }
  }

  private static void orders(Table table, MoveList<GauntletMove> into) {
    int left = table.leftInDeck(true);
    int[] top = new int[Math.min(3, left)];
    for (int i = 0; i < top.length; i++) top[i] = table.inDeck(true, left - 1 - i);
    for (int a = 0; a < top.length; a++) {
      if (top.length == 1) into.add(new GauntletMove.Order(top[0], -1, -1));
      for (int b = 0; b < top.length; b++) {
        if (b == a) continue;
        if (top.length == 2) into.add(new GauntletMove.Order(top[a], top[b], -1));
        else into.add(new GauntletMove.Order(top[a], top[b], top[3 - a - b]));
      }
    }
  }
}
