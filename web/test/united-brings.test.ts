import { beforeAll, expect, it } from 'vitest';
import { asks, brings } from '../src/games/united/brings';
import { loadGame } from '../src/phrases/catalogue.svelte';
import { pick } from './moves';
import { unitedView } from './united-view';

beforeAll(() => loadGame('united'));

const question = (key: string) => ({ key: `united.prompt.${key}` });

it('a Hero is offered with what he is good at', () => {
  expect(brings(pick('hero', 'captain_carter'), unitedView(), question('choose-hero'))).toContain('Makes others better');
  expect(brings(pick('hero', 'captain_carter'), unitedView(), question('ask.hero'))).toBeNull();
});

it('a card is offered with all that stands on it', () => {
  expect(brings(pick('super-villain', 'sv-02'), unitedView(), question('drop-super'))).toContain('Master Plan');
});

it('a question says what the card does that asks', () => {
  const view = { ...unitedView(), asking: { name: 'united.threat.dogs_of_war', text: 'united.threat.mae-t1.bam' } };
  expect(asks(view, question('ask.hero'), 0)).toBe('1 damage to 1 Hero here.');
  expect(asks({ ...view, asking: null }, question('play-card'), 0)).toBeNull();
});
