import type { HeroView, LocationView, StoryView, ThreatView, TokensView, UnitedView } from '../src/games/united/view';

export const NO_TOKENS: TokensView = { move: 0, attack: 0, heroic: 0, wild: 0 };

export function unitedLocation(id: string, some: Partial<LocationView> = {}): LocationView {
  return { id, slots: 4, civilians: 0, thugs: 0, doombots: 0, crisisDoombots: 0, rick: false, villain: false, covered: false, ...some };
}

export function unitedHero(id: string, some: Partial<HeroView> = {}): HeroView {
  return {
    seat: 0,
    id,
    at: 0,
    ko: false,
    handSize: 0,
    hand: [],
    deck: 9,
    removed: [],
    tokens: NO_TOKENS,
    gear: [],
    superCards: 0,
    superHand: [],
    invulnerable: false,
    sheltering: false,
    redirecting: false,
    random: false,
    facedown: false,
    chosen: true,
    ...some,
  };
}

export function unitedThreat(id: string, some: Partial<ThreatView> = {}): ThreatView {
  return {
    id,
    card: id,
    at: 0,
    henchman: false,
    health: 0,
    healthAtStart: 0,
    spaces: [],
    filled: [],
    token: true,
    stunned: false,
    canBeDamaged: false,
    ...some,
  };
}

export function unitedCard(kind: StoryView['kind'], card: string | null, some: Partial<StoryView> = {}): StoryView {
  return { kind, card, hero: kind === 'plan' ? null : 0, facedown: false, covered: [], playedNow: false, borrowed: false, ...some };
}

/** A co-op turn in full swing: Captain Carter has played and may act in London, Doom is next door. */
export function unitedView(some: Partial<UnitedView> = {}): UnitedView {
  return {
    mode: 'coop',
    turn: 7,
    phase: 'hero',
    active: 0,
    nextHero: 1,
    gap: 2,
    interval: 3,
    untilVillain: 1,
    delay: 0,
    locations: [
      unitedLocation('tva_headquarters', { civilians: 2 }),
      unitedLocation('niffleheim', { slots: 5, thugs: 3 }),
      unitedLocation('project_pegasus', { civilians: 1, thugs: 1 }),
      unitedLocation('alchemax_headquarters', { thugs: 1 }),
      unitedLocation('london', { thugs: 2, crisisDoombots: 1, civilians: 1 }),
      unitedLocation('kun_lun', { slots: 3, doombots: 1, villain: true }),
    ],
    villain: {
      id: 'emperor_doom',
      seat: null,
      health: 10,
      track: 0,
      trackEnd: 0,
      at: 5,
      stunned: false,
      underPressure: false,
      canBeDamaged: false,
      deck: 8,
      handSize: 0,
      hand: [],
      superCards: 0,
      superHand: [],
    },
    missions: [
      { id: 'rescue', tokens: 3, spaces: 9, done: false },
      { id: 'defeat', tokens: 0, spaces: 9, done: true },
      { id: 'threats', tokens: 1, spaces: 4, done: false },
    ],
    missionsDone: 1,
    threats: [
      unitedThreat('doom-t4', { at: 4, spaces: ['heroic', 'heroic', 'attack'], filled: [true, false, false] }),
      unitedThreat('doom-t3', { at: 0, henchman: true, health: 3, healthAtStart: 5, canBeDamaged: true }),
    ],
    heroes: [
      unitedHero('captain_carter', {
        at: 4,
        handSize: 2,
        hand: ['cc-07', 'cc-05'],
        tokens: { ...NO_TOKENS, wild: 1 },
        gear: [{ id: 'captain_carters_shield', charged: true }],
      }),
      unitedHero('mighty_thor', { seat: 1, at: 0, handSize: 1, hand: ['mt-08'] }),
    ],
    story: [unitedCard('plan', 'doom-p04'), unitedCard('hero', 'mt-03', { hero: 1, borrowed: true }), unitedCard('hero', 'cc-08', { playedNow: true })],
    actions: {
      own: { ...NO_TOKENS, attack: 1 },
      shared: { ...NO_TOKENS, heroic: 2 },
      extra: NO_TOKENS,
      effect: NO_TOKENS,
      at: 4,
      special: true,
      tokensBanned: false,
    },
    supportRow: [],
    supportDeck: 0,
    supportHeroes: [],
    battlePlans: [],
    superDrawn: [],
    overflows: [],
    plansKnown: [],
    asking: null,
    ending: null,
    ...some,
  };
}
