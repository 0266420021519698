package sixstones.games.war.log;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.PlaceWords;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Ledger;
import sixstones.games.war.state.Table;

/**
 * Tells what happens: lines that recur, with their motions. Whoever builds a phrase of its own asks
 * {@link #on} first, as playouts tell nothing.
 */
public final class Log {

  private final Events out;

  public Log(Events out) {
    this.out = out;
  }

  /** Whether anybody listens. */
  public boolean on() {
    return out.on();
  }

  public void emit(Event event) {
    out.emit(event);
  }

  public static Phrase phrase(String key) {
    return Phrase.of("war.event." + key);
  }

  public static Phrase about(String key, Piece piece) {
    return phrase(key).name("piece", piece.phraseKey());
  }

  /** Where the arrows of a tile point now. */
  public static Arg arrows(Field field, Place place) {
    var directions = new ArrayList<Arg>();
    for (var direction : Direction.ALL) {
      if (field.points(place, direction)) {
        directions.add(name("war.direction." + direction.id()));
      }
    }
    return new Arg.Many(directions);
  }

  public static Arg place(Place place) {
    return PlaceWords.of(place);
  }

  /** A piece travels from one place to another. */
  public void travels(String key, Piece piece, Place from, Place to, String... rules) {
    if (!out.on()) return;
    var event = Event.of(Kind.MOVED, about(key, piece).with("place", place(to)), rules);
    out.emit(event.moving(piece.thing(), from.isNone() ? "reserve" : from.thing(), to.thing()));
  }

  /** A character is returned to its base, and why; who is there already only stays. */
  public void returned(Piece piece, Place from, Place to, Piece doer, Cause cause) {
    if (!out.on()) return;
    var why = Phrase.of("war.cause." + cause.key());
    if (!doer.isNobody()) why = why.name("by", doer.phraseKey());
    if (!cause.team().isNone()) why = why.name("team", cause.team().phraseKey());
    boolean stays = from.equals(to);
    var phrase =
        about(stays ? "stayedAtBase" : "returned", piece)
            .with("place", place(to))
            .with("cause", new Arg.Inner(why));
    var event = Event.of(Kind.HIT, phrase, cause.rules().toArray(String[]::new));
    out.emit(stays ? event : event.moving(piece.thing(), from.thing(), to.thing()));
  }

  public void rayHitNobody(String... rules) {
    if (out.on()) out.emit(Event.of(Kind.MISSED, Phrase.of("war.event.rayHitNobody"), rules));
  }

  /** Thanos takes a token from its carrier, or from a place if the piece is himself. */
  public void thanosTook(Ledger ledger, Piece piece, Token token, String from, String... rules) {
    if (!out.on()) return;
    var key = piece == Piece.THANOS ? "thanosTook" : "thanosTookCarried";
    var phrase =
        about(key, piece).name("token", token.toldKey()).with("now", stonesTaken(ledger, token));
    out.emit(Event.of(Kind.TOOK, phrase, rules).moving(token.thing(), from, Piece.THANOS.thing()));
  }

  /** After a Stone, how many of them he has; else nothing. */
  private static Arg stonesTaken(Ledger ledger, Token token) {
    if (!token.isStone()) return new Arg.Text("");
    int stones = Bits.count(ledger.taken() & Tokens.STONES);
    return new Arg.Inner(phrase("stonesTaken").number("stones", stones));
  }

  /** Something a piece does in a direction. */
  public void direction(String key, Piece piece, Direction direction, String... rules) {
    if (!out.on()) return;
    var phrase = about(key, piece).name("direction", "war.direction." + direction.id());
    out.emit(Event.of(Kind.PLAYED, phrase, rules));
  }

  /** A token changes hands; places are named as things. */
  public void token(
      Kind kind, String key, Piece piece, Token token, String from, String to, String... rules) {
    if (!out.on()) return;
    var phrase = about(key, piece).name("token", token.toldKey());
    out.emit(Event.of(kind, phrase, rules).moving(token.thing(), from, to));
  }

  /** Tokens put down on a place. */
  public void dropped(Piece piece, int tokens, Place place, String... rules) {
    if (!out.on() || tokens == 0) return;
    var keys = Tokens.names(tokens, Token::toldKey);
    var event =
        Event.of(
            Kind.MOVED,
            about("dropped", piece).names("tokens", keys).with("place", place(place)),
            rules);
    for (int left = tokens; left != 0; left = Bits.rest(left)) {
      event = event.moving(Token.first(left).thing(), piece.thing(), place.thing());
    }
    out.emit(event);
  }

  /** Something about one piece that moves nothing. */
  public void simply(Kind kind, String key, Piece piece, String... rules) {
    if (out.on()) out.emit(Event.of(kind, about(key, piece), rules));
  }

  /** Two tiles change places with all on them; the phrase is told both. */
  public void swapped(Phrase phrase, Place place, Place other, String... rules) {
    out.emit(
        Event.of(Kind.MOVED, phrase.with("place", place(place)).with("other", place(other)), rules)
            .moving(place.thing(), place.thing(), other.thing())
            .moving(other.thing(), other.thing(), place.thing()));
  }

  /** W-COIN-01: both options and which came up. */
  public void tossed(String what, Arg stones, Arg empty, int result, String... rules) {
    if (!out.on()) return;
    var phrase =
        phrase("toss." + what)
            .with("stones", stones)
            .with("empty", empty)
            .name("side", result == 0 ? "war.side.stones" : "war.side.empty")
            .with("result", result == 0 ? stones : empty);
    out.emit(
        Event.of(Kind.CHANCE, phrase, rules)
            .revealing()
            .moving("toss:" + (result == 0 ? "stones" : "empty"), "gauntlet", "gauntlet"));
  }

  /** W-COIN-02: three options or more, and which was drawn. */
  public void drawn(Phrase phrase, List<Arg> options, int result, String... rules) {
    if (!out.on()) return;
    var told = phrase.with("options", new Arg.Many(options)).with("result", options.get(result));
    out.emit(Event.of(Kind.CHANCE, told, rules).revealing());
  }

  public static List<Arg> teams(List<Team> teams) {
    return teams.stream().map(team -> name(team.phraseKey())).toList();
  }

  public static Arg name(String key) {
    return new Arg.Name(key);
  }

  public static Phrase ofTeam(String key, Table table, int seat) {
    return ofTeam(phrase(key), table, seat);
  }

  /** The team of a seat, and whose it is: its leader hears "you". */
  public static Phrase ofTeam(Phrase phrase, Table table, int seat) {
    return phrase.name("team", table.team(seat).phraseKey()).with("player", new Arg.Who(seat));
  }
}
