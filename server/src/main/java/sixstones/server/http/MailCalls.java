package sixstones.server.http;

import io.javalin.http.Context;
import java.util.Objects;
import java.util.regex.Pattern;
import sixstones.server.mail.Language;
import sixstones.server.mail.MailDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.visitors.Visitors;

/** Where one wants to be written to, and the end of it. */
final class MailCalls {

  private static final Answers.Done DONE = new Answers.Done(true);
  private static final Pattern STOP = Pattern.compile("[a-z0-9]{1,40}");

  private final MailDesk desk;
  private final Visitors visitors;

  MailCalls(MailDesk desk, Visitors visitors) {
    this.desk = desk;
    this.visitors = visitors;
  }

  void look(Context call) {
    var given = desk.of(Visitors.asking(call));
    Calls.answer(
        call,
        new Answers.Mail(
            desk.isOffered(),
            given.map(one -> one.box().address().masked()).orElse(null),
            given.isPresent() && given.get().confirmed()));
  }

  void ask(Context call) {
    var asked = Calls.body(call, Asked.Mail.class);
    var address = Calls.required(asked.address(), "address");
    var language = Language.of(Objects.requireNonNullElse(asked.language(), ""));
    desk.ask(visitors.of(call), call.ip(), address, language);
    Calls.answer(call, DONE);
  }

  void confirm(Context call) {
    var code = Calls.required(Calls.body(call, Asked.MailCode.class).code(), "code");
    desk.confirm(Visitors.asking(call), code);
    Calls.answer(call, DONE);
  }

  void stop(Context call) {
    desk.stop(Visitors.asking(call));
    Calls.answer(call, DONE);
  }

  /** Mail programs post here (RFC 8058); those that can't open it, and find the page for people. */
  void show(Context call) {
    call.redirect("/mail/stop/" + word(call));
  }

  void stopByLetter(Context call) {
    desk.stopByLetter(word(call));
    Calls.answer(call, DONE);
  }

  private static String word(Context call) {
    var word = call.pathParam("stop");
    if (!STOP.matcher(word).matches()) throw Reason.NO_SUCH_PAGE.problem();
    return word;
  }
}
