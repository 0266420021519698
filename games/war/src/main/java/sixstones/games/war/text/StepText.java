package sixstones.games.war.text;

import java.util.List;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.Field;
import sixstones.games.war.steps.AfterOpening;
import sixstones.games.war.steps.Arrive;
import sixstones.games.war.steps.BoardDropship;
import sixstones.games.war.steps.CallHome;
import sixstones.games.war.steps.CalledHome;
import sixstones.games.war.steps.ChoosePartner;
import sixstones.games.war.steps.ChooseRay;
import sixstones.games.war.steps.CommandQShip;
import sixstones.games.war.steps.EveryoneHome;
import sixstones.games.war.steps.FollowArrow;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.OpenTiles;
import sixstones.games.war.steps.OrientArrow;
import sixstones.games.war.steps.Pause;
import sixstones.games.war.steps.PlaceByPanther;
import sixstones.games.war.steps.PlaceByPower;
import sixstones.games.war.steps.Relocate;
import sixstones.games.war.steps.ScoreHero;
import sixstones.games.war.steps.SpaceOrTrap;
import sixstones.games.war.steps.Step;
import sixstones.games.war.steps.SwapFirst;
import sixstones.games.war.steps.SwapSecond;
import sixstones.games.war.steps.TakeShortRoute;
import sixstones.games.war.steps.TakeToken;
import sixstones.games.war.steps.TakeTurn;
import sixstones.games.war.steps.TradePlaces;
import sixstones.games.war.steps.TurnArrow;
import sixstones.games.war.steps.UseTeleport;

/**
 * Pending steps as short lines: a word for the step, then pieces, places and the manner of arrival,
 * as in {@code pause thor move 3,4}.
 */
final class StepText {

  /** A stay that no character has: it has left. */
  private static final int LEFT = -1;

  private StepText() {}

  static String write(Step step, WarPosition position) {
    var crew = position.crew();
    var field = position.field();
    return switch (step) {
      case TakeTurn _ -> "turn";
      case Pause pause ->
          line("pause", pause.piece(), pause.manner().id(), Board.name(field.placeOf(pause.tile())))
              + left(crew, pause.piece(), pause.stay());
      case SpaceOrTrap space ->
          line("space", space.piece(), Board.name(field.placeOf(space.tile())));
      case OrientArrow orient -> "orient " + Board.name(orient.place());
      case FollowArrow arrow -> line("arrow", arrow.piece());
      case TakeShortRoute route -> line("short-route", route.piece());
      case UseTeleport teleport -> line("teleport", teleport.piece());
      case BoardDropship ship -> line("dropship", ship.piece());
      case CallHome call -> line("call", call.mate());
      case SwapFirst swap -> line(swap.cull() ? "cull" : "okoye", swap.piece());
      case SwapSecond swap ->
          line(swap.cull() ? "cull-with" : "okoye-with", swap.piece(), Board.name(swap.first()));
      case OpenTiles open -> "open " + open.left();
      case CommandQShip _ -> "q-ship";
      case ChooseRay ray -> line(ray.thor() ? "thor-ray" : "proxima-ray", ray.piece());
      case PlaceByPower power -> line("power", power.carrier());
      case ScoreHero score -> line("score", score.piece());
      case Relocate relocate -> line("relocate", relocate.piece());
      case PlaceByPanther panther -> line("panther", panther.piece());
      case ChoosePartner partner -> line("partner", partner.piece());
      case TakeToken take -> line(take.byTime() ? "time" : "gamora", take.piece());
      case TurnArrow turn -> line("reality", turn.piece());
      case Arrive arrive ->
          line("arrive", arrive.piece(), arrive.manner().id(), Board.name(arrive.place()));
      case AfterOpening opened ->
          line("opened", opened.piece(), opened.manner().id())
              + left(crew, opened.piece(), opened.stay());
      case EveryoneHome _ -> "everyone-home";
      case CalledHome called -> line("called", called.piece());
      case TradePlaces trade -> line("trade", trade.rocket(), Piece.id(trade.partner()));
    };
  }

  private static String line(String word, int piece, String... more) {
    var rest = more.length == 0 ? "" : " " + String.join(" ", more);
    return word + " " + Piece.id(piece) + rest;
  }

  private static String left(Crew crew, int piece, int stay) {
    return crew.stay(piece) == stay ? "" : " left";
  }

  /** Reads a line; the crew must stand where it stands already. */
  static Step read(String line, Crew crew, Field field) {
    var words = List.of(line.strip().split("\\s+"));
    return switch (words.getFirst()) {
      case "pause" ->
          new Pause(piece(words), stay(words, crew), field.index(tile(words, 3)), manner(words, 2));
      case "space" -> new SpaceOrTrap(piece(words), field.index(trap(words, crew)));
      case "orient" -> new OrientArrow(place(words, 1));
      case "arrow" -> new FollowArrow(piece(words));
      case "short-route" -> new TakeShortRoute(piece(words));
      case "teleport" -> new UseTeleport(piece(words));
      case "dropship" -> new BoardDropship(piece(words));
      case "call" -> new CallHome(piece(words));
      case "okoye" -> new SwapFirst(piece(words), false);
      case "cull" -> new SwapFirst(piece(words), true);
      case "okoye-with" -> new SwapSecond(piece(words), false, place(words, 2));
      case "cull-with" -> new SwapSecond(piece(words), true, place(words, 2));
      case "open" -> new OpenTiles(word(words, 1).equals("1") ? 1 : 2);
      case "q-ship" -> new CommandQShip();
      case "thor-ray" -> new ChooseRay(piece(words), true);
      case "proxima-ray" -> new ChooseRay(piece(words), false);
      case "power" -> new PlaceByPower(piece(words));
      case "score" -> new ScoreHero(piece(words));
      case "relocate" -> new Relocate(piece(words));
      case "panther" -> new PlaceByPanther(piece(words));
      case "partner" -> new ChoosePartner(piece(words));
      case "time" -> new TakeToken(piece(words), true);
      case "gamora" -> new TakeToken(piece(words), false);
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

  private static int piece(List<String> words) {
    return Piece.named(word(words, 1));
  }

  private static int place(List<String> words, int index) {
    return Board.named(word(words, index));
  }

  private static int tile(List<String> words, int index) {
    int place = place(words, index);
    if (Board.isTile(place)) return place;
    throw new IllegalArgumentException("there is no tile on " + Board.name(place));
  }

  /** The trap said, else the tile under the character. */
  private static int trap(List<String> words, Crew crew) {
    if (words.size() > 2) return tile(words, 2);
    int place = crew.at(piece(words));
    if (Board.isTile(place)) return place;
    throw new IllegalArgumentException("there is no trap on " + Board.name(place));
  }

  private static Manner manner(List<String> words, int index) {
    for (var manner : Manner.values()) if (manner.id().equals(word(words, index))) return manner;
    throw new IllegalArgumentException("\"" + word(words, index) + "\" is no manner of arrival");
  }

  private static int stay(List<String> words, Crew crew) {
    return words.getLast().equals("left") ? LEFT : crew.stay(piece(words));
  }
}
