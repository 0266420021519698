package sixstones.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.phrase.Phrase;

/** What speaks for a move in several redeals: what hidden things decide is not told as certain. */
public final class Reasons<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final int seat;
  private final Map<String, List<Optional<Phrase>>> told = new TreeMap<>();
  private int redeals;
  private int wins;

  public Reasons(Seen<P, M> seen) {
    this.game = seen.game();
    this.seat = seen.seat().index();
  }

  /** Asks once more, in another redeal; where the game is over nothing is left to be judged. */
  public void compare(P better, P worse) {
    redeals++;
    if (better.isOver() && wins(better)) wins++;
    if (better.isOver() || worse.isOver()) return;
    var judgement = game.judgement();
    Gain.of(judgement, better, worse, seat)
        .ifPresent(
            part ->
                told.computeIfAbsent(part, _ -> new ArrayList<>())
                    .add(judgement.told(part, worse, better, seat)));
  }

  /** The reason in which all redeals agree. */
  public Optional<Phrase> agreed() {
    return win()
        .or(() -> likeliest().filter(_ -> told.size() == 1 && times(likeliestPart()) == redeals));
  }

  /** That the game is won and the victory not shared, in every redeal. */
  public Optional<Phrase> win() {
    return redeals > 0 && wins == redeals
        ? Optional.of(Phrase.of("engine.reason.wins"))
        : Optional.empty();
  }

  private boolean wins(P over) {
    return over.outcome().share(seat, game.info().teams()) == 1;
  }

  /** The reason that most redeals give. */
  public Optional<Phrase> likeliest() {
    return told.isEmpty() ? Optional.empty() : Optional.of(words(likeliestPart()));
  }

  private String likeliestPart() {
    return told.keySet().stream().max(Comparator.comparingInt(this::times)).orElseThrow();
  }

  private int times(String part) {
    return told.getOrDefault(part, List.of()).size();
  }

  /** In names and numbers only if they are always the same. */
  private Phrase words(String part) {
    var same = told.getOrDefault(part, List.of()).stream().distinct().toList();
    var plain = Phrase.of(game.info().id() + ".reason." + part);
    return same.size() == 1 && times(part) == redeals ? same.getFirst().orElse(plain) : plain;
  }
}
