package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.archive.Shelf;
import sixstones.archive.phrases.PhraseBook;
import sixstones.archive.yaml.PositionYaml;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.record.BadRecord;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;

@Command(name = "record", description = "Shows, checks or replays the record of a game.")
final class RecordCommand {

  @Command(description = "Prints the head of a record and its moves.")
  int show(@Parameters(paramLabel = "FILE") Path file) throws IOException {
    var record = read(file);
    System.out.printf(
        "%s, rules version %d, %s%n",
        record.game(), record.rulesVersion(), String.join(" – ", record.names()));
    record.options().sorted().forEach((id, value) -> System.out.println(id + ": " + value));
    System.out.println(record.result().isEmpty() ? "not finished" : record.result());
    int number = 0;
    for (var line : record.moves()) {
      System.out.printf(
          "%4d. %s: %s%n", ++number, record.names().get(line.seat()), line.notation());
    }
    return 0;
  }

  @Command(
      description = "Deals from the seed, replays every move and compares commitment and result.")
  int verify(@Parameters(paramLabel = "FILE", arity = "1..*") Path[] files) throws IOException {
    int failed = 0;
    for (var file : files) {
      try {
        var record = read(file);
        Replay.verify(Shelf.installed().get(record.game()), record);
        System.out.println(file + ": as recorded, " + record.moves().size() + " moves");
      } catch (BadRecord e) {
        failed++;
        System.out.println(file + ": " + e.getMessage());
      }
    }
    return failed == 0 ? 0 : 1;
  }

  @Command(description = "Tells a recorded game event by event.")
  int replay(
      @Parameters(paramLabel = "FILE") Path file,
      @Option(
              names = "--step",
              paramLabel = "N",
              defaultValue = "-1",
              description = "Print the position after N moves instead.")
          int step)
      throws IOException {
    var record = read(file);
    Usage.check(
        step <= record.moves().size(), "The record has " + record.moves().size() + " moves.");
    tell(Shelf.installed().get(record.game()), record, step);
    return 0;
  }

  private static <P extends Position<P, M>, M extends Move> void tell(
      Game<P, M> game, GameRecord record, int step) {
    if (step >= 0) {
      System.out.print(PositionYaml.write(game, Replay.of(game, record, step).position()));
      return;
    }
    var book = PhraseBook.english(game.info().id());
    var deal = new Deal(record.seats(), record.options(), record.freshChance());
    var dealt = new Events.Kept();
    var match = Match.begin(game, deal, dealt);
    print(book, record, dealt.list());
    int number = 0;
    for (var line : record.moves()) {
      System.out.printf("%4d. %s%n", ++number, line.notation());
      print(book, record, match.play(Seat.of(line.seat()), game.readMove(line.notation())));
    }
  }

  private static void print(PhraseBook book, GameRecord record, List<Event> events) {
    for (var event : events) {
      if (event.audience().spectators()) {
        System.out.println("      " + book.say(event.phrase(), seat -> record.names().get(seat)));
      }
    }
  }

  static GameRecord read(Path file) throws IOException {
    try {
      return RecordText.read(Files.readString(file));
    } catch (NoSuchFileException _) {
      throw Usage.of("There is no file " + file + ".");
    }
  }
}
