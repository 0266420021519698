package sixstones.games.united.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Words;
import sixstones.engine.text.Columns;
import sixstones.games.united.UnitedView;
import sixstones.games.united.UnitedView.HeroView;
import sixstones.games.united.UnitedView.LocationView;
import sixstones.games.united.UnitedView.StoryView;
import sixstones.games.united.UnitedView.ThreatView;
import sixstones.games.united.UnitedView.TokensView;
import sixstones.games.united.box.Box;

/** A view drawn with letters: the ring of Locations, the Missions, the Villain, the Heroes. */
public final class Drawing {

  private final UnitedView view;
  private final Words words;
  private final List<String> lines = new ArrayList<>();

  private Drawing(UnitedView view, Words words) {
    this.view = view;
    this.words = words;
  }

  public static List<String> of(UnitedView view, Words words) {
    var drawing = new Drawing(view, words);
    drawing.head();
    drawing.ring();
    drawing.missions();
    drawing.villain();
    for (var hero : view.heroes()) drawing.hero(hero);
    drawing.story();
    drawing.actions();
    return drawing.lines;
  }

  private void head() {
    lines.add(
        "Turn " + view.turn() + ", Hero cards until the Villain acts: " + view.untilVillain());
  }

  private void ring() {
    var columns = new Columns("  ");
    for (int at = 0; at < view.locations().size(); at++) {
      var location = view.locations().get(at);
      columns.row(
          words.name("united.location." + location.id()),
          tokens(location),
          whoIsAt(at),
          threatsAt(at));
    }
    lines.addAll(columns.lines());
  }

  private static String tokens(LocationView location) {
    var tokens = new StringJoiner(" ");
    int taken = location.civilians() + location.thugs() + location.doombots();
    if (location.civilians() > 0) tokens.add(location.civilians() + " civilian");
    if (location.thugs() > 0) tokens.add(location.thugs() + " thug");
    if (location.doombots() > 0) tokens.add(location.doombots() + " doombot");
    if (location.crisisDoombots() > 0)
      tokens.add("(" + location.crisisDoombots() + " with Crisis)");
    tokens.add("[" + taken + "/" + location.slots() + "]");
    return tokens.toString();
  }

  private String whoIsAt(int at) {
    var who = new StringJoiner(", ");
    if (view.villain().at() == at)
      who.add(words.name("united.villain." + view.villain().id()).toUpperCase(Locale.ROOT));
    for (var hero : view.heroes()) if (hero.at() == at) who.add(heroName(hero));
    if (view.locations().get(at).rick()) who.add("Rick Jones");
    return who.toString();
  }

  private String threatsAt(int at) {
    return view.threats().stream()
        .filter(threat -> threat.at() != null && threat.at() == at)
        .map(this::threat)
        .collect(Collectors.joining(", "));
  }

  private String threat(ThreatView threat) {
    var name = words.name("united.threat." + threat.card());
    if (threat.henchman()) return name + " (Health " + threat.health() + ")";
    var spaces = new StringJoiner(" ", " (to clear: ", ")");
    for (int i = 0; i < threat.spaces().size(); i++) {
      if (!threat.filled().get(i)) spaces.add(threat.spaces().get(i).id());
    }
    return name + spaces;
  }

  private void missions() {
    var said = new StringJoiner(", ", "  Missions: ", "");
    for (var mission : view.missions()) {
      var state = mission.done() ? "done" : mission.tokens() + "/" + mission.spaces();
      said.add(words.name("united.mission." + mission.id()) + " " + state);
    }
    lines.add(said.toString());
  }

  private void villain() {
    var villain = view.villain();
    var said =
        new StringJoiner(", ", "  " + words.name("united.villain." + villain.id()) + ": ", "");
    if (villain.health() != null) said.add("Health " + villain.health());
    if (villain.trackEnd() > 0) said.add("track " + villain.track() + "/" + villain.trackEnd());
    said.add(villain.canBeDamaged() ? "can be damaged" : "can't be damaged yet");
    if (villain.underPressure()) said.add("under pressure");
    if (villain.stunned()) said.add("stunned");
    said.add("plan deck " + villain.deck());
    lines.add(said.toString());
    var hand = new Columns("    ");
    for (var plan : villain.hand()) hand.row(plan, words.name(Box.planNamed(plan).key()));
    for (var card : villain.superHand()) hand.row(card, words.name("united.super." + card));
    lines.addAll(hand.lines());
  }

  private void hero(HeroView hero) {
    var turn = view.active() != null && view.active() == hero.seat() ? "> " : "  ";
    var said =
        new StringJoiner(", ", turn + Seat.of(hero.seat()) + ", " + heroName(hero) + ": ", "");
    said.add("hand " + hero.handSize()).add("deck " + hero.deck());
    if (hero.ko()) said.add("KO");
    if (any(hero.tokens())) said.add("tokens " + symbols(hero.tokens()));
    if (hero.invulnerable()) said.add("invulnerable");
    for (var gear : hero.gear()) {
      said.add(words.name("united.gear." + gear.id()) + (gear.charged() ? " (charged)" : ""));
    }
    lines.add(said.toString());
    var hand = new Columns("    ");
    for (var id : hero.hand()) card(hand, id);
    for (var card : hero.superHand()) hand.row(card, words.name("united.super." + card));
    lines.addAll(hand.lines());
  }

  private void card(Columns into, String id) {
    var card = Box.cardNamed(id);
    var symbols =
        card.symbols().stream().map(symbol -> symbol.id()).collect(Collectors.joining(" "));
    into.row(id, words.name(card.key()), symbols, card.special() == null ? "" : "special");
  }

  private String heroName(HeroView hero) {
    return words.name("united.hero." + hero.id());
  }

  private void story() {
    if (view.story().isEmpty()) return;
    lines.add(
        "  Storyline: "
            + view.story().stream().map(this::played).collect(Collectors.joining(" | ")));
  }

  private String played(StoryView card) {
    var shown = card.card() == null || card.facedown() ? "facedown" : card.card();
    return switch (card.kind()) {
      case PLAN -> "plan " + shown;
      case HERO, SUPPORT -> shown;
    };
  }

  private void actions() {
    var actions = view.actions();
    var said = new StringJoiner(", ", "  Left to use: ", "");
    said.setEmptyValue("");
    if (any(actions.own())) said.add(symbols(actions.own()));
    if (any(actions.shared())) said.add("shared " + symbols(actions.shared()));
    if (any(actions.extra())) said.add("extra " + symbols(actions.extra()));
    if (any(actions.effect())) said.add("by the effect " + symbols(actions.effect()));
    if (actions.special()) said.add("the special");
    if (said.length() > 0) lines.add(said.toString());
  }

  private static boolean any(TokensView tokens) {
    return tokens.move() + tokens.attack() + tokens.heroic() + tokens.wild() > 0;
  }

  private static String symbols(TokensView tokens) {
    var said = new StringJoiner(" ");
    if (tokens.move() > 0) said.add(tokens.move() + " move");
    if (tokens.attack() > 0) said.add(tokens.attack() + " attack");
    if (tokens.heroic() > 0) said.add(tokens.heroic() + " heroic");
    if (tokens.wild() > 0) said.add(tokens.wild() + " wild");
    return said.toString();
  }
}
