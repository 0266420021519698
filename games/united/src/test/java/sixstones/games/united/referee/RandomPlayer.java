package sixstones.games.united.referee;

import java.util.List;
import sixstones.engine.chance.Chance;

/** Answers for all seats: by chance, but well enough that games get somewhere. */
final class RandomPlayer {

  private final Chance chance;

  /** How often the engine's own judgement is asked, of ten times. */
  private final int skill;

  RandomPlayer(Chance chance) {
    this.chance = chance;
    this.skill = chance.below(9);
  }

  String pick(List<String> answers, EngineSide<?, ?> engine) {
    boolean picking = answers.stream().anyMatch(answer -> answer.startsWith("pick "));
    if (!picking && chance.below(10) < skill) return engine.best(answers);
    // To give up and to end is seldom the answer, if there is anything to do.
    var doing = answers.stream().filter(a -> !a.equals("end") && !a.equals("decline")).toList();
    var among = doing.isEmpty() || chance.below(5) == 0 ? answers : doing;
    return among.get(chance.below(among.size()));
  }
}
