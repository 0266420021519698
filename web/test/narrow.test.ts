import { describe, expect, it } from 'vitest';
import { areFew, candidates, groups, headed, isComplete, likeliest, NOTHING, reach, ready, touch, type Narrowing } from '../src/table/narrow';
import { roomFor } from '../src/table/room';
import { offered } from './moves';

const moves = [
  offered('take mind space soul', 'supply:mind', 'supply:space', 'supply:soul'),
  offered('take mind space power', 'supply:mind', 'supply:space', 'supply:power'),
  offered('take mind mind', 'supply:mind', 'supply:mind'),
  offered('reserve L1-02', 'reserve', 'card:L1-02'),
  offered('reserve level 1', 'reserve', 'deck:1'),
  offered('recruit L1-02', 'card:L1-02'),
  offered('pass'),
];

function after(...things: string[]): Narrowing {
  return things.reduce<Narrowing>((narrowing, thing) => touch(moves, narrowing, thing) ?? narrowing, NOTHING);
}

const left = (narrowing: Narrowing) => candidates(moves, narrowing).map((one) => one.move);

describe('moves with buttons of their own', () => {
  const repeats = (count: number) => Array.from({ length: count }, (_, i) => offered(`copy ${i}`, `front:${i}`));

  it('are as many as stand beside each other, and fewer where each kind can have its button', () => {
    expect(areFew(repeats(7), false, false)).toBe(true);
    expect(areFew(repeats(8), false, false)).toBe(false);
    expect(areFew(repeats(5), true, true)).toBe(false);
  });

  it('are more on a phone, where they read as one list', () => {
    expect(areFew(repeats(11), false, true)).toBe(true);
    expect(areFew([...repeats(7), offered('end turn')], false, true)).toBe(false);
  });
});

describe('touching things', () => {
  it('leaves the moves that touch all of them, in whatever order', () => {
    expect(left(after('supply:space'))).toEqual(['take mind space soul', 'take mind space power']);
    expect(left(after('supply:soul', 'supply:mind'))).toEqual(['take mind space soul']);
  });

  it('twice means two, where a move wants two', () => {
    expect(left(after('supply:mind', 'supply:mind'))).toEqual(['take mind mind']);
  });

  it('again puts it back, where no move wants two', () => {
    expect(after('supply:space', 'supply:space').picked).toEqual([]);
  });

  it('that do not go together starts anew', () => {
    expect(after('supply:mind', 'card:L1-02').picked).toEqual(['card:L1-02']);
  });

  it('that no move touches asks why', () => {
    expect(touch(moves, NOTHING, 'supply:time')).toBeNull();
    expect(touch(moves, after('supply:mind'), 'supply:time')).toBeNull();
  });

  it('outside the looked-at verb forgets the verb', () => {
    const looking: Narrowing = { ...NOTHING, verb: 'take' };
    expect(touch(moves, looking, 'deck:1')).toEqual({ ...NOTHING, picked: ['deck:1'] });
  });
});

describe('a move is ready', () => {
  it('when it is the only one left', () => {
    expect(ready(moves, after('supply:soul'))?.move).toBe('take mind space soul');
    expect(ready(moves, after('card:L1-02'))).toBeNull();
    expect(ready(moves, NOTHING)).toBeNull();
  });

  it('when it was chosen from the list', () => {
    expect(ready(moves, { ...NOTHING, chosen: 'pass' })?.move).toBe('pass');
  });

  it('and complete when nothing is assumed', () => {
    const only = after('supply:soul');
    expect(isComplete(moves[0]!, only)).toBe(false);
    expect(isComplete(moves[0]!, after('supply:soul', 'supply:mind', 'supply:space'))).toBe(true);
  });
});

describe('a thing', () => {
  it.each([
    ['card:L1-02', NOTHING, 'ends'],
    ['supply:mind', NOTHING, 'narrows'],
    ['supply:time', NOTHING, 'no'],
    ['supply:mind', { ...NOTHING, picked: ['supply:mind'] }, 'picked'],
    ['supply:power', { ...NOTHING, picked: ['supply:mind', 'supply:space'] }, 'ends'],
    ['supply:power', { ...NOTHING, verb: 'reserve' }, 'no'],
    ['deck:1', { ...NOTHING, chosen: 'reserve level 1' }, 'picked'],
  ] as const)('%s says what a touch would do', (thing, narrowing, expected) => {
    expect(reach(moves, narrowing, thing)).toBe(expected);
  });
});

it('puts the likeliest moves first, and what ends something last', () => {
  const offers = [offered('pass'), offered('reserve L1-02'), offered('return mind'), offered('recruit L1-02')];
  expect(likeliest(offers, ['recruit', 'take', 'reserve']).map((one) => one.move)).toEqual(['recruit L1-02', 'reserve L1-02', 'return mind', 'pass']);
});

it('puts what few would do behind the other moves of its kind', () => {
  const offers = [offered('move thor -1,4', 'place:-1,4'), offered('move thor 1,4', 'tile:1,4'), offered('ability thor', 'ability:thor')];
  const off = ({ targets }: { targets: readonly string[] }) => targets.some((one) => one.startsWith('place:'));
  expect(likeliest(offers, ['move'], off).map((one) => one.move)).toEqual(['move thor 1,4', 'move thor -1,4', 'ability thor']);
});

it('groups moves by their first word in the order of the game', () => {
  expect(groups(moves).map((group) => [group.verb, group.moves.length])).toEqual([
    ['take', 3],
    ['reserve', 2],
    ['recruit', 1],
    ['pass', 1],
  ]);
});

describe('moves that touch the same things', () => {
  const orders = [
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['c', 'b', 'a'],
  ].map((targets) => offered(`order ${targets.join(' ')}`, ...targets));

  it('are told apart by the order of the touches', () => {
    let narrowing = NOTHING;
    for (const thing of ['b', 'c']) narrowing = touch(orders, narrowing, thing) ?? narrowing;
    expect(ready(orders, narrowing)?.move).toBe('order b c a');
    expect(reach(orders, narrowing, 'a')).toBe('ends');
  });

  it('can be begun anew by touching a thing again', () => {
    let narrowing = NOTHING;
    for (const thing of ['b', 'c', 'b']) narrowing = touch(orders, narrowing, thing) ?? narrowing;
    expect(narrowing.picked).toEqual(['c']);
    expect(candidates(orders, narrowing)).toHaveLength(2);
  });
});

describe('a list of moves', () => {
  it('stands under the headings that a game gives, each once', () => {
    const list = headed(groups(moves), ({ verb, targets }) => (targets.includes('card:L1-02') ? 'Wasp' : verb));
    expect(list.map(({ heading, moves: under }) => [heading, under.length])).toEqual([
      ['take', 3],
      ['Wasp', 2],
      ['reserve', 1],
      ['pass', 1],
    ]);
  });

  it('stands in the bar only as far as its names have room', () => {
    const names = ['Move Iron Man to A6', 'Move Iron Man to A7', 'Move Iron Man to A8'];
    expect(roomFor(names, 960)).toBe(true);
    expect(roomFor([...names, ...names], 960)).toBe(false);
  });
});
