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

it('a plain card, which is called by its symbols, does not tell them twice', () => {
  expect(brings(pick('card', 'bp-05'), unitedView(), question('damage'))).toBeNull();
  expect(brings(pick('card', 'bp-09'), unitedView(), question('damage'))).toContain('Heroic');
});

it('a plan is offered with all that it will do', () => {
  const plan = { ...pick('plan', 'cgr-p04'), verb: 'plan', targets: ['plan:cgr-p04', 'super:sv-02'] };
  const said = brings(plan, unitedView(), question('play-plan'));
  expect(said).toContain('Moves 1 · BAM! · Before him: 1 × Thug · With him: 2 × Thug · After him: 1 × Thug');
  expect(said).toContain('Master Plan');
  expect(brings(pick('plan', 'mae-p02'), unitedView(), question('ask.plan'))).toContain('Stays');
});

it('who chooses a Hero is told where he will stand', () => {
  const view = unitedView();
  const before = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, chosen: false, at: 0 })) };
  expect(asks(before, question('choose-hero'), 0)).toMatch(/^All Heroes start in .+\.$/);
  expect(asks(view, question('choose-hero'), 0)).toBeNull();
});

it('a question says what the card does that asks', () => {
  const view = { ...unitedView(), asking: { name: 'united.threat.dogs_of_war', text: 'united.threat.mae-t1.bam' } };
  expect(asks(view, question('ask.hero'), 0)).toBe('1 damage to 1 Hero here.');
  expect(asks({ ...view, asking: null }, question('play-card'), 0)).toBeNull();
});
