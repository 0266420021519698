package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;

/** A Crisis token on a symbol of a Hero card in the Storyline. */
public record CoverSymbol(Which which) implements AskingVerb<StoryPlace> {

  public static final VerbKind KIND =
      VerbKind.named("cover_symbol")
          .form(
              "a Crisis token on a symbol of the latest, or of any faceup, Hero card",
              at -> new CoverSymbol(at.one("which", Which.class)),
              Slot.word("which", "last", "any_faceup"))
          .asks(
              "cover",
              (of, parts) -> new Kind(of, StoryPlace.of(parts.number("place")), parts.options()));

  /** Of which card. */
  public enum Which {
    LAST,
    ANY_FACEUP
  }

  /** Faceup Hero cards with an uncovered symbol. */
  private long coverable(Board board) {
    long places = 0;
    var story = board.story();
    for (var place : story.places()) {
      if (!story.isHeroCard(place) || story.symbols(place) == 0) continue;
      if (which == Which.ANY_FACEUP || place == story.lastHeroCard())
        places = Bits.with(places, place.index());
    }
    return places;
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return coverable(board) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.STORY, coverable(game.board));
  }

  @Override
  public void answer(Play game, CarryOut step, StoryPlace place) {
    game.push(new Kind(step, place, Pool.kinds(game.story.symbols(place))));
  }

  @Override
  public Refusal noStory(Board board, EffectQuestion<?> asked, StoryPlace place) {
    return Because.of(
        "U-RULE-47", board.story().isFacedown(place) ? "storyFacedown" : "storyCovered");
  }

  @Override
  public Refusal noSymbol(EffectQuestion<?> asked) {
    return Because.of("U-RULE-47", "noneOfKind");
  }

  /** Which symbol of a card. */
  record Kind(CarryOut of, StoryPlace place, long options) implements EffectQuestion<Symbol> {

    @Override
    public String id() {
      return "cover";
    }

    @Override
    public void memory(Parts to) {
      to.put("place", place.index());
    }

    @Override
    public PickKind pick() {
      return PickKind.SYMBOL;
    }

    @Override
    public void picked(Play game, Symbol symbol) {
      game.story.cover(place, symbol);
      game.tell.covered(place, symbol);
      ignoreNow(game, symbol);
    }

    /** U-STORY-10: a symbol covered in the turn of its card is lost, unless it has been used. */
    private void ignoreNow(Play game, Symbol symbol) {
      if (place == game.turn.ofHero().played()
          && Pool.count(game.turn.ofHero().own(), symbol) > 0) {
        game.turn.ofHero().own(Pool.add(game.turn.ofHero().own(), symbol, -1));
      }
    }
  }
}
