package sixstones.games.united.play;

import java.util.Locale;
import java.util.Objects;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.effects.Effect;

/** What a seat is asked. */
final class Prompts {

  private Prompts() {}

  static Phrase of(Board board, Step step) {
    return switch (step.kind()) {
      case ASK -> ask(step);
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

  /** What an effect asks; where it has options, the question says what they are. */
  private static Phrase ask(Step step) {
    var question =
        switch (step.effect()) {
          case Effect.Choose _ -> "choose." + Sources.id(step.list());
          case Effect.May _ -> "may";
          case Effect.PeekPlan peek -> peek.reorder() ? "reorder" : "top-or-bottom";
          default -> "ask." + Objects.requireNonNull(step.pick()).id();
        };
    return prompt(question).name("source", Sources.key(step.list()));
  }

  private static String id(Step step) {
    return step.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Phrase prompt(String key) {
    return Phrase.of("united.prompt." + key);
  }
}
