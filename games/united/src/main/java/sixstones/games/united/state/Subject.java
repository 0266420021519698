package sixstones.games.united.state;

/** Whom or what an event concerns: a Hero, a Location, or nobody more than others. */
public sealed interface Subject permits Member, Location {

  int index();
}
