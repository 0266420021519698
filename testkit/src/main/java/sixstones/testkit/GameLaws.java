package sixstones.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.phrases.PhraseBook;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/**
 * What holds for every game, tried on random games: the laws of play, of privacy, of foresight and,
 * here, of words. A game's test extends this and adds its own invariants.
 */
public abstract class GameLaws<P extends Position<P, M>, M extends Move>
    extends ForesightLaws<P, M> {

  @ParameterizedTest
  @MethodSource("shapes")
  void everyPhraseIsInTheEnglishCatalogue(TableShape shape) {
    var book = PhraseBook.english(game().info().id());
    alongRandomGames(
        shape,
        (position, chance) -> {
          check(book, position.prompt());
          position.standings().forEach(one -> check(book, Phrase.of(one.of())));
          var moves = position.choice().moves();
          moves.forEach(move -> check(book, move.label()));
          labels(position).forEach(label -> check(book, label));
          var events = new Events.Kept();
          var copy = position.copy();
          copy.apply(moves.get(chance.below(moves.size())), events);
          events.list().stream().map(Event::phrase).forEach(phrase -> check(book, phrase));
          if (copy.isOver()) check(book, copy.outcome().why());
        });
    for (var option : game().info().options()) {
      check(book, option.label(game().info().id()));
      for (var value : option.values()) {
        if (!value.matches("\\d+|yes|no"))
          check(book, Phrase.of(option.label(game().info().id()).key() + "." + value));
      }
    }
  }

  /** Who chooses reads what, not the how-manieth. */
  @ParameterizedTest
  @MethodSource("shapes")
  void movesHaveNamesAndNotJustNumbers(TableShape shape) {
    var book = PhraseBook.english(game().info().id());
    alongRandomGames(
        shape,
        (position, _) ->
            assertThat(labels(position))
                .extracting(label -> book.say(label, seat -> "Ann"))
                .noneMatch(label -> label.matches("(Option|Card|Choice|Answer) \\d.*")));
  }

  private static void check(PhraseBook book, Phrase phrase) {
    assertThat(book.knows(phrase.key())).as("the phrase " + phrase.key()).isTrue();
    phrase.gaps().forEach(gap -> check(book, gap.arg()));
    assertThat(book.say(phrase, seat -> "seat " + seat)).doesNotContain("{");
  }

  private static void check(PhraseBook book, Arg arg) {
    switch (arg) {
      case Arg.Name name ->
          assertThat(book.knows(name.key())).as("the name " + name.key()).isTrue();
      case Arg.Inner inner -> check(book, inner.phrase());
      case Arg.Many many -> many.items().forEach(item -> check(book, item));
      case Arg.Who _, Arg.Count _, Arg.Text _ -> {}
    }
  }
}
