package sixstones.games.war.judgement;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;

/** What a move does for a part of the prospects, with names and numbers. */
record InWords(WarPosition before, WarPosition after, int seat) {

  Optional<Phrase> tell(String part) {
    return switch (part) {
      case "points" -> points();
      case "load" -> first(own(), this::load);
      case "goal" -> goal();
      case "danger" -> first(own(), this::danger);
      case "rival" -> first(rivals(), this::setBack);
      default -> Optional.empty();
    };
  }

  private Stream<Piece> own() {
    return Arrays.stream(after.board().table().team(seat).pieces());
  }

  private Stream<Piece> rivals() {
    return IntStream.range(0, after.seats())
        .filter(other -> other != seat)
        .mapToObj(other -> after.board().table().team(other))
        .flatMap(team -> Arrays.stream(team.pieces()));
  }

  private static Optional<Phrase> first(
      Stream<Piece> pieces, Function<Piece, Optional<Phrase>> told) {
    return pieces.flatMap(piece -> told.apply(piece).stream()).findFirst();
  }

  private Optional<Phrase> points() {
    int more = after.board().ledger().points(seat) - before.board().ledger().points(seat);
    return more > 0
        ? Optional.of(Phrase.of("war.reason.scores").number("n", more))
        : Optional.empty();
  }

  private Optional<Phrase> load(Piece piece) {
    var was = before.board().crew();
    var is = after.board().crew();
    var token = is.other(piece);
    boolean found = token != was.other(piece);
    if (token.isHero() && onBattlefield(after, piece)) {
      boolean holds = found || !onBattlefield(before, piece) || is.hold(piece) != was.hold(piece);
      return holds ? with("hold", piece, token) : Optional.empty();
    }
    if (found && token.isHero()) return with("hero", piece, token);
    if (found && token.isLeadership()) return with("half", piece, token);
    if (is.stone(piece) != was.stone(piece) && !is.stone(piece).isNone()) {
      return with("stone", piece, is.stone(piece));
    }
    return Optional.empty();
  }

  private static boolean onBattlefield(WarPosition position, Piece piece) {
    var at = position.board().crew().at(piece);
    return position.board().field().isOpen(at, TileKind.BATTLEFIELD);
  }

  /** The character that gets nearer to where it had best go, and what there is. */
  private Optional<Phrase> goal() {
    return own()
        // Who puts something down is near to it, but does not get there.
        .filter(piece -> !after.board().crew().at(piece).equals(before.board().crew().at(piece)))
        .filter(piece -> steps(after, piece) < steps(before, piece))
        .max(Comparator.comparingInt(piece -> steps(before, piece) - steps(after, piece)))
        .flatMap(this::goal);
  }

  private static Goals goals(WarPosition position, Piece piece) {
    return Goals.of(position, new Ground(position), piece);
  }

  private static int steps(WarPosition position, Piece piece) {
    return goals(position, piece).distance();
  }

  private Optional<Phrase> goal(Piece piece) {
    var goals = goals(after, piece);
    if (goals.place().isNone()) return Optional.empty();
    var field = after.board().field();
    var carried = after.board().crew().other(piece);
    if (carried.isHero() && field.isOpen(goals.place(), TileKind.BATTLEFIELD)) {
      return with("towards-battlefield", piece, carried)
          .map(phrase -> phrase.number("n", goals.distance()));
    }
    int lying = field.lying(goals.place());
    return Arrays.stream(Token.ALL)
        .filter(token -> token.isHero() && token.isIn(lying))
        .findFirst()
        .flatMap(token -> with(goals.distance() == 0 ? "reaches" : "towards-hero", piece, token))
        .map(phrase -> phrase.number("n", goals.distance()));
  }

  private Optional<Phrase> danger(Piece piece) {
    boolean safer = Prospects.danger(after, piece) < Prospects.danger(before, piece);
    return safer ? Optional.of(about("safer", piece)) : Optional.empty();
  }

  private Optional<Phrase> setBack(Piece piece) {
    var was = before.board().crew();
    var is = after.board().crew();
    boolean sent = is.at(piece) != was.at(piece) && is.at(piece).equals(after.board().home(piece));
    if (!sent) return Optional.empty();
    var token = was.other(piece);
    return token.isNone() || !is.other(piece).isNone()
        ? Optional.of(about("sent-home", piece))
        : with("loses", piece, token);
  }

  private static Phrase about(String key, Piece piece) {
    return Phrase.of("war.reason." + key).name("piece", piece.phraseKey());
  }

  private static Optional<Phrase> with(String key, Piece piece, Token token) {
    return Optional.of(about(key, piece).name("token", token.toldKey()));
  }
}
