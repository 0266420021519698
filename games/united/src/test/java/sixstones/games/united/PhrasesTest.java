package sixstones.games.united;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.Game;
import sixstones.engine.text.PlainYaml;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.log.Sources;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.verbs.Choose;
import sixstones.testkit.PhraseLaws;

class PhrasesTest extends PhraseLaws<UnitedPosition, UnitedMove> {

  @Override
  protected Game<UnitedPosition, UnitedMove> game() {
    return new United();
  }

  /** Whoever adds a card to the data is told here that its words are missing. */
  @Test
  void everythingInTheBoxHasItsNameAndItsText() {
    var keys = new TreeSet<String>();
    for (var hero : Box.heroes()) keys.add(hero.key());
    for (var card : Box.heroCards()) {
      keys.add(card.key());
      if (card.special() != null) keys.add(card.key() + ".text");
    }
    for (var villain : Box.villains()) {
      keys.add(villain.key());
      keys.add(villain.key() + ".bam.text");
      keys.add(villain.key() + ".overflow.text");
      if (villain.ko() != null) keys.add(villain.key() + ".ko.text");
      for (var plan : villain.plans()) {
        keys.add(plan.key());
        if (plan.special() != null) keys.add(plan.key() + ".text");
      }
      for (var threat : villain.threats()) {
        keys.add(threat.key());
        threat.abilities().forEach(it -> keys.add(threat.key() + "." + it.trigger().id()));
      }
    }
    for (var tile : Box.tiles()) {
      keys.add(tile.key());
      keys.add(tile.key() + ".end.text");
      if (tile.constant() != null) keys.add(tile.key() + ".constant.text");
    }
    for (var gear : Box.gears()) {
      keys.addAll(Set.of(gear.key(), gear.key() + ".text", gear.key() + ".back.text"));
    }
    for (var card : Box.battlePlans()) keys.addAll(Set.of(card.key(), card.key() + ".text"));
    for (var cards : List.of(Box.villainCards(), Box.superHeroCards())) {
      for (var card : cards) {
        keys.addAll(Set.of(card.key(), card.key() + ".text", card.key() + ".when.text"));
      }
    }
    assertThat(phrases("en").keySet()).containsAll(keys);
  }

  /** Whoever plays the Villain chooses among cards of one deck, by their names. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ru", "pl", "fr"})
  void noTwoCardsOfAVillainsDeckShareAName(String language) {
    var phrases = phrases(language);
    for (var villain : Box.villains()) {
      var names = villain.plans().stream().map(plan -> String.valueOf(phrases.get(plan.key())));
      assertThat(names).as(villain.key()).doesNotHaveDuplicates();
    }
  }

  /** Who is asked by an effect reads what it is printed on. */
  @Test
  void everyEffectHasTheNameAndTheSentenceOfItsCard() {
    var keys = new TreeSet<String>();
    for (var effects : Box.allEffects().values()) {
      keys.addAll(List.of(Sources.key(effects), Sources.sentence(effects)));
    }
    assertThat(phrases("en").keySet()).containsAll(keys);
  }

  /** A card that offers a choice has words for each of its options. */
  @Test
  void everyChoiceIsPutInWords() {
    var keys = new TreeSet<String>();
    for (var effects : Box.allEffects().values()) {
      var source = effects.path().split("[./]", 2)[0];
      for (var effect : effects.steps()) {
        if (!(effect instanceof Choose choose)) continue;
        for (int n = 1; n <= choose.options().size(); n++) {
          keys.add("united.choice." + source + "." + n);
        }
      }
    }
    assertThat(phrases("en").keySet()).containsAll(keys);
  }

  /** The data say every effect twice, in verbs and in words; the words are what people read. */
  @Test
  void theEnglishTextsAreThoseOfTheData() {
    var texts = new TreeMap<String, String>();
    for (var hero : data("heroes").items()) named(texts, "card", hero.at("cards"));
    for (var villain : data("villains").items()) {
      named(texts, "plan", villain.at("master_plan"));
      var key = "united.villain." + villain.at("id").text();
      texts.put(key + ".bam.text", villain.at("bam").at("text").text());
      texts.put(key + ".overflow.text", villain.at("overflow").at("text").text());
      for (var threat : villain.at("threats").items()) {
        for (var ability : threat.at("abilities").items()) {
          var part = threat.at("id").text() + "." + ability.at("trigger").text();
          texts.put("united.threat." + part, ability.at("text").text());
        }
      }
    }
    for (var tile : data("locations").items()) {
      var key = "united.location." + tile.at("id").text();
      texts.put(key, tile.at("name").text());
      texts.put(key + ".end.text", tile.at("end_of_turn").at("text").text());
    }
    for (var kind : List.of("hero_gear", "universal_gear")) {
      for (var gear : data("gear").at(kind).items()) {
        var key = "united.gear." + gear.at("id").text();
        texts.put(key + ".text", gear.at("front").at("text").text());
        texts.put(key + ".back.text", gear.at("back").at("text").text());
      }
    }
    for (var file : List.of("supervillain_cards", "superhero_cards", "battle_plans")) {
      named(texts, "super", data(file));
    }
    assertThat(phrases("en")).containsAllEntriesOf(texts);
  }

  private static TreeReader data(String file) {
    return PlainYaml.resource(United.class, "/sixstones/united/" + file + ".yaml");
  }

  private static void named(Map<String, String> texts, String kind, TreeReader cards) {
    for (var card : cards.items()) {
      if (!card.has("name")) continue;
      var key = "united." + kind + "." + card.at("id").text();
      texts.put(key, card.at("name").text());
      texts.put(key + ".text", card.at("text").text());
    }
  }

  /** Plain cards are called by their figures, in every language as the data have them. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "ru", "pl", "fr"})
  void plainCardsAreCalledByTheirFigures(String language) {
    var phrases = phrases(language);
    for (var card : Box.heroCards()) {
      if (card.special() != null) continue;
      var symbols = card.symbols().stream().map(symbol -> phrases.get(symbol.key())).toList();
      assertThat(phrases.get(card.key())).isEqualTo(String.join(" + ", symbols));
    }
    for (var villain : Box.villains()) {
      for (var plan : villain.plans()) {
        if (plan.special() != null) continue;
        var name = requireNonNull(phrases.get(plan.key()));
        assertThat(name).as(plan.id()).contains(" " + plan.move());
        assertThat(name.contains("!")).as(plan.id()).isEqualTo(plan.bam());
      }
    }
  }
}
