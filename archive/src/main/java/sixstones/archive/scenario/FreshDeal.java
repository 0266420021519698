package sixstones.archive.scenario;

import java.util.List;
import java.util.TreeMap;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.ScriptedChance;
import sixstones.engine.text.TreeReader;

/**
 * A game that begins from the box.
 *
 * @param tosses the first numbers that chance draws
 */
record FreshDeal(int players, Options options, List<Integer> tosses) {

  static FreshDeal read(TreeReader at) {
    at.allow("players", "options", "chance");
    var options = new TreeMap<String, String>();
    at.find("options")
        .ifPresent(all -> all.fields().forEach((id, value) -> options.put(id, value.text())));
    return new FreshDeal(
        at.at("players").number(),
        new Options(options),
        at.find("chance")
            .map(all -> all.items().stream().map(TreeReader::number).toList())
            .orElse(List.of()));
  }

  Deal with(ScriptedChance chance) {
    chance.say(tosses);
    return new Deal(players, options, chance);
  }
}
