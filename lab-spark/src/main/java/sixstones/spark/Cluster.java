package sixstones.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sixstones.lab.command.Usage;

/** Where games are played, where their results go, and how often they are made safe. */
final class Cluster {

  /** Set by the launcher: the jars that workers have not got. */
  private static final String JARS = "sixstones.jars";

  private static final String STANDALONE = "spark://";
  private static final int PATIENCE = 3_000;

  @Option(
      names = "--master",
      paramLabel = "ADDRESS",
      defaultValue = "local[*]",
      description =
          "Who plays: local[N] cores of this machine, or a cluster's master, as in spark://host:7077. Default: ${DEFAULT-VALUE}.")
  private String master;

  @Option(
      names = "--conf",
      paramLabel = "KEY=VALUE",
      description =
          "A setting of Spark's own, as in spark.executor.memory=4g; several may be given.")
  private @Nullable Map<String, String> settings;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description =
          "Where the games go, as Parquet. What is there of the same games is not played again. All machines must reach it.")
  private String out;

  @Option(
      names = "--slices",
      paramLabel = "N",
      defaultValue = "20",
      description =
          "In how many parts the games are played; after each one, what was played is safe. Default: ${DEFAULT-VALUE}.")
  private int slices;

  String out() {
    Usage.check(!out.isBlank(), "--out wants a folder.");
    return out;
  }

  int slices() {
    Usage.check(slices > 0, "--slices is at least 1.");
    return slices;
  }

  SparkSession open() {
    return open(master, settings == null ? Map.of() : settings);
  }

  /** Reaches a cluster, or says why not. */
  static SparkSession open(String master, Map<String, String> settings) {
    if (master.startsWith(STANDALONE)) mustAnswer(master);
    var conf = new TreeMap<>(Map.of("spark.ui.enabled", "false"));
    if (master.startsWith("local")) {
      // Nobody else is to be talked to, so nobody else can call.
      conf.put("spark.driver.host", "127.0.0.1");
      conf.put("spark.driver.bindAddress", "127.0.0.1");
    } else {
      conf.put("spark.jars", jars());
    }
    conf.putAll(settings);
    var builder = SparkSession.builder().appName("Six Stones").master(master);
    conf.forEach(builder::config);
    try {
      return builder.getOrCreate();
    } catch (Exception e) {
      throw Usage.of("Spark can't begin with the master %s: %s".formatted(master, e.getMessage()));
    }
  }

  private static String jars() {
    return String.join(",", List.of(System.getProperty(JARS, "").split(File.pathSeparator)));
  }

  /** Spark itself would try for a minute and then tell it in a stack trace. */
  private static void mustAnswer(String master) {
    for (var address : master.substring(STANDALONE.length()).split(",")) {
      if (answers(address)) return;
    }
    throw Usage.of("No Spark master answers at %s.".formatted(master));
  }

  private static boolean answers(String address) {
    try (var socket = new Socket()) {
      var uri = URI.create(STANDALONE + address);
      socket.connect(new InetSocketAddress(uri.getHost(), uri.getPort()), PATIENCE);
      return true;
    } catch (IOException | IllegalArgumentException _) {
      return false;
    }
  }
}
