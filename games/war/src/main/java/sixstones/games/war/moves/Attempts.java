package sixstones.games.war.moves;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import sixstones.engine.text.Thing;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Token;

/** Moves that the player of a team may mean who touches a thing in a turn. */
public final class Attempts {

  private Attempts() {}

  public static List<WarMove> of(Team team, String thing) {
    return Thing.meant(thing, touched -> of(team, touched));
  }

  private static List<WarMove> of(Team team, Thing touched) {
    var name = touched.name();
    return switch (touched.kind()) {
      case "tile", "place" -> ofEach(team, piece -> SharedMoves.step(piece, Place.named(name)));
      case "token" -> ofEach(team, piece -> SharedMoves.pickUp(Token.named(name), piece));
      case "piece", "ability" -> ability(Piece.named(name));
      default -> List.of();
    };
  }

  private static List<WarMove> ability(Piece piece) {
    return piece == Piece.THANOS ? List.of() : List.of(SharedMoves.ability(piece));
  }

  private static List<WarMove> ofEach(Team team, Function<Piece, WarMove> attempt) {
    return Arrays.stream(team.pieces()).map(attempt).toList();
  }
}
