package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** U-VILLAIN: the plan card from top to bottom. */
final class VillainTurn {

  private final Referee game;
  private final SuperVillain player;

  /** Where the plan card of this turn has taken the Villain. */
  private int destination;

  VillainTurn(Referee game) {
    this.game = game;
    this.player = new SuperVillain(game);
  }

  SuperVillain player() {
    return player;
  }

  /** A scene of the dashboard or of a plan card: the Heroes' decider settles what is open. */
  Scene scene() {
    var world = game.world;
    return new Scene(Optional.empty(), () -> world.villainAt, world.decider().seat);
  }

  Scene scene(Threat threat) {
    var scene = new Scene(Optional.empty(), () -> threat.at, game.world.decider().seat);
    scene.threat = Optional.of(threat);
    return scene;
  }

  void play() {
    var world = game.world;
    world.setup = false;
    world.villainTurn = true;
    game.actions.forget();
    newTurn();
    // U-RULE-54: "until the next Villain turn" ends before the card is drawn.
    world.swiftEscape = false;
    world.tokensBanned = false;
    world.threats.forEach(threat -> threat.immune = false);
    var plan = world.villainPlayer() ? player.choosePlan() : draw();
    world.story.add(new StoryCard(plan, false));
    game.arbiter.met(plan);
    world.gap = 0;
    world.delay = 0; // U-RULE-42
    resolve(world.printed.planCard(plan));
    game.superCards.villainTurnEnds();
    // U-STUN-05.
    world.villainStunned = false;
    world.threats.forEach(threat -> threat.stunned = false);
    forgetWounds();
  }

  /** What counts by turns, Hero or Villain turn alike, starts anew. */
  void newTurn() {
    var world = game.world;
    world.villainIgnored = 0;
    for (var threat : world.threats) {
      threat.ignored = 0;
      threat.reacted = false;
    }
    game.superCards.playedThisTurn = false;
    player.playedThisTurn = false;
    game.tokens.atOnce = world.villainTurn;
  }

  /** U-ACTION-ATTACK-03. */
  void forgetWounds() {
    game.world.ring.forEach(place -> place.wounded.clear());
  }

  /** U-VILLAIN-01, U-LOSE-02. */
  private String draw() {
    if (game.world.planDeck.isEmpty()) throw new GameOver("no-plans");
    return game.world.planDeck.removeFirst();
  }

  /** U-VILLAIN-02. */
  private void resolve(Printed.PlanCard plan) {
    player.onReveal();
    int from = game.world.villainAt;
    move(plan.move());
    // U-RULE-57: where Deceitful leaves him in his place, he was not moved to it.
    if (destination != from) player.afterMove();
    if (plan.bam()) bam();
    game.effects.run(plan.effects(), scene());
    addTokens(plan);
  }

  private void move(int printedMove) {
    var world = game.world;
    int move = player.moveValue(printedMove);
    int to = World.ringIndex(world.villainAt + move);
    var deceiver = world.deceiver;
    if (deceiver != null) {
      // U-RULE-80.
      world.deceiver = null;
      to = game.choose(deceiver.seat, "location", world.ring).index;
    }
    destination = to;
    game.travel.villain(to);
  }

  /** U-BAM-02 and 03, U-RULE-11. */
  private void bam() {
    var world = game.world;
    if (!player.bamElsewhere()) dashboardBam(scene());
    var done = new ArrayList<Threat>();
    for (int at : World.clockwiseFrom(world.villainAt)) {
      while (true) {
        var waiting =
            world.threatsAt(at).stream()
                .filter(threat -> !done.contains(threat) && !threat.abilities("bam").isEmpty())
                .toList();
        if (waiting.isEmpty()) break;
        var threat = game.choose(world.decider().seat, "threat", waiting);
        done.add(threat);
        if (threat.stunned) continue;
        game.arbiter.met("bam " + threat.card());
        for (var ability : threat.abilities("bam")) {
          game.effects.run(Printed.steps(ability, "effects"), scene(threat));
        }
      }
    }
  }

  /** U-STUN-03, 04 and 06: a stunned Villain's BAM! is cancelled each time. */
  void dashboardBam(Scene scene) {
    if (game.world.villainStunned) return;
    game.effects.run(Printed.steps(game.world.dashboard().at("bam"), "effects"), scene);
  }

  /** U-ADD-01 to 04. */
  private void addTokens(Printed.PlanCard plan) {
    int middle = game.world.villainAt;
    var instruction = new ArrayList<Tokens.Addition>();
    var places = List.of("left", "center", "right");
    for (int i = 0; i < 3; i++) {
      var area = plan.tokens().get(places.get(i));
      if (area == null) continue;
      for (var kind : List.of("thug", "doombot", "civilian")) {
        for (int n = 0; n < area.getOrDefault(kind, 0); n++) {
          instruction.add(new Tokens.Addition(World.ringIndex(middle + i - 1), kind));
        }
      }
    }
    if (player.spreads()) player.spread(instruction);
    else game.tokens.add(instruction);
  }

  /** U-IMMORTUS-02, U-SUPERVILLAIN-13. */
  void addFacedown() {
    var world = game.world;
    var card = world.villainPlayer() ? player.chooseFacedown() : draw();
    world.story.add(new StoryCard(card, true));
  }
}
