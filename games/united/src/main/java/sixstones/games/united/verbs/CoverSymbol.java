package sixstones.games.united.verbs;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** A Crisis token on a symbol of a Hero card in the Storyline. */
public record CoverSymbol(boolean anyCard) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("cover_symbol")
          .form(
              "a Crisis token on a symbol of the latest, or of any faceup, Hero card",
              at -> new CoverSymbol(at.says("which", "any_faceup")),
              Slot.word("which", "last", "any_faceup"))
          .asks("cover", (of, parts) -> new Kind(of, parts.number("place"), parts.options()));

  /** Faceup Hero cards with an uncovered symbol. */
  private long coverable(Board board) {
    long places = 0;
    var story = board.story();
    for (int place = 0; place < story.size(); place++) {
      if (!story.isHeroCard(place) || story.symbols(place) == 0) continue;
      if (anyCard || place == story.lastHeroCard()) places |= 1L << place;
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
  public void answer(Play game, CarryOut step, int place) {
    game.push(new Kind(step, place, Pool.kinds(game.story.symbols(place))));
  }

  @Override
  public Refusal noStory(Board board, EffectQuestion asked, int place) {
    return refuse("U-RULE-47", board.story().isFacedown(place) ? "storyFacedown" : "storyCovered");
  }

  @Override
  public Refusal noSymbol(EffectQuestion asked) {
    return refuse("U-RULE-47", "noneOfKind");
  }

  /** Which symbol of a card. */
  record Kind(CarryOut of, int place, long options) implements EffectQuestion {

    @Override
    public String id() {
      return "cover";
    }

    @Override
    public void memory(Parts to) {
      to.put("place", place);
    }

    @Override
    public PickKind pick() {
      return PickKind.SYMBOL;
    }

    @Override
    public void picked(Play game, int picked) {
      var symbol = Symbol.ALL[picked];
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
