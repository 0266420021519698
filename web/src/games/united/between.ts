import type { Gap, Motion, TableEvent } from '../../protocol/types';
import type { HeroView, LocationView, ThreatView, UnitedView } from './view';

/**
 * The board after an event, as far as the event tells: what is needed to show a Villain's turn step by step. The state
 * that the server sends at the end is the truth, and replaces it.
 */
export function after(view: UnitedView, event: TableEvent): UnitedView {
  const key = event.phrase.key.replace('united.event.', '').replace('.own', '');
  const gaps = event.phrase.gaps ?? {};
  const moved = event.motions.reduce((now, motion) => move(now, motion, key), view);
  return told(moved, key, gaps, event.motions);
}

function move(view: UnitedView, { thing, from, to }: Motion, key: string): UnitedView {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'token') {
    if (key === 'crisis') return place(view, from, (one) => ({ ...one, doombots: one.doombots - 1, crisisDoombots: one.crisisDoombots + 1 }));
    return from === to
      ? view
      : place(
          place(view, from, (one) => add(one, id, -1)),
          to,
          (one) => add(one, id, 1),
        );
  }
  if (from === to) return view;
  if (kind === 'villain') return villainAt(view, to);
  if (kind === 'rick') return { ...view, locations: view.locations.map((one) => ({ ...one, rick: `location:${one.id}` === to })) };
  if (kind === 'hero') return hero(view, thing, (one) => ({ ...one, at: indexOf(view, to) ?? one.at }));
  if (kind === 'threat') return threat(view, thing, (one) => ({ ...one, at: indexOf(view, to) }));
  if (kind === 'symbol') return tokens(tokens(view, from, id, -1), to, id, 1);
  if (kind === 'card' || kind === 'plan' || kind === 'back') return card(view, kind, id || null, from, to);
  return view;
}

function told(view: UnitedView, key: string, gaps: Record<string, Gap>, motions: readonly Motion[]): UnitedView {
  const about = motions[0]?.to ?? '';
  const number = (name: string) => {
    const gap = gaps[name];
    return gap && 'count' in gap ? gap.count : null;
  };
  switch (key) {
    case 'villainTurn':
      return {
        ...view,
        phase: 'villain',
        active: null,
        actions: { ...view.actions, at: null },
        story: view.story.map((one) => ({ ...one, playedNow: false, borrowed: false })),
      };
    case 'heroTurn':
      return { ...view, phase: 'hero', active: view.heroes.find((one) => `hero:${one.id}` === about)?.seat ?? view.active };
    case 'knockedOut':
      return hero(view, about, (one) => ({ ...one, ko: true }));
    case 'recovered':
      return hero(view, about, (one) => ({ ...one, ko: false }));
    case 'villainHit':
    case 'healed':
      return { ...view, villain: { ...view.villain, health: number('health') ?? view.villain.health } };
    case 'henchmanHit':
      return threat(view, motions[0]?.from ?? '', (one) => ({ ...one, health: number('health') ?? one.health }));
    case 'track':
      return { ...view, villain: { ...view.villain, track: number('space') ?? view.villain.track } };
    case 'progress':
    case 'missionLost':
      return mission(view, [about, motions[0]?.from ?? ''], number('count'));
    case 'stunned':
      return about === 'villain' ? { ...view, villain: { ...view.villain, stunned: true } } : threat(view, about, (one) => ({ ...one, stunned: true }));
    default:
      return view;
  }
}

const indexOf = (view: UnitedView, place: string) => {
  const at = view.locations.findIndex((one) => `location:${one.id}` === place);
  return at < 0 ? null : at;
};

function place(view: UnitedView, name: string, change: (one: LocationView) => LocationView): UnitedView {
  return { ...view, locations: view.locations.map((one) => (`location:${one.id}` === name ? change(one) : one)) };
}

function add(location: LocationView, kind: string, count: number): LocationView {
  const field = { civilian: 'civilians', thug: 'thugs', doombot: 'doombots', 'crisis-doombot': 'crisisDoombots' }[kind];
  if (field !== 'civilians' && field !== 'thugs' && field !== 'doombots' && field !== 'crisisDoombots') return location;
  return { ...location, [field]: Math.max(0, location[field] + count) };
}

function villainAt(view: UnitedView, to: string): UnitedView {
  const at = indexOf(view, to);
  if (at === null) return view;
  return { ...view, villain: { ...view.villain, at }, locations: view.locations.map((one, i) => ({ ...one, villain: i === at })) };
}

function hero(view: UnitedView, thing: string, change: (one: HeroView) => HeroView): UnitedView {
  return { ...view, heroes: view.heroes.map((one) => (`hero:${one.id}` === thing ? change(one) : one)) };
}

function threat(view: UnitedView, thing: string, change: (one: ThreatView) => ThreatView): UnitedView {
  return { ...view, threats: view.threats.map((one) => (`threat:${one.id}` === thing ? change(one) : one)) };
}

function mission(view: UnitedView, things: string[], count: number | null): UnitedView {
  if (count === null) return view;
  return { ...view, missions: view.missions.map((one) => (things.includes(`mission:${one.id}`) ? { ...one, tokens: count } : one)) };
}

function tokens(view: UnitedView, owner: string, symbol: string, count: number): UnitedView {
  if (symbol !== 'move' && symbol !== 'attack' && symbol !== 'heroic' && symbol !== 'wild') return view;
  return hero(view, owner, (one) => ({ ...one, tokens: { ...one.tokens, [symbol]: Math.max(0, one.tokens[symbol] + count) } }));
}

/** A card that goes between hand, deck and Storyline. */
function card(view: UnitedView, kind: string, id: string | null, from: string, to: string): UnitedView {
  const taken = withoutCard(view, id, from);
  if (to === 'story') {
    const plan = kind === 'plan' || from === 'deck:plans' || from === 'hand:villain';
    const owner = view.heroes.find((one) => from === `hand:${one.id}`);
    const added = { card: id, hero: plan ? null : (owner?.seat ?? view.active), facedown: id === null, covered: [], playedNow: false, borrowed: false };
    return { ...taken, story: [...taken.story, { ...added, kind: plan ? 'plan' : from === 'row:support' ? 'support' : 'hero' }] };
  }
  const owner = view.heroes.find((one) => to === `hand:${one.id}` || to === `deck:${one.id}`);
  if (!owner) return taken;
  const inHand = to.startsWith('hand:');
  return hero(taken, `hero:${owner.id}`, (one) =>
    inHand
      ? { ...one, handSize: one.handSize + 1, hand: id && one.hand.length === one.handSize ? [...one.hand, id] : one.hand }
      : { ...one, deck: one.deck + 1 },
  );
}

function withoutCard(view: UnitedView, id: string | null, from: string): UnitedView {
  if (from === 'deck:plans') return { ...view, villain: { ...view.villain, deck: view.villain.deck - 1 } };
  if (from === 'hand:villain') return { ...view, villain: { ...view.villain, handSize: view.villain.handSize - 1, hand: without(view.villain.hand, id) } };
  const owner = view.heroes.find((one) => from === `hand:${one.id}` || from === `deck:${one.id}`);
  if (!owner) return view;
  return hero(view, `hero:${owner.id}`, (one) =>
    from.startsWith('hand:') ? { ...one, handSize: Math.max(0, one.handSize - 1), hand: without(one.hand, id) } : { ...one, deck: Math.max(0, one.deck - 1) },
  );
}

function without(cards: string[], id: string | null): string[] {
  const at = id === null ? -1 : cards.indexOf(id);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
}
