import { textOf } from './words';

const PARTS = ['bam', 'overflow', 'plot', 'goal', 'ko', 'rules'] as const;

/** What a Villain's dashboard says, the most urgent first. */
export function factsOf(villain: string): { part: (typeof PARTS)[number]; text: string }[] {
  return PARTS.map((part) => ({ part, text: textOf(`villain.${villain}.${part}`) })).filter(({ text }) => text !== '');
}
