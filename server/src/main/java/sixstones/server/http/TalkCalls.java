package sixstones.server.http;

import io.javalin.http.Context;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sixstones.server.desk.TalkDesk;
import sixstones.server.desk.Words;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.SayingState;
import sixstones.server.tables.Tables;
import sixstones.server.talk.Quick;
import sixstones.server.talk.Said;
import sixstones.server.visitors.Visitors;

/** What people at a table say. */
final class TalkCalls {

  private static final Pattern THING = Pattern.compile("[a-z][A-Za-z0-9:/,._-]{0,99}");

  private final Tables tables;
  private final TalkDesk desk;
  private final Visitors visitors;

  TalkCalls(Tables tables, TalkDesk desk, Visitors visitors) {
    this.tables = tables;
    this.desk = desk;
    this.visitors = visitors;
  }

  void say(Context call) {
    var visitor = visitors.of(call);
    var asked = Calls.body(call, Asked.Say.class);
    desk.say(Calls.table(call), visitor, asked.name(), said(asked));
    Calls.answer(call, new Answers.Done(true));
  }

  /** One way of saying it, and no other. */
  private static Said said(Asked.Say asked) {
    if (Stream.of(asked.text(), asked.quick(), asked.here()).filter(one -> one != null).count()
        != 1) throw Reason.NOTHING_SAID.problem();
    if (asked.text() != null) return new Said.Text(Words.checked(asked.text()));
    if (asked.quick() != null)
      return new Said.Ready(Quick.of(asked.quick()).orElseThrow(Reason.NOTHING_SAID::problem));
    var thing = Calls.required(asked.here(), "here");
    if (!THING.matcher(thing).matches()) throw Reason.NO_SUCH_THING.problem();
    return new Said.Here(thing);
  }

  void hear(Context call) {
    var visitor = Visitors.asking(call);
    var heard =
        tables.look(
            Calls.table(call),
            table -> {
              if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
              return desk.heard(table, visitor);
            });
    Calls.answer(call, heard.stream().map(saying -> SayingState.of(saying, visitor)).toList());
  }
}
