package sixstones.server.storage;

import org.jspecify.annotations.Nullable;
import sixstones.engine.chance.Share;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Avatar;
import sixstones.server.tables.Persona;

/** Acts as columns of the log. */
final class Acts {

  private Acts() {}

  /** An act as a row holds it. */
  record Row(
      String kind,
      @Nullable Integer seat,
      String body,
      @Nullable String holder,
      @Nullable String checksum) {

    static Row of(String kind, @Nullable Integer seat, String body) {
      return new Row(kind, seat, body, null, null);
    }
  }

  static Row write(Act act) {
    return switch (act) {
      case Act.Sit sit -> new Row("sit", sit.seat(), sit.persona().text(), sit.holder(), null);
      case Act.Pick pick -> Row.of("pick", pick.seat(), pick.option() + " " + pick.value());
      case Act.Await await -> Row.of("await", await.seat(), "");
      case Act.Pledge pledge -> Row.of("pledge", pledge.seat(), pledge.pledge());
      case Act.Settle _ -> Row.of("settle", null, "");
      case Act.Reveal reveal -> Row.of("reveal", reveal.seat(), reveal.share().hex());
      case Act.Leave leave -> Row.of("leave", leave.seat(), "");
      case Act.Bot bot ->
          bot.avatar()
              .filter(avatar -> avatar != Avatar.ofSeat(bot.seat()))
              .map(avatar -> Row.of("bot-as", bot.seat(), avatar.id() + " " + bot.level()))
              .orElse(Row.of("bot", bot.seat(), bot.level()));
      case Act.Vote vote -> Row.of("vote", vote.by(), vote.seat() + " " + vote.level());
      case Act.Open open -> Row.of("open", open.seat(), "");
      case Act.Return taken -> Row.of("return", taken.seat(), "");
      case Act.Resign resign -> Row.of("resign", resign.seat(), resign.level());
      case Act.Concede given -> Row.of("concede", given.seat(), "");
      case Act.EndWish wish -> Row.of("end-wish", wish.seat(), "");
      case Act.PlayOn on -> Row.of("play-on", on.seat(), "");
      case Act.Host taken -> Row.of("host", taken.seat(), "");
      case Act.Flag flag -> Row.of("flag", flag.seat(), "");
      case Act.Start start -> Row.of("start", null, String.valueOf(start.rules()));
      case Act.Branch branch ->
          Row.of("branch", null, branch.rules() + " " + branch.drawn() + " " + branch.position());
      case Act.Move move -> new Row("move", move.seat(), move.notation(), null, move.fingerprint());
      case Act.Undo undo -> Row.of("undo", undo.seat(), String.valueOf(undo.moves()));
      case Act.Over over -> Row.of("over", null, over.result());
      case Act.Lesson lesson -> Row.of("lesson", null, lesson.chapter() + " " + lesson.id());
      case Act.Puzzle puzzle -> Row.of("puzzle", null, puzzle.id());
      case Act.Rematch rematch -> Row.of("rematch", null, rematch.table());
      case Act.Agree agree -> Row.of("agree", agree.seat(), "");
      case Act.Thaw thaw -> Row.of("thaw", null, thaw.rules() + " " + thaw.snapshot());
    };
  }

  static Act read(Row row) {
    var body = row.body();
    return switch (row.kind()) {
      case "sit" -> new Act.Sit(seat(row), Persona.of(body), text(row.holder()));
      case "pick" -> {
        var words = body.split(" ", 2);
        yield new Act.Pick(seat(row), words[0], words[1]);
      }
      case "await" -> new Act.Await(seat(row));
      case "pledge" -> new Act.Pledge(seat(row), body);
      case "settle" -> new Act.Settle();
      case "reveal" -> new Act.Reveal(seat(row), new Share(body));
      case "leave" -> new Act.Leave(seat(row));
      case "bot" -> new Act.Bot(seat(row), body);
      case "bot-as" -> {
        var words = body.split(" ", 2);
        yield new Act.Bot(seat(row), words[1], Avatar.of(words[0]));
      }
      case "vote" -> {
        var words = body.split(" ", 2);
        yield new Act.Vote(seat(row), Integer.parseInt(words[0]), words[1]);
      }
      case "open" -> new Act.Open(seat(row));
      case "return" -> new Act.Return(seat(row));
      case "resign" -> new Act.Resign(seat(row), body);
      case "concede" -> new Act.Concede(seat(row));
      case "end-wish" -> new Act.EndWish(seat(row));
      case "play-on" -> new Act.PlayOn(seat(row));
      case "host" -> new Act.Host(seat(row));
      case "flag" -> new Act.Flag(seat(row));
      case "start" -> new Act.Start(Integer.parseInt(body));
      case "branch" -> {
        var words = body.split(" ", 3);
        yield new Act.Branch(Integer.parseInt(words[0]), Long.parseLong(words[1]), words[2]);
      }
      case "move" -> new Act.Move(seat(row), body, text(row.checksum()));
      case "undo" -> new Act.Undo(seat(row), body.isEmpty() ? 1 : Integer.parseInt(body));
      case "over" -> new Act.Over(body);
      case "lesson" -> {
        var words = body.split(" ", 2);
        yield new Act.Lesson(words[1], Integer.parseInt(words[0]));
      }
      case "puzzle" -> new Act.Puzzle(body);
      case "rematch" -> new Act.Rematch(body);
      case "agree" -> new Act.Agree(seat(row));
      case "thaw" -> {
        var words = body.split(" ", 2);
        yield new Act.Thaw(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
      }
      // A newer version beside this one has written it: this process leaves the table alone.
      default -> throw Reason.NEWER_TABLE.problem();
    };
  }

  private static int seat(Row row) {
    var seat = row.seat();
    if (seat == null) throw new IllegalStateException("a " + row.kind() + " has a seat");
    return seat;
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}
