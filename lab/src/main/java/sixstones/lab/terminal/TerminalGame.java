package sixstones.lab.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.regex.Pattern;
import sixstones.archive.phrases.PhraseBook;
import sixstones.archive.yaml.ViewTree;
import sixstones.archive.yaml.Yaml;
import sixstones.bots.Bots;
import sixstones.bots.Seen;
import sixstones.bots.Stop;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.RefusedMove;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.UnreadableMove;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.text.Columns;

/** A game in a terminal. */
public final class TerminalGame<P extends Position<P, M>, M extends Move> {

  /** The name of a seat that is played at the keyboard. */
  public static final String PERSON = "you";

  private static final String HELP =
      """
      A move is typed as its number in the list or in its notation; case and order don't matter.
        moves      list all legal moves
        look       show what you see
        why MOVE   say why a move can't be made
        undo       take your last move back
        quit       leave the game
      """;

  /** How many moves are listed before anybody asks for all of them. */
  private static final int AT_FIRST = 12;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

  private final Match<P, M> match;
  private final List<String> names;
  private final Chance thoughts;
  private final PhraseBook book;

  private TerminalGame(Match<P, M> match, List<String> names, Chance thoughts) {
    this.match = match;
    this.names = List.copyOf(names);
    this.thoughts = thoughts;
    book = PhraseBook.english(match.game().info().id());
  }

  /**
   * Deals.
   *
   * @param names {@link #PERSON} or the name of a bot, for each seat
   */
  public static <P extends Position<P, M>, M extends Move> TerminalGame<P, M> begin(
      Game<P, M> game, Deal deal, List<String> names, Chance thoughts) {
    return new TerminalGame<>(Match.begin(game, deal, Events.OFF), names, thoughts);
  }

  /** Plays until the game is over, the person quits, or the input ends. */
  public void play(BufferedReader in, PrintStream out) throws IOException {
    out.print(HELP);
    int shownFor = -1;
    while (!match.isOver()) {
      var seat = Seat.of(match.position().chooser());
      if (!isPerson(seat)) {
        tell(out, match.play(seat, thinks(seat)));
        continue;
      }
      if (shownFor != match.history().size()) {
        shownFor = match.history().size();
        look(out, seat);
        out.println(say(match.position().prompt()));
        list(out, AT_FIRST);
      }
      out.print(seat + "> ");
      out.flush();
      var line = in.readLine();
      if (line == null || line.strip().equals("quit")) {
        out.println("The game is left.");
        return;
      }
      answer(line.strip(), seat, out);
    }
    out.println(say(match.position().outcome().why()));
    out.println("Scores: " + match.position().outcome().scores() + meaningOfScores());
  }

  /** What the numbers count, where the game says so. */
  private String meaningOfScores() {
    var key = match.game().info().id() + ".scores";
    return book.knows(key) ? " (" + say(Phrase.of(key)) + ")" : "";
  }

  private void answer(String line, Seat seat, PrintStream out) {
    try {
      switch (line) {
        case "" -> {}
        case "help" -> out.print(HELP);
        case "look" -> look(out, seat);
        case "moves" -> list(out, Integer.MAX_VALUE);
        case "undo" -> tell(out, match.undo(seat));
        default -> {
          if (line.startsWith("why ")) why(line.substring("why ".length()), seat, out);
          else tell(out, match.play(seat, move(line)));
        }
      }
    } catch (RefusedMove e) {
      out.println(say(e.refusal().why()) + " [" + e.refusal().rule() + "]");
    } catch (UnreadableMove e) {
      out.println(e.getMessage() + " Type \"moves\" for what you can do, \"help\" for help.");
    }
  }

  /** By its number in the list or by its notation. */
  private M move(String typed) {
    var moves = match.position().choice().moves();
    if (!NUMBER.matcher(typed).matches()) return match.game().readMove(typed);
    int number = Integer.parseInt(typed);
    if (number < 1 || number > moves.size()) {
      throw new UnreadableMove(typed, "the list has " + moves.size() + " moves");
    }
    return moves.get(number - 1);
  }

  private void list(PrintStream out, int most) {
    var moves = match.position().choice().moves();
    var columns = new Columns("  ");
    for (int i = 0; i < Math.min(most, moves.size()); i++) {
      var move = moves.get(i);
      columns.row((i + 1) + ".", move.notation(), say(match.position().label(move)));
    }
    columns.lines().forEach(out::println);
    if (most < moves.size()) out.println("  and " + (moves.size() - most) + " more: moves");
  }

  private void why(String notation, Seat seat, PrintStream out) {
    var refusal = match.refusal(seat, match.game().readMove(notation));
    out.println(refusal.map(r -> say(r.why()) + " [" + r.rule() + "]").orElse("It can be made."));
  }

  private M thinks(Seat seat) {
    var seen = Seen.by(match.game(), match.position());
    return Bots.get(names.get(seat.index())).choose(seen, thoughts, Stop.NEVER);
  }

  private void look(PrintStream out, Seat seat) {
    var drawing = match.position().drawing(seat, this::say);
    if (drawing.isEmpty()) out.println(Yaml.write(ViewTree.of(match.position().view(seat))));
    else drawing.forEach(out::println);
  }

  private void tell(PrintStream out, List<Event> events) {
    for (var event : events) {
      if (event.audience().has(audience())) out.println("* " + say(event.phrase()));
    }
  }

  /** One person hears what its seat may know; several at one keyboard only what is public. */
  private Viewer audience() {
    int first = names.indexOf(PERSON);
    return first == names.lastIndexOf(PERSON) && first >= 0 ? Seat.of(first) : Spectator.SPECTATOR;
  }

  private boolean isPerson(Seat seat) {
    return names.get(seat.index()).equals(PERSON);
  }

  private String say(Phrase phrase) {
    return book.say(phrase, seat -> "seat " + seat + " (" + names.get(seat) + ")");
  }
}
