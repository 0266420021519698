import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { deckCards } from '../src/games/gauntlet/cards';
import { CARDS } from '../src/games/loveletter/cards';
import { loadPlug } from '../src/games/plug';
import { allCards, allLocations } from '../src/games/splendor/cards';
import warTiles from '../src/games/war/facts/tiles.json';
import { TEAM_OF } from '../src/games/war/teams';
import type { TileKind } from '../src/games/war/view';
import { HERO_CARDS, PLANS, THREAT_TRIGGERS } from '../src/games/united/facts';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { STONES } from '../src/stones/gems';
import { gauntletView } from './gauntlet';
import { loveLetterView } from './loveletter';
import { unitedView } from './united-view';
import { warPiece, warTile, warView } from './war-view';

const none = { mind: 0, space: 0, soul: 0, power: 0, reality: 0, time: 0, shield: 0 };
const splendor = {
  rows: [{ level: 1, deck: 30, cards: ['L1-02'] }],
  seats: [{ points: 3, tokens: none, bonuses: { ...none, reality: 1 }, team: ['L1-03'], hand: [], locations: [] }],
  edition: 'marvel',
  goal: 16,
  supply: none,
  avengersOwner: null,
};

const warKinds = [...new Set(warTiles.map(({ kind }) => kind as TileKind))].map((kind, i) => warTile(`${Math.floor(i / 9)},${i % 9}`, { kind }));
const war = warView({ tiles: warKinds, pieces: Object.keys(TEAM_OF).map((piece) => warPiece(piece)) });

const THINGS: Record<string, { view: unknown; things: string[] }> = {
  splendor: {
    view: splendor,
    things: [
      ...[...allCards('marvel'), ...allCards('classic')].map(({ id }) => `card:${id}`),
      ...[...allLocations('marvel'), ...allLocations('classic')].map(({ id }) => `location:${id}`),
      ...STONES.map((stone) => `supply:${stone}`),
      'deck:1',
      'avengers',
      'points:0',
      'hand:0',
      'limit:0',
    ],
  },
  gauntlet: {
    view: gauntletView(),
    things: [...deckCards('hero'), ...deckCards('thanos')].map(({ id }) => `card:${id}`).concat('deck:hero', 'deck:thanos', 'tokens', 'talk'),
  },
  loveletter: { view: loveLetterView(), things: [...CARDS.map(({ id }) => `card:${id}`), 'deck', 'aside', 'seat:0/token'] },
  united: {
    view: unitedView(),
    things: [
      ...[...HERO_CARDS.keys()].map((id) => `card:${id}`),
      ...[...PLANS.keys()].map((id) => `plan:${id}`),
      ...[...THREAT_TRIGGERS.keys()].map((id) => `threat:${id}`),
      ...['move', 'attack', 'heroic', 'wild'].map((id) => `symbol:${id}`),
      ...['civilian', 'thug', 'doombot', 'rick'].map((id) => `token:${id}`),
      ...['rescue', 'defeat', 'threats'].map((id) => `mission:${id}`),
      'villain',
    ],
  },
  war: {
    view: war,
    things: [
      ...warKinds.map(({ place }) => `tile:${place}`),
      ...[...Object.keys(TEAM_OF), 'thanos'].map((id) => `piece:${id}`),
      ...['mind', 'space', 'soul', 'power', 'reality', 'time', 'energy', 'hulk', 'leadership-a'].map((id) => `token:${id}`),
      'place:-1,3',
      'count:closed',
      'count:heroes',
      'count:stones',
      'slot:token',
      'slot:stone',
      'zone:0',
      'gauntlet',
    ],
  },
};
const games = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/plug.ts`));

beforeAll(async () => {
  for (const game of games) await loadGame(game);
});

it.each(games)('everything of %s can be looked at: what it is, in words, and a rule that there is', async (game) => {
  const plug = await loadPlug(game);
  const rules = readFileSync(`../docs/rules/${game}.md`, 'utf8');
  const { view, things } = THINGS[game] ?? { view: null, things: [] };
  expect(things, 'nobody says what can be looked at').not.toEqual([]);
  for (const thing of things) {
    const [look] = plug.closer?.(thing, view, 0) ?? [];
    expect(look, thing).toBeDefined();
    if (!look) continue;
    expect(look.title, thing).not.toBe('');
    expect([look.title, look.note, look.text].join(' '), thing).not.toMatch(new RegExp(`${game}\\.\\w+|\\{`));
    if (look.rule) expect(rules, thing).toContain(`**${look.rule}**`);
  }
});

it('a card says what is to be paid for it, and where it lies', async () => {
  const plug = await loadPlug('splendor');
  const [rocket] = plug.closer?.('card:L1-02', splendor, 0) ?? [];
  expect(rocket?.text).toContain('With your bonuses you pay: 1 Mind and 1 Reality.');
  expect(rocket?.note).toContain('in the middle');
  expect(plug.closer?.('card:L1-03', splendor, 0)[0]?.note).toContain('taken');
});
