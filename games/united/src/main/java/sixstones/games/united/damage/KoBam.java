package sixstones.games.united.damage;

import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;

/** The BAM! of a KO, or what replaces it. */
public record KoBam(int hero) implements Running {
  @Override
  public String id() {
    return "ko-bam";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public void run(Play game) {
    Damage.koBam(game, hero);
  }
}
