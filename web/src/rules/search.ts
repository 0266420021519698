import type { Rule } from '../protocol/types';

export interface Section {
  name: string;
  rules: Rule[];
}

/** The rules that have every word somewhere, in their sections. */
export function search(rules: readonly Rule[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) {
    const text = `${rule.id} ${rule.section} ${rule.statement}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  }
  return [...sections].map(([name, list]) => ({ name, rules: list }));
}
