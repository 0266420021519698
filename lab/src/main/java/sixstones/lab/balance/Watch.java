package sixstones.lab.balance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sixstones.engine.GameInfo;
import sixstones.engine.Position;
import sixstones.engine.event.Event;
import sixstones.engine.phrase.Arg;
import sixstones.lab.table.GameResult;
import sixstones.lab.table.Witness;

/** Notes what every seat does with what. */
final class Watch implements Witness {

  private final boolean teams;
  private final Map<Integer, Set<Use>> uses = new HashMap<>();
  private final List<Integer> sides = new ArrayList<>();
  private final List<List<String>> roles = new ArrayList<>();

  Watch(GameInfo info) {
    teams = info.teams();
  }

  @Override
  public void happened(Event event, int mover) {
    int who = event.phrase().who().orElse(mover);
    var own = uses.computeIfAbsent(who, _ -> new HashSet<>());
    for (var gap : event.phrase().gaps()) note(own, event.phrase().key(), gap.arg());
  }

  private static void note(Set<Use> uses, String what, Arg arg) {
    switch (arg) {
      case Arg.Name name -> uses.add(new Use(what, name.key()));
      case Arg.Many many -> many.items().forEach(item -> note(uses, what, item));
      case Arg.Who _, Arg.Count _, Arg.Text _, Arg.Inner _ -> {}
    }
  }

  @Override
  public void ended(Position<?, ?> position) {
    for (int seat = 0; seat < position.seats(); seat++) {
      sides.add(teams ? position.side(seat) : 0);
      roles.add(position.role(seat));
    }
  }

  Course course(GameResult result) {
    return new Course(result.shares(), sides, roles, uses, result.moves(), result.why());
  }
}
