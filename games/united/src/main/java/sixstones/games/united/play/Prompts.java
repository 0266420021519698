package sixstones.games.united.play;

import java.util.Locale;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;

/** What a seat is asked. */
final class Prompts {

  private Prompts() {}

  static Phrase of(Board board, Step step) {
    return switch (step.kind()) {
      case ASK -> {
        var kind = step.pick();
        yield prompt("ask." + (kind == null ? "option" : kind.id()));
      }
      case DISCARD -> prompt("discard").number("count", step.b());
      case REACT, REDIRECT -> prompt(id(step)).number("count", step.b());
      case PLAY_CARD ->
          prompt(
              board.team().mustPlayFacedown(board.turn().active()) ? "play-facedown" : "play-card");
      case GIVE_SUPER, TAKE_GEAR ->
          prompt(id(step)).name("hero", Box.hero(board.team().hero(step.a())).key());
      case GIVE_TOKEN ->
          prompt(id(step)).name("token", sixstones.games.united.cards.Symbol.ALL[step.a()].key());
      case BATTLE_PLAN -> prompt(id(step)).number("budget", step.a());
      default -> prompt(id(step));
    };
  }

  private static String id(Step step) {
    return step.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Phrase prompt(String key) {
    return Phrase.of("united.prompt." + key);
  }
}
