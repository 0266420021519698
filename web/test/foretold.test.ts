import { expect, test } from 'vitest';
import { loadGame, parts } from '../src/phrases/catalogue.svelte';
import { plain } from '../src/phrases/sentence';
import type { Coming, Foretold } from '../src/protocol/types';
import { consequences, fitting, unstopped, ways } from '../src/table/foretold';
import { loadPlug } from '../src/games/plug';
import { isEnding, groups } from '../src/table/narrow';
import { offered } from './moves';

const coming = (event: Partial<Coming>): Coming => ({ kind: 'took', seat: 0, phrase: { key: '' }, rules: [], motions: [], ...event });
const foretold = (given: Partial<Foretold>): Foretold => ({ move: '', events: [], after: {}, open: null, ...given });

async function said(game: string, what: Foretold, view: unknown = {}): Promise<string[]> {
  await loadGame(game);
  return consequences(offered('move thor 3,2'), what, game, await loadPlug(game), view, 0).map((phrase) => plain(parts(phrase, (seat) => `P${seat}`)));
}

test('what will happen is said after the move itself, and what nobody can know last', async () => {
  const step = coming({ kind: 'moved', phrase: { key: 'war.event.moved', gaps: { piece: { name: 'war.piece.thor' }, place: { text: '3,2' } } } });
  const home = coming({
    kind: 'hit',
    phrase: { key: 'war.event.dropped', gaps: { piece: { name: 'war.piece.rocket' }, tokens: { many: [{ name: 'war.told.soul' }] }, place: { text: '3,2' } } },
  });
  const view = { teams: [{ points: 1 }] };
  expect(await said('war', foretold({ events: [step, home], open: 'shown' }), view)).toEqual([
    'Rocket leaves the Soul Stone on 3,2',
    'then the tile there is opened',
  ]);
});

test('numbers are told as they will be', async () => {
  const none = { mind: 0, space: 0, soul: 0, power: 0, reality: 0, time: 0, shield: 0 };
  const view = { seats: [{ points: 12, tokens: { ...none, mind: 3 }, bonuses: none, hand: [] }], pending: { card: null } };
  const after = { seats: { 0: { points: 14, tokens: { mind: 1 } } } };
  const texts = await said('splendor', foretold({ after, open: 'moved' }), view);
  expect(texts).toContain('+2 points, 14 in all');
  expect(texts).toContain('leaves you 1 Mind');
});

test('of a card that may be paid in several ways it is said what it is worth, and that it is then chosen how', async () => {
  const none = { mind: 0, space: 0, soul: 0, power: 0, reality: 0, time: 0, shield: 0 };
  const view = { seats: [{ points: 0, tokens: { ...none, power: 2, shield: 1 }, bonuses: { ...none, soul: 1 }, hand: [] }], pending: { card: null } };
  const pays = (card: string) => said('splendor', foretold({ after: { pending: { card } } }), view);
  expect(await pays('L1-17')).toEqual(['bonus Soul, 2 in all', 'then you choose the stones that pay']);
  expect((await pays('L2-06'))[0]).toBe('+3 points');
});

test('a card says what it brings to act with, and when the Villain acts', async () => {
  const none = { move: 0, attack: 0, heroic: 0, wild: 0 };
  const view = {
    locations: [],
    heroes: [],
    phase: 'hero',
    untilVillain: 3,
    villain: { id: 'doom', health: 5 },
    actions: { own: none, shared: none, extra: none, effect: none },
  };
  const after = { untilVillain: 2, actions: { own: { move: 1, attack: 1 }, shared: { move: 1 } } };
  const texts = await said('united', foretold({ after }), view);
  expect(texts[0]).toBe('brings you 2 moves, 1 attack');
  expect(texts[1]).toMatch(/^2 more cards, then .* acts$/);
});

test('what a move brings to whom it names is said, and who wins by it', async () => {
  const gets = coming({
    seat: 0,
    phrase: { key: 'gauntlet.gotTokens', gaps: { seat: { seat: 0 }, count: { count: 1 }, total: { count: 2 } } },
    motions: [{ thing: 'token', from: 'tokens', to: 'seat:0' }],
  });
  await loadGame('gauntlet');
  const phrases = consequences(offered('choose 0', 'seat:0'), foretold({ events: [gets] }), 'gauntlet', null, {}, 0);
  expect(phrases.map((phrase) => plain(parts(phrase, (seat) => `P${seat}`, 0)))).toEqual(['you get 1 power token: 2 in all']);
  const won = coming({ kind: 'over', seat: null, phrase: { key: 'splendor.won', gaps: { seat: { seat: 1 } } } });
  expect(await said('splendor', foretold({ events: [won] }), { seats: [] })).toEqual(['P1 wins the game']);
});

test('that the touched card is played needs not be said', async () => {
  const move = offered('play cc-07', 'card:cc-07');
  const played = coming({ kind: 'played', seat: null, motions: [{ thing: 'card:cc-07', from: 'hand:captain_carter', to: 'story' }] });
  expect(consequences(move, foretold({ events: [played] }), 'united', null, {}, 0)).toEqual([]);
});

test('a line takes as many texts as it has room for', () => {
  expect(fitting(['a beginning', 'more', 'and more'], 20)).toEqual(['a beginning', 'more']);
  expect(fitting(['far too long a beginning', 'more'], 20)).toEqual([]);
});

test('a way is shown once, and nothing that stays', () => {
  const motions = [
    { thing: 'stone:mind', from: 'supply:mind', to: 'seat:0' },
    { thing: 'stone:mind', from: 'supply:mind', to: 'seat:0' },
    { thing: 'flip:1,1', from: 'tile:1,1', to: 'tile:1,1' },
  ];
  expect(ways(foretold({ events: [coming({ motions })] }))).toEqual([{ thing: 'stone:mind', from: 'supply:mind', to: 'seat:0' }]);
});

test('the likely comes first, and what ends something last', () => {
  const moves = ['end turn', 'take mind', 'reserve L1-02', 'recruit L1-02'].map((notation) => offered(notation));
  expect(groups(moves, ['recruit', 'take']).map(({ verb }) => verb)).toEqual(['recruit', 'take', 'reserve', 'end']);
  expect(moves.map(isEnding)).toEqual([true, false, false, false]);
});

test('a full stop goes where more follows, one that belongs to a name stays', () => {
  expect(['Nell draws a card.', 'leaves you 1 S.H.I.E.L.D.', 'остаётся: 1 × Щ.И.Т.', 'then go on'].map(unstopped)).toEqual([
    'Nell draws a card',
    'leaves you 1 S.H.I.E.L.D.',
    'остаётся: 1 × Щ.И.Т.',
    'then go on',
  ]);
});
