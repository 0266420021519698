package sixstones.browser;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import sixstones.engine.Choice;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.server.tables.Act;

/**
 * A position of Infinity War from which arrows lead a character to a fork without anything new
 * being shown.
 *
 * @param piece the character, as a thing
 * @param to a place behind the fork, as a thing
 */
record FarWay(Posed posed, String piece, String to) {

  private record Way(String piece, String to) {}

  /** The first that random games come to; always the same. */
  static FarWay found(Game<?, ?> war) {
    return search(war);
  }

  private static <P extends Position<P, M>, M extends Move> FarWay search(Game<P, M> game) {
    for (int number = 0; ; number++) {
      var chance = new Random(number);
      var seed = Seed.of(ByteBuffer.allocate(Seed.BYTES).putLong(chance.nextLong()).array());
      var deal = new Deal(2, Options.STANDARD, new FairChance(seed));
      var match = Match.begin(game, deal, Events.OFF);
      var moves = new ArrayList<Act>();
      while (!match.isOver()) {
        var choice = match.choice().orElseThrow();
        var way = way(match, choice);
        if (way.isPresent()) {
          var posed = posed(game, number, seed, moves, choice.seat().index());
          return new FarWay(posed, way.get().piece(), way.get().to());
        }
        var move = choice.moves().get(chance.nextInt(choice.moves().size()));
        match.play(choice.seat(), move);
        var print = HexFormat.of().toHexDigits(match.position().fingerprint());
        moves.add(new Act.Move(choice.seat().index(), move.notation(), print));
      }
    }
  }

  private static <P extends Position<P, M>, M extends Move> Optional<Way> way(
      Match<P, M> match, Choice<M> choice) {
    for (var step : choice.moves()) {
      if (!step.notation().startsWith("move ")) continue;
      var ahead = match.ahead(choice.seat(), step);
      var after = ahead.position();
      if (ahead.beyondUndo() || after.isOver() || after.chooser() != choice.seat().index()) {
        continue;
      }
      var piece = step.targets().getFirst();
      for (var turn : after.choice().moves()) {
        if (!turn.notation().startsWith("go ")) continue;
        var to = turn.targets().getFirst();
        if (to.startsWith("tile:")
            && choice.moves().stream().noneMatch(one -> one.targets().equals(List.of(piece, to)))) {
          return Optional.of(new Way(piece, to));
        }
      }
    }
    return Optional.empty();
  }

  private static Posed posed(Game<?, ?> game, int number, Seed seed, List<Act> moves, int seat) {
    int rules = game.info().rulesVersion();
    var id = game.info().id();
    return new Posed(id, number, 2, Options.STANDARD, seed, rules, moves, "far way", seat);
  }
}
