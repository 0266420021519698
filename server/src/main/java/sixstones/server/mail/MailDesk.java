package sixstones.server.mail;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.metrics.Metrics;
import sixstones.server.problem.Reason;
import sixstones.server.storage.MailAddresses;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Spelling;
import sixstones.server.visitors.Visitors;

/** People who give an address, show that it is theirs, and take it back. */
public final class MailDesk {

  private static final Logger LOG = LoggerFactory.getLogger(MailDesk.class);

  static final int CODES_AN_HOUR = 10;

  /** To one mailbox, whoever asks for them. */
  static final int CODES_A_DAY = 5;

  static final int TRIES = 10;

  /** How long a code is good, and an address is kept that nobody confirms. */
  static final Duration GOOD_FOR = Duration.ofDays(1);

  private static final int CODE = 8;
  private static final int STOP = 24;

  private final MailAddresses addresses;
  private final Optional<Post> post;
  private final SecureRandom random;
  private final Clock clock;
  private final Metrics metrics;
  private final RateLimit limit = RateLimit.perHour(CODES_AN_HOUR, Reason.TOO_MANY_LETTERS);

  /**
   * @param post none where the host has no mail server
   */
  public MailDesk(
      MailAddresses addresses,
      Optional<Post> post,
      SecureRandom random,
      Clock clock,
      Metrics metrics) {
    this.addresses = addresses;
    this.post = post;
    this.random = random;
    this.clock = clock;
    this.metrics = metrics;
  }

  public boolean isOffered() {
    return post.isPresent();
  }

  /** The address that somebody has given; none where no letters are written. */
  public Optional<MailAddresses.Given> of(String holder) {
    return isOffered() ? addresses.of(holder) : Optional.empty();
  }

  /**
   * Sends a code to an address, which is not yet believed to be the visitor's.
   *
   * @param network where he calls from
   */
  public void ask(String holder, String network, String typed, Language language) {
    var writer = post.orElseThrow(Reason.NO_MAIL::problem);
    var address = MailAddress.read(typed).orElseThrow(Reason.MAIL_ADDRESS::problem);
    limit.count(network);
    var now = clock.instant();
    long today = TimeUnit.MILLISECONDS.toDays(now.toEpochMilli());
    var mailbox = Visitors.hash(address.mailbox());
    if (!addresses.countCode(mailbox, today, CODES_A_DAY)) {
      throw Reason.TOO_MANY_LETTERS.problem();
    }
    var code = Spelling.word(random, CODE);
    var box = new Mailbox(address, language, Spelling.word(random, STOP));
    addresses.put(holder, box, hash(holder, code), now);
    try {
      writer.mailer().send(writer.words().code(box, Spelling.shown(code)));
      metrics.letter("sent");
    } catch (NotSent e) {
      addresses.remove(holder);
      metrics.letter("failed");
      LOG.warn("a code could not be sent ({})", e.getMessage());
      throw Reason.MAIL_NOT_SENT.problem();
    }
  }

  /** Believes it, if it is the code that was sent. */
  public void confirm(String holder, String typed) {
    if (!isOffered()) throw Reason.NO_MAIL.problem();
    boolean right =
        Spelling.read(typed, CODE)
            .filter(
                code ->
                    addresses.confirm(
                        holder, hash(holder, code), TRIES, clock.instant().minus(GOOD_FOR)))
            .isPresent();
    if (!right) throw Reason.MAIL_CODE.problem();
  }

  private static String hash(String holder, String code) {
    return Visitors.hash(holder + ":" + code);
  }

  /** Forgets somebody's address. */
  public void stop(String holder) {
    addresses.remove(holder);
  }

  /** Forgets the address that a letter went to. */
  public void stopByLetter(String stop) {
    addresses.stop(stop);
  }
}
