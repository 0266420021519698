package sixstones.server;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.GameInfo;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.View;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.TextFormat;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;

/**
 * The same game with a second format of its position texts, in which one field has another name.
 */
record Reworded<P extends Position<P, M>, M extends Move>(Game<P, M> game)
    implements Game<Reworded.Worded<P, M>, M> {

  private static final String OLD_NAME = "supply";
  private static final String NEW_NAME = "treasury";

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Worded<P, M> deal(Deal deal) {
    return new Worded<>(game.deal(deal));
  }

  @Override
  public M readMove(String notation) {
    return game.readMove(notation);
  }

  @Override
  public Worded<P, M> readPosition(Tree.Mapping text, Chance chance) {
    return new Worded<>(game.readPosition(renamed(text, NEW_NAME, OLD_NAME), chance));
  }

  @Override
  public TextFormat textFormat() {
    return TextFormat.after(List.of(text -> renamed(text, OLD_NAME, NEW_NAME)));
  }

  private static Tree.Mapping renamed(Tree.Mapping text, String from, String to) {
    var renamed = Tree.mapping();
    if (!text.fields().containsKey(from)) throw new TreeError("", "there is no " + from);
    text.fields().forEach((name, value) -> renamed.put(name.equals(from) ? to : name, value));
    return renamed.done();
  }

  @Override
  public Judgement<Worded<P, M>, M> judgement() {
    throw new UnsupportedOperationException("no bots here");
  }

  record Worded<P extends Position<P, M>, M extends Move>(P inner)
      implements Position<Worded<P, M>, M> {

    @Override
    public int seats() {
      return inner.seats();
    }

    @Override
    public Worded<P, M> copy() {
      return new Worded<>(inner.copy());
    }

    @Override
    public int chooser() {
      return inner.chooser();
    }

    @Override
    public void moves(MoveList<M> into) {
      inner.moves(into);
    }

    @Override
    public void apply(M move, Events out) {
      inner.apply(move, out);
    }

    @Override
    public Outcome outcome() {
      return inner.outcome();
    }

    @Override
    public @Nullable Refusal refusal(M move) {
      return inner.refusal(move);
    }

    @Override
    public Phrase prompt() {
      return inner.prompt();
    }

    @Override
    public boolean asksAnyway() {
      return inner.asksAnyway();
    }

    @Override
    public List<M> attempts(String thing) {
      return inner.attempts(thing);
    }

    @Override
    public View view(Viewer viewer) {
      return inner.view(viewer);
    }

    @Override
    public Worded<P, M> redeal(Viewer viewer, Chance chance) {
      return new Worded<>(inner.redeal(viewer, chance));
    }

    @Override
    public long fingerprint() {
      return inner.fingerprint();
    }

    @Override
    public long drawn() {
      return inner.drawn();
    }

    @Override
    public Tree.Mapping text() {
      return renamed(inner.text(), OLD_NAME, NEW_NAME);
    }
  }
}
