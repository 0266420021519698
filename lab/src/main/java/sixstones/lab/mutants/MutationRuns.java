package sixstones.lab.mutants;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What PIT found in some runs. A plain run names one test for each mutant that was killed; a run
 * with the full matrix names all that killed it and all that did not notice.
 *
 * @param killers the tests that killed a mutant
 * @param fooled the tests that ran on a mutant and passed
 */
record MutationRuns(Set<Claimant> killers, Set<Claimant> fooled) {

  /**
   * Reads PIT's {@code mutations.xml}.
   *
   * @throws IllegalArgumentException if PIT has not finished one of them
   */
  static MutationRuns read(List<Path> reports) throws IOException {
    var runs = new MutationRuns(new HashSet<>(), new HashSet<>());
    for (var report : reports) {
      try (var in = Files.newInputStream(report)) {
        runs.add(in);
      } catch (XMLStreamException e) {
        throw new IllegalArgumentException(
            report + " is no whole report of PIT: let its run come to an end", e);
      }
    }
    return runs;
  }

  private void add(InputStream report) throws XMLStreamException {
    var factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    var xml = factory.createXMLStreamReader(report);
    while (xml.hasNext()) {
      if (xml.next() != XMLStreamReader.START_ELEMENT) continue;
      switch (xml.getLocalName()) {
        case "killingTest", "killingTests" -> add(killers, xml.getElementText());
        case "succeedingTests" -> add(fooled, xml.getElementText());
        default -> {}
      }
    }
  }

  private static void add(Set<Claimant> tests, String names) {
    for (var name : names.split("\\|")) if (!name.isBlank()) tests.add(Claimant.inReport(name));
  }
}
