import { t } from '../../phrases/catalogue.svelte';
import type { OfferedMove, Phrase } from '../../protocol/types';
import { HERO_CARDS } from './facts';
import { heroAt, type UnitedView } from './view';
import { strengthOf, symbolName, textOf } from './words';

const FOR_GOOD = ['united.prompt.choose-hero', 'united.prompt.support-hero'];

/** What is taken with an answer: what a Hero is good at, what stands on a card. */
export function brings({ parts }: OfferedMove, _view: UnitedView, prompt: Phrase): string | null {
  const { kind = '', id = '' } = parts;
  switch (kind) {
    case 'hero':
      return FOR_GOOD.includes(prompt.key) ? strengthOf(id) : null;
    case 'card':
      return [symbolsOf(id), textOf(`card.${id}`)].filter(Boolean).join(' · ') || null;
    case 'super-hero':
    case 'super-villain':
    case 'battle-plan':
      return [textOf(`super.${id}.when`), textOf(`super.${id}`)].filter(Boolean).join(' ') || null;
    case 'gear':
      return textOf(`gear.${id}`) || null;
    default:
      return null;
  }
}

const symbolsOf = (card: string) => (HERO_CARDS.get(card)?.symbols ?? []).map(symbolName).join(', ');

/** What a question is about: the words of the card that asks, or of the Location. */
export function asks(view: UnitedView, prompt: Phrase, you: number): string | null {
  if (view.asking) return t(view.asking.text);
  if (prompt.key !== 'united.prompt.location-effect') return null;
  const at = heroAt(view, you)?.at;
  const location = at === undefined ? undefined : view.locations[at];
  return location ? textOf(`location.${location.id}.end`) || null : null;
}
