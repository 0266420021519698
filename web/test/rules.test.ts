import { expect, it } from 'vitest';
import { search } from '../src/rules/search';

const rules = [
  { id: 'S-TAKE-01', section: 'Take tokens', statement: 'Take three different stones.', kind: 'rule' },
  { id: 'S-TAKE-05', section: 'Take tokens', statement: 'Take two equal stones.', kind: 'rule' },
  { id: 'S-RULE-03', section: 'Rulings', statement: 'Nobody may take fewer.', kind: 'ruling' },
];

it('finds rules that have every word, in their sections', () => {
  expect(search(rules, '').map((section) => section.name)).toEqual(['Take tokens', 'Rulings']);
  expect(search(rules, 'take STONES equal').flatMap((section) => section.rules.map((rule) => rule.id))).toEqual(['S-TAKE-05']);
  expect(search(rules, 's-rule')[0]?.rules[0]?.id).toBe('S-RULE-03');
  expect(search(rules, 'dragon')).toEqual([]);
});
