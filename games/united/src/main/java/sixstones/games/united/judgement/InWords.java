package sixstones.games.united.judgement;

import java.util.Arrays;
import java.util.Optional;
import sixstones.engine.Bits;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;

/** What a move does for a part of the Heroes' prospects, with names and numbers. */
record InWords(Board before, Board after) {

  Optional<Phrase> tell(String part) {
    return switch (part) {
      case "missions" ->
          Arrays.stream(Mission.ALL).filter(this::advances).findFirst().map(this::mission);
      case "villain" -> villain();
      case "threats" -> threat();
      case "heroes" -> moved();
      default -> Optional.empty();
    };
  }

  private boolean advances(Mission mission) {
    return after.dashboard().isDone(mission) != before.dashboard().isDone(mission)
        || after.dashboard().progress(mission) > before.dashboard().progress(mission);
  }

  private Phrase mission(Mission mission) {
    if (after.dashboard().isDone(mission)) return mission("done", mission);
    return mission("mission", mission)
        .number("n", after.dashboard().progress(mission))
        .number("of", mission.spaces());
  }

  private Optional<Phrase> villain() {
    int wounds = before.dashboard().health() - after.dashboard().health();
    return after.villain().hasHealth() && wounds > 0
        ? Optional.of(
            say("wounds")
                .name("villain", after.villain().key())
                .number("n", wounds)
                .number("left", after.dashboard().health()))
        : Optional.empty();
  }

  private Optional<Phrase> threat() {
    for (var threat : after.threats().all()) {
      if (counts(threat)) return Optional.of(say("threat").name("threat", threat.key()));
    }
    return Optional.empty();
  }

  private boolean counts(Threat threat) {
    var was = before.threats();
    var is = after.threats();
    if (was.inPlay(threat) != is.inPlay(threat)) return was.inPlay(threat);
    return is.inPlay(threat)
        && (is.health(threat) < was.health(threat)
            || Bits.count(is.filled(threat)) > Bits.count(was.filled(threat)));
  }

  /** Who moved to where there is more to do. */
  private Optional<Phrase> moved() {
    for (Member member : after.team().members()) {
      if (after.team().at(member) == before.team().at(member)) continue;
      return Optional.of(say("placed").name("hero", after.team().hero(member).key()));
    }
    return Optional.empty();
  }

  private static Phrase mission(String key, Mission mission) {
    return say(key).name("mission", mission.key());
  }

  private static Phrase say(String key) {
    return Phrase.of("united.reason." + key);
  }
}
