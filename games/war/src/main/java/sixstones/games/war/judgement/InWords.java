package sixstones.games.war.judgement;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;

/** What a move does for a part of the prospects, with names and numbers. */
record InWords(WarPosition before, WarPosition after, int seat) {

  /** What the part has gained, and a Stone that the way leads over. */
  Optional<Phrase> tell(String part) {
    var told = gained(part);
    var reason = new Arg.Inner(told.orElse(Phrase.of("war.reason." + part)));
    return first(own(), this::stoneOnTheWay)
        .filter(stone -> told.isEmpty() || !isNamed(stone, told.get()))
        .map(stone -> stone.with("reason", reason))
        .or(() -> told);
  }

  private Optional<Phrase> gained(String part) {
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
      if (holds) return with("hold", piece, token);
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
    return lying(lying, Token::isHero)
        .flatMap(token -> with(goals.distance() == 0 ? "reaches" : "towards-hero", piece, token))
        .map(phrase -> phrase.number("n", goals.distance()))
        .or(() -> stoneHere("reaches", piece))
        .or(() -> lying(lying, _ -> true).flatMap(token -> with("towards", piece, token)))
        .or(() -> towardsClosed(piece, goals.place()));
  }

  private static Optional<Token> lying(int tokens, Predicate<Token> which) {
    return Arrays.stream(Token.ALL)
        .filter(token -> token.isIn(tokens) && which.test(token))
        .findFirst();
  }

  /** A Stone lies where the move has brought a character, who can take it along (W-ARR-09). */
  private Optional<Phrase> stoneOnTheWay(Piece piece) {
    var at = after.board().crew().at(piece);
    boolean came = !at.equals(before.board().crew().at(piece));
    return came && !at.equals(after.board().home(piece))
        ? stoneHere("and-stone", piece)
        : Optional.empty();
  }

  /** Who is said to get to the Stone has named it. */
  private static boolean isNamed(Phrase stone, Phrase told) {
    return told.gaps().containsAll(stone.gaps());
  }

  /** A stone where the character has come to, if it has none. */
  private Optional<Phrase> stoneHere(String key, Piece piece) {
    var crew = after.board().crew();
    return crew.stone(piece).isNone()
        ? lying(after.board().field().lying(crew.at(piece)), Token::isStone)
            .flatMap(token -> with(key, piece, token))
        : Optional.empty();
  }

  private Optional<Phrase> towardsClosed(Piece piece, Place place) {
    return Ground.has(new Ground(after).closed, place)
        ? Optional.of(about("towards-closed", piece))
        : Optional.empty();
  }

  private Optional<Phrase> danger(Piece piece) {
    // Nobody is told to be safe in a trap.
    boolean safer =
        Prospects.danger(after, piece) < Prospects.danger(before, piece)
            && !Ground.has(new Ground(after).shunned, after.board().crew().at(piece));
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
