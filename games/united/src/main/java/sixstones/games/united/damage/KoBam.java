package sixstones.games.united.damage;

import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Running;
import sixstones.games.united.steps.StepKind;

/** The BAM! of a KO, or what replaces it. */
public record KoBam(Member hero) implements Running {

  public static final StepKind KIND =
      new StepKind("ko-bam", parts -> new KoBam(parts.hero("hero")));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero);
  }

  @Override
  public void run(Play game) {
    WaitingKos.bam(game, hero);
  }
}
