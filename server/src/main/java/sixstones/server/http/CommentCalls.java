package sixstones.server.http;

import io.javalin.http.Context;
import sixstones.server.desk.CommentDesk;
import sixstones.server.desk.Words;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.CommentState;
import sixstones.server.visitors.Visitors;

/** What people say of moments of a finished game. */
record CommentCalls(CommentDesk desk, Visitors visitors) {

  void say(Context call) {
    var visitor = visitors.of(call);
    var asked = Calls.body(call, Asked.Comment.class);
    int moves = Calls.required(asked.moves(), "moves");
    var text = Words.checked(Calls.required(asked.text(), "text"));
    desk.say(Calls.table(call), visitor, asked.name(), moves, text);
    Calls.answer(call, new Answers.Done(true));
  }

  void read(Context call) {
    var visitor = Visitors.asking(call);
    var said = desk.of(Calls.table(call), visitor);
    Calls.answer(call, said.stream().map(one -> CommentState.of(one, visitor)).toList());
  }
}
