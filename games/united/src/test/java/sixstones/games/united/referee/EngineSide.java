package sixstones.games.united.referee;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.event.Events;
import sixstones.engine.text.TreeReader;

/** The engine's game, by the names of its moves alone. */
final class EngineSide<P extends Position<P, M>, M extends Move> {

  private final Judgement<P, M> judgement;
  private final P position;
  private final Events.Kept told = new Events.Kept();

  EngineSide(Judgement<P, M> judgement, P position) {
    this.judgement = judgement;
    this.position = position;
  }

  boolean isOver() {
    return position.isOver();
  }

  int chooser() {
    return position.chooser();
  }

  TreeReader text() {
    return TreeReader.of(position.text());
  }

  private List<M> moves() {
    var moves = new MoveList<M>();
    position.moves(moves);
    return moves.toList();
  }

  /** What is offered, as it is listed. */
  List<String> list() {
    return moves().stream().map(Move::notation).toList();
  }

  Set<String> offers() {
    return new TreeSet<>(list());
  }

  /** Gives the answers that are the only ones, until there is a question or the end. */
  void settle() {
    while (!position.isOver() && offers().size() == 1) {
      position.apply(moves().getFirst(), told);
    }
  }

  void play(String notation) {
    told.list().clear();
    position.apply(move(notation), told);
  }

  private M move(String notation) {
    return moves().stream()
        .filter(move -> move.notation().equals(notation))
        .findFirst()
        .orElseThrow();
  }

  /** What a good player would answer. */
  String best(List<String> answers) {
    return answers.stream()
        .max(Comparator.comparingDouble(answer -> judgement.merit(position, move(answer))))
        .orElseThrow();
  }

  /** The seats that have won. */
  List<Integer> winners() {
    return position.outcome().winningSeats().stream().map(seat -> seat.index()).toList();
  }

  /** For a message: what happened since the last move, and the whole position. */
  String report() {
    return "the engine told: "
        + told.list().stream().map(event -> event.phrase().toString()).toList()
        + "\n"
        + Yaml.write(position.text());
  }
}
