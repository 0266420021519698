import { describe, expect, it } from 'vitest';
import { CONFIRM, onward } from '../src/learn/onward';
import { NOTHING, touch, type Narrowing } from '../src/table/narrow';
import { offered } from './moves';

const MOVES = [
  offered('move spider-man 1,4', 'piece:spider-man', 'tile:1,4'),
  offered('move spider-man 0,5', 'piece:spider-man', 'tile:0,5'),
  offered('ability iron-man', 'ability:iron-man'),
  offered('ability spider-man', 'ability:spider-man'),
  offered('pick up hulk with spider-man', 'piece:spider-man', 'token:hulk'),
  offered('end turn'),
];
const AWAITED: readonly [string, string[]][] = [
  ['move spider-man 1,4', ['piece:spider-man', 'tile:1,4']],
  ['move spider-man 1,4', ['piece:spider-man']],
  ['ability iron-man', ['ability:iron-man']],
  ['pick up hulk with spider-man', ['verb:pick', 'move:pick up hulk with spider-man']],
];

/** What touching a mark does. */
function follow(mark: string, narrowing: Narrowing): Narrowing {
  if (mark.startsWith('verb:')) return { ...narrowing, verb: mark.slice('verb:'.length) };
  if (mark.startsWith('move:')) return { ...NOTHING, chosen: mark.slice('move:'.length) };
  return touch(MOVES, narrowing, mark) ?? narrowing;
}

describe('the coach’s marks', () => {
  it.each(AWAITED)('lead on to the button that plays %s', (move, points) => {
    let narrowing = NOTHING;
    const seen: string[] = [];
    for (let marks = onward(points, [move], MOVES, narrowing); marks[0] !== CONFIRM; marks = onward(points, [move], MOVES, narrowing)) {
      const mark = marks[0] ?? '';
      expect(seen, 'what was chosen is marked no more').not.toContain(mark);
      seen.push(mark);
      narrowing = follow(mark, narrowing);
    }
    expect(seen.length).toBeGreaterThan(0);
  });

  it('go on to what the move needs besides', () => {
    const one = touch(MOVES, NOTHING, 'piece:spider-man') ?? NOTHING;
    expect(onward(['piece:spider-man'], ['move spider-man 1,4'], MOVES, one)).toContain('tile:1,4');
  });

  it('stay where somebody chose something else, or where no move is awaited', () => {
    const other = touch(MOVES, NOTHING, 'ability:spider-man') ?? NOTHING;
    expect(onward(['ability:iron-man'], ['ability iron-man'], MOVES, other)).toEqual(['ability:iron-man']);
    expect(onward(['piece:thanos'], [], MOVES, other)).toEqual(['piece:thanos']);
  });
});
