package sixstones.lab.players;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import sixstones.bots.Seen;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.UnreadableMove;
import sixstones.engine.View;
import sixstones.engine.chance.Chance;

/** A program of somebody else, spoken to as {@code docs/bot-protocol.md} tells. */
final class CommandPlayer implements Player {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final String name;
  private final List<String> command;
  private final Duration patience;
  private final ExecutorService reader = Executors.newVirtualThreadPerTaskExecutor();
  private @Nullable Running running;

  private record Running(Process process, Writer in, BufferedReader out) {}

  /** What the program is asked. */
  record Question(String game, int seat, int seats, View view, String prompt, List<String> moves) {}

  /** What the program is told before a game; wants no answer. */
  record Hello(
      @JsonProperty("new") boolean isNew,
      String game,
      int rules,
      Map<String, String> options,
      int seat,
      int seats) {}

  /** What the program is told after a game; wants no answer. */
  record Goodbye(boolean over, int seat, List<Double> shares, List<Integer> scores, String why) {}

  CommandPlayer(String name, List<String> command, Duration patience) {
    this.name = name;
    this.command = command;
    this.patience = patience;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public <P extends Position<P, M>, M extends Move> M choose(Seen<P, M> seen, Chance chance) {
    var answer = answer(ask(question(seen)));
    try {
      var move = seen.game().readMove(answer);
      if (seen.moves().contains(move)) return move;
      throw new Forfeit(name + " answered \"" + answer + "\", which is not legal");
    } catch (UnreadableMove e) {
      throw new Forfeit(name + ": " + e.getMessage());
    }
  }

  private static <P extends Position<P, M>, M extends Move> String question(Seen<P, M> seen) {
    return json(
        new Question(
            seen.game().info().id(),
            seen.seat().index(),
            seen.seats(),
            seen.view(),
            seen.prompt().key(),
            seen.moves().stream().map(Move::notation).toList()));
  }

  private static String json(Object message) {
    try {
      return JSON.writeValueAsString(message);
    } catch (JsonProcessingException e) {
      throw new AssertionError("a message is plain data", e);
    }
  }

  @Override
  public void begin(Beginning beginning) {
    var game = beginning.game();
    tell(
        new Hello(
            true,
            game.id(),
            game.rulesVersion(),
            options(beginning),
            beginning.seat(),
            beginning.seats()));
  }

  /** All of them, so that no program must know what is standard. */
  private static Map<String, String> options(Beginning beginning) {
    var options = new TreeMap<String, String>();
    for (var option : beginning.game().options()) {
      options.put(option.id(), beginning.options().get(option));
    }
    return options;
  }

  @Override
  public void end(Over over) {
    if (running != null) {
      tell(new Goodbye(true, over.seat(), over.shares(), over.scores(), over.why()));
    }
  }

  private void tell(Object message) {
    try {
      send(json(message));
    } catch (IOException _) {
      // Who doesn't listen will fail to answer the next question, and forfeits then.
      close();
    }
  }

  private Running send(String line) throws IOException {
    var program = running();
    program.in.write(line + "\n");
    program.in.flush();
    return program;
  }

  private String ask(String question) {
    try {
      var program = send(question);
      var line =
          reader
              .submit(() -> program.out.readLine())
              .get(patience.toMillis(), TimeUnit.MILLISECONDS);
      if (line == null) throw stopped(name + " has ended instead of answering");
      return line;
    } catch (IOException e) {
      throw stopped(name + " can't be spoken to: " + e.getMessage());
    } catch (TimeoutException _) {
      throw stopped(name + " did not answer within " + patience.toMillis() + " ms");
    } catch (ExecutionException e) {
      throw stopped(name + " can't be heard: " + e.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw stopped("interrupted");
    }
  }

  private String answer(String line) {
    try {
      Map<?, ?> answer = JSON.readValue(line, Map.class);
      if (answer.get("move") instanceof String move) return move;
    } catch (JsonProcessingException _) {
      // Said below, together with an object that has no move.
    }
    throw new Forfeit(name + " did not answer with {\"move\": \"…\"}");
  }

  private Running running() throws IOException {
    var known = running;
    if (known != null) return known;
    var process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    var started =
        new Running(
            process,
            process.outputWriter(StandardCharsets.UTF_8),
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
    running = started;
    return started;
  }

  /** After a failure the next game begins with a fresh program. */
  private Forfeit stopped(String message) {
    close();
    return new Forfeit(message);
  }

  @Override
  public void close() {
    var program = running;
    running = null;
    if (program == null) return;
    try {
      program.in.close();
      if (!program.process.waitFor(1, TimeUnit.SECONDS)) program.process.destroyForcibly();
    } catch (IOException _) {
      // It no longer listens: there is nothing to end politely.
      program.process.destroyForcibly();
    } catch (InterruptedException _) {
      program.process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
