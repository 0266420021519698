package sixstones.server;

import java.util.LinkedHashMap;
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
import sixstones.engine.text.Tree;

/** The same game with another format of its position texts. */
record Reworded<P extends Position<P, M>, M extends Move>(Game<P, M> game)
    implements Game<Reworded.Worded<P, M>, M> {

  private static final String FIELD = "cosmetic";

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
    var fields = new LinkedHashMap<>(text.fields());
    fields.remove(FIELD);
    return new Worded<>(game.readPosition(new Tree.Mapping(fields), chance));
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
      var fields = new LinkedHashMap<String, Tree>();
      fields.put(FIELD, Tree.leaf("yes"));
      fields.putAll(inner.text().fields());
      return new Tree.Mapping(fields);
    }
  }
}
