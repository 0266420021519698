package sixstones.games.war.steps;

import sixstones.engine.Refusal;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.WarMove;

/** Why a move is no answer at all to what is being asked. */
final class NoAnswer {

  private NoAnswer() {}

  static Refusal to(Asking asking, WarMove move) {
    return switch (move) {
      case WarMove.Step _,
          WarMove.ShiftBase _,
          WarMove.StandUp _,
          WarMove.PickUp _,
          WarMove.Drop _,
          WarMove.Ability _,
          WarMove.Spend _,
          WarMove.UseStone _,
          WarMove.Resume _,
          WarMove.EndTurn _ ->
          Because.of("W-RULE-16", "answerFirst");
      case WarMove.Decline _ -> Because.of(asking.mandatoryBy(), "mandatory");
      case WarMove.Go _,
          WarMove.Orient _,
          WarMove.Ray _,
          WarMove.Open _,
          WarMove.PushThanos _,
          WarMove.Swap _,
          WarMove.With _,
          WarMove.PlaceBase _,
          WarMove.Partner _,
          WarMove.TakeLying _,
          WarMove.TakeCarried _,
          WarMove.Turn _,
          WarMove.Score _,
          WarMove.Keep _,
          WarMove.Call _,
          WarMove.IgnoreTrap _,
          WarMove.SufferTrap _ ->
          Because.of(asking.rule(), "noAnswer");
    };
  }
}
