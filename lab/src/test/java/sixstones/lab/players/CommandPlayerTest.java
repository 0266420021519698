package sixstones.lab.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.engine.Options;
import sixstones.games.splendor.Splendor;
import sixstones.lab.simulate.Report;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.simulate.Simulator;

class CommandPlayerTest {

  @TempDir Path folder;

  @Test
  void aProgramThatAnswersWithTheFirstMovePlaysWholeGames() throws IOException {
    var report =
        play(
            "while read -r line; do [[ $line == *moves* ]] || continue; m=${line#*\\\"moves\\\":[\\\"}; echo \"{\\\"move\\\": \\\"${m%%\\\"*}\\\"}\"; done");
    assertThat(report.forfeits()).isEmpty();
    assertThat(report.games()).isEqualTo(3);
  }

  @Test
  void aProgramIsToldOfEveryGameWhatIsAgreedAndHowItEnds() throws IOException {
    var heard = folder.resolve("heard");
    play(
        "while read -r line; do [[ $line == *moves* ]] || { echo \"$line\" >> "
            + heard
            + "; continue; }; m=${line#*\\\"moves\\\":[\\\"}; echo \"{\\\"move\\\": \\\"${m%%\\\"*}\\\"}\"; done");
    var lines = Files.readAllLines(heard);
    assertThat(lines).hasSize(6);
    assertThat(lines.getFirst())
        .startsWith("{\"new\":true,\"game\":\"splendor\",\"rules\":")
        .endsWith("\"options\":{\"edition\":\"marvel\"},\"seat\":0,\"seats\":2}");
    assertThat(lines.get(1))
        .matches("\\{\"over\":true,\"seat\":0,\"shares\":\\[.*\"why\":\"splendor\\..*");
  }

  @Test
  void anIllegalAnswerLosesTheGame() throws IOException {
    var report = play("while read -r line; do echo '{\"move\": \"recruit thor\"}'; done");
    assertThat(report.forfeits()).hasSize(3).allMatch(text -> text.contains("not legal"));
    assertThat(report.players().getFirst().wins()).isZero();
    assertThat(report.players().getLast().wins()).isEqualTo(3);
  }

  @Test
  void nonsenseLosesTheGame() throws IOException {
    assertThat(play("while read -r line; do echo hello; done").forfeits())
        .allMatch(text -> text.contains("did not answer with"));
  }

  @Test
  void aCrashLosesTheGame() throws IOException {
    assertThat(play("exit 1").forfeits()).hasSize(3);
  }

  @Test
  void sleepingLosesTheGame() throws IOException {
    assertThat(play("sleep 60").forfeits())
        .allMatch(text -> text.contains("did not answer within"));
  }

  private Report play(String script) throws IOException {
    var file = folder.resolve("bot.sh");
    Files.writeString(file, script + "\n");
    var simulation =
        new Simulation(
            List.of("cmd:bash " + file, "random"),
            Options.STANDARD,
            0,
            3,
            1,
            1,
            false,
            false,
            Optional.empty(),
            Duration.ofMillis(700));
    return Simulator.run(new Splendor(), simulation, _ -> {});
  }
}
