import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { bind } from '../src/book/book';
import { readWords } from '../src/book/read';
import RulePage from '../src/book/RulePage.svelte';
import type { RuleCatalogue } from '../src/protocol/types';

const CHAPTERS = bind(
  [{ id: 'turn', paragraphs: [{ id: 'turn.draw', rules: ['G-TURN-02'] }] }],
  readWords('# turn: Your turn\n\n## turn.draw: Draw one\nDraw the top card.\n'),
);
const RULES = ['G-TURN-02', 'G-INV-01'].map((id) => ({ id, statement: `the letter of ${id}` }));

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

async function open(rule: string): Promise<void> {
  shown = mount(RulePage, {
    target: document.body,
    props: { game: 'gauntlet', rule, chapters: CHAPTERS, catalogue: { rules: RULES } as unknown as RuleCatalogue },
  });
  await tick();
  flushSync();
}

describe('the page of a rule', () => {
  it('begins with what the book says; its letter is folded', async () => {
    await open('G-TURN-02');
    expect(document.querySelector('h2')?.textContent).toBe('Draw one');
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.querySelector('details')?.textContent).toContain('the letter of G-TURN-02');
  });

  it('has the letter alone of what the book does not tell', async () => {
    await open('G-INV-01');
    expect(document.querySelector('h2')?.textContent).toBe('G-INV-01');
    expect(document.querySelector('details')?.open).toBe(true);
  });
});
