package sixstones.lab.players;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.bots.Seen;
import sixstones.engine.Judgement;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.Chance;
import sixstones.engine.net.Insight;
import sixstones.engine.net.Net;
import sixstones.engine.net.NetJudgement;

/** A bot that judges by the net of a file, or by none, to find out what nets are good for. */
final class NetPlayer implements Player {

  private static final String PLAIN = "plain";

  private final BotPlayer player;
  private final String net;
  private @Nullable Judgement<?, ?> judgement;

  /**
   * @param net a file, or {@code plain}
   */
  NetPlayer(BotPlayer player, String net) {
    this.player = player;
    this.net = net;
    if (!net.equals(PLAIN) && !Files.isReadable(Path.of(net))) {
      throw new IllegalArgumentException("There is no net " + net + ".");
    }
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void begin(Beginning beginning) {
    player.begin(beginning);
  }

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance) {
    return player.choose(seen.judgedBy(judgement(seen)), chance);
  }

  /** Made at the first choice: only then the game is known, and it is always the same one. */
  @SuppressWarnings("unchecked")
  private <P extends Position<P, M>, M extends Move> Judgement<P, M> judgement(Seen<P, M> seen) {
    if (judgement == null) judgement = made(seen.judgement());
    return (Judgement<P, M>) judgement;
  }

  private <P extends Position<P, M>, M extends Move> Judgement<P, M> made(Judgement<P, M> own) {
    var plain = own instanceof NetJudgement<P, M> netted ? netted.plain() : own;
    if (net.equals(PLAIN)) return plain;
    var marks =
        plain
            .marks()
            .orElseThrow(() -> new IllegalArgumentException("This game has no marks for a net."));
    try (var file = Files.newInputStream(Path.of(net))) {
      var insight = Optional.of(new Insight<>(marks, Net.read(file, net, marks)));
      return new NetJudgement<>(plain, _ -> insight);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
