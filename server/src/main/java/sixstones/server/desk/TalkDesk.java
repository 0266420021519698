package sixstones.server.desk;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.server.play.Play;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Since;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;
import sixstones.server.talk.Circle;
import sixstones.server.talk.Conversations;
import sixstones.server.talk.Said;
import sixstones.server.talk.Saying;

/** Talk at tables: who may say what, and who hears it. */
public final class TalkDesk {

  private final Tables tables;
  private final Conversations conversations;
  private final Consumer<String> news;
  private final WordLimit limit = new WordLimit();

  /**
   * @param news hears of tables where something was said
   */
  public TalkDesk(Tables tables, Conversations conversations, Consumer<String> news) {
    this.tables = tables;
    this.conversations = conversations;
    this.news = news;
  }

  /**
   * @param name how a spectator wants to be called; people at the table have theirs
   */
  public void say(String id, String visitor, @Nullable String name, Said said) {
    var saying = tables.look(id, table -> saying(table, visitor, name, said));
    limit.count(id, visitor, saying.seat());
    conversations.say(id, saying);
    news.accept(id);
  }

  private static Saying saying(Table table, String visitor, @Nullable String name, Said said) {
    if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
    if (table.head().visibility() == Visibility.UNLISTED) throw Reason.NOBODY_LISTENS.problem();
    var circle = circleOf(table, visitor).orElseThrow(Reason.SILENT_GAME::problem);
    if (said instanceof Said.Here && !mayPoint(table, visitor)) throw Reason.NO_POINTING.problem();
    var speaker = Speaker.of(table, visitor, name);
    return new Saying(
        0,
        Instant.now().truncatedTo(ChronoUnit.MILLIS),
        circle,
        table.seq(Spectator.SPECTATOR),
        speaker.seat(),
        speaker.name(),
        visitor,
        said);
  }

  /**
   * Who hears what a visitor says now; none while nobody may say anything. Before the start and
   * after the end all talk with all.
   */
  public static Optional<Circle> circleOf(Table table, String visitor) {
    if (!isPlayed(table)) return Optional.of(new Circle.Everybody());
    var seat = table.seating().seatOf(visitor);
    return switch (table.game().info().talk()) {
      case SILENT -> Optional.empty();
      case FREE -> Optional.of(seat.isPresent() ? new Circle.Everybody() : new Circle.Spectators());
      case SIDES ->
          Optional.of(seat.isPresent() ? sideOf(table, seat.getAsInt()) : new Circle.Spectators());
    };
  }

  private static Circle sideOf(Table table, int seat) {
    return table
        .play()
        .filter(play -> !allTogether(table, play))
        .<Circle>map(play -> new Circle.Side(play.side(seat)))
        .orElse(new Circle.Everybody());
  }

  /** Whether a visitor may point at things: who plays together with all others. */
  public static boolean mayPoint(Table table, String visitor) {
    return isPlayed(table)
        && circleOf(table, visitor).isPresent()
        && table.seating().seatOf(visitor).isPresent()
        && table.play().filter(play -> allTogether(table, play)).isPresent();
  }

  private static boolean isPlayed(Table table) {
    return switch (table.phase()) {
      case WAITING, OVER -> false;
      case RUNNING, FROZEN -> true;
    };
  }

  private static boolean allTogether(Table table, Play<?, ?> play) {
    return IntStream.range(0, table.head().seats()).allMatch(seat -> play.sameSide(0, seat));
  }

  /** What a visitor may hear, the oldest first. */
  public List<Saying> heard(Table table, String visitor) {
    if (table.head().visibility() == Visibility.UNLISTED) return List.of();
    return conversations.at(table.head().id()).stream()
        .filter(saying -> isHeard(table, visitor, saying))
        .toList();
  }

  private static boolean isHeard(Table table, String visitor, Saying saying) {
    if (table.phase() == Phase.OVER || saying.holder().equals(visitor)) return true;
    var viewer = table.viewer(visitor);
    return switch (saying.circle()) {
      case Circle.Everybody _ -> true;
      case Circle.Side side ->
          viewer instanceof Seat seat
              && table.play().filter(play -> play.side(seat.index()) == side.side()).isPresent();
      // A move later, so that nobody can be told what to do while it can still be done.
      case Circle.Spectators _ ->
          !(viewer instanceof Seat)
              && !(table.since(Spectator.SPECTATOR, saying.seq()) instanceof Since.Quiet);
    };
  }
}
