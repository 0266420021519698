package sixstones.server.http;

import io.javalin.http.Context;
import java.time.Instant;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.push.PushCaller;
import sixstones.server.push.Subscription;
import sixstones.server.storage.Pushes;
import sixstones.server.visitors.Visitors;

/** Which browsers want to be called while their page is closed. */
final class PushCalls {

  private static final Answers.Done DONE = new Answers.Done(true);

  private final Pushes pushes;
  private final PushCaller caller;
  private final Visitors visitors;

  PushCalls(Pushes pushes, PushCaller caller, Visitors visitors) {
    this.pushes = pushes;
    this.caller = caller;
    this.visitors = visitors;
  }

  void key(Context call) {
    Calls.answer(call, new Answers.PushKey(caller.publicKey()));
  }

  void subscribe(Context call) {
    var asked = Calls.body(call, Asked.Push.class);
    var subscription =
        new Subscription(
            Calls.required(asked.endpoint(), "endpoint"),
            Calls.required(asked.p256dh(), "p256dh"),
            Calls.required(asked.auth(), "auth"));
    if (!caller.admits(subscription)) throw Reason.PUSH_SERVICE.problem();
    pushes.add(visitors.of(call), subscription, Instant.now());
    Calls.answer(call, DONE);
  }

  void stop(Context call) {
    var endpoint = Calls.required(Calls.body(call, Asked.Push.class).endpoint(), "endpoint");
    pushes.remove(visitors.of(call), endpoint);
    Calls.answer(call, DONE);
  }
}
