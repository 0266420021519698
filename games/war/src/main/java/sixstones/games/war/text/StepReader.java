package sixstones.games.war.text;

import java.util.List;
import sixstones.games.war.arrival.AfterOpening;
import sixstones.games.war.arrival.Arrive;
import sixstones.games.war.arrival.OrientArrow;
import sixstones.games.war.arrival.SpaceOrTrap;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.heroes.ChoosePartner;
import sixstones.games.war.heroes.ChooseRay;
import sixstones.games.war.heroes.EveryoneHome;
import sixstones.games.war.heroes.Grabber;
import sixstones.games.war.heroes.PlaceByPanther;
import sixstones.games.war.heroes.Relocate;
import sixstones.games.war.heroes.Striker;
import sixstones.games.war.heroes.SwapFirst;
import sixstones.games.war.heroes.SwapSecond;
import sixstones.games.war.heroes.Swapper;
import sixstones.games.war.heroes.TakeToken;
import sixstones.games.war.heroes.TradePlaces;
import sixstones.games.war.scoring.ScoreHero;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Step;
import sixstones.games.war.stones.PlaceByPower;
import sixstones.games.war.stones.TurnArrow;
import sixstones.games.war.tiles.BoardDropship;
import sixstones.games.war.tiles.CallHome;
import sixstones.games.war.tiles.CalledHome;
import sixstones.games.war.tiles.CommandQShip;
import sixstones.games.war.tiles.FollowArrow;
import sixstones.games.war.tiles.OpenTiles;
import sixstones.games.war.tiles.TakeShortRoute;
import sixstones.games.war.tiles.UseTeleport;
import sixstones.games.war.turn.Pause;

/** Reads pending steps from the short lines that {@link Step#text} writes. */
final class StepReader {

  /** A stay that no character has: it has left. */
  private static final int LEFT = -1;

  private StepReader() {}

  /** Reads a line; the crew must stand where it stands already. */
  static Step read(String line, Crew crew, Field field) {
    var words = List.of(line.strip().split("\\s+"));
    return switch (words.getFirst()) {
      case "pause" ->
          new Pause(piece(words), stay(words, crew), field.tile(tile(words, 3)), manner(words, 2));
      case "space" -> new SpaceOrTrap(piece(words), field.tile(trap(words, crew)));
      case "orient" -> new OrientArrow(place(words, 1));
      case "arrow" -> new FollowArrow(piece(words));
      case "short-route" -> new TakeShortRoute(piece(words));
      case "teleport" -> new UseTeleport(piece(words));
      case "dropship" -> new BoardDropship(piece(words));
      case "call" -> new CallHome(piece(words));
      case "okoye" -> new SwapFirst(piece(words), Swapper.OKOYE);
      case "cull" -> new SwapFirst(piece(words), Swapper.CULL_OBSIDIAN);
      case "okoye-with" -> new SwapSecond(piece(words), Swapper.OKOYE, place(words, 2));
      case "cull-with" -> new SwapSecond(piece(words), Swapper.CULL_OBSIDIAN, place(words, 2));
      case "open" -> new OpenTiles(word(words, 1).equals("1") ? 1 : 2);
      case "q-ship" -> new CommandQShip();
      case "thor-ray" -> new ChooseRay(piece(words), Striker.THOR);
      case "proxima-ray" -> new ChooseRay(piece(words), Striker.PROXIMA);
      case "power" -> new PlaceByPower(piece(words));
      case "score" -> new ScoreHero(piece(words));
      case "relocate" -> new Relocate(piece(words));
      case "panther" -> new PlaceByPanther(piece(words));
      case "partner" -> new ChoosePartner(piece(words));
      case "time" -> new TakeToken(piece(words), Grabber.TIME_STONE);
      case "gamora" -> new TakeToken(piece(words), Grabber.GAMORA);
      case "reality" -> new TurnArrow(piece(words));
      case "arrive" -> new Arrive(piece(words), place(words, 3), manner(words, 2));
      case "opened" -> new AfterOpening(piece(words), stay(words, crew), manner(words, 2));
      case "everyone-home" -> new EveryoneHome();
      case "called" -> new CalledHome(piece(words));
      case "trade" -> new TradePlaces(piece(words), Piece.named(word(words, 2)));
      default -> throw new IllegalArgumentException("there is no step \"" + line + "\"");
    };
  }

  private static String word(List<String> words, int index) {
    if (index < words.size()) return words.get(index);
    throw new IllegalArgumentException("\"" + String.join(" ", words) + "\" is too short");
  }

  private static Piece piece(List<String> words) {
    return Piece.named(word(words, 1));
  }

  private static Place place(List<String> words, int index) {
    return Place.named(word(words, index));
  }

  private static Place tile(List<String> words, int index) {
    var place = place(words, index);
    if (place.isTile()) return place;
    throw new IllegalArgumentException("there is no tile on " + place.name());
  }

  /** The trap said, else the tile under the character. */
  private static Place trap(List<String> words, Crew crew) {
    if (words.size() > 2) return tile(words, 2);
    var place = crew.at(piece(words));
    if (place.isTile()) return place;
    throw new IllegalArgumentException("there is no trap on " + place.name());
  }

  private static Manner manner(List<String> words, int index) {
    for (var manner : Manner.values()) if (manner.id().equals(word(words, index))) return manner;
    throw new IllegalArgumentException("\"" + word(words, index) + "\" is no manner of arrival");
  }

  private static int stay(List<String> words, Crew crew) {
    return words.getLast().equals("left") ? LEFT : crew.stay(piece(words));
  }
}
