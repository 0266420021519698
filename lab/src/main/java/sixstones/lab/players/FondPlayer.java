package sixstones.lab.players;

import sixstones.bots.Seen;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Taste;
import sixstones.engine.chance.Chance;

/** A bot that is fond of a way of playing, as those who sit down with people are. */
record FondPlayer(Player player, String taste) implements Player {

  /** Refuses a taste that nobody can have in the game. */
  void check(Game<?, ?> game) {
    var tastes = game.judgement().tastes().stream().map(Taste::word).toList();
    if (!tastes.contains(taste)) {
      throw new IllegalArgumentException(
          "Nobody is fond of \"%s\" in %s; there is %s."
              .formatted(
                  taste,
                  game.info().id(),
                  tastes.isEmpty() ? "no taste" : String.join(", ", tastes)));
    }
  }

  @Override
  public String name() {
    return player.name() + "~" + taste;
  }

  @Override
  public void begin(Beginning beginning) {
    player.begin(beginning);
  }

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance) {
    return player.choose(seen.fondOf(taste), chance);
  }
}
