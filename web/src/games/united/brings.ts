import { t } from '../../phrases/catalogue.svelte';
import type { OfferedMove, Phrase } from '../../protocol/types';
import { HERO_CARDS, PLANS, type PlanFacts } from './facts';
import { contentsOf } from './labels';
import { heroAt, isStart, type UnitedView } from './view';
import { isSpecial, locationName, strengthOf, symbolName, textOf, tokenName } from './words';

const FOR_GOOD = ['united.prompt.choose-hero', 'united.prompt.support-hero'];

/** What is taken with an answer: what a Hero is good at, what stands on a card. */
export function brings({ parts, targets, verb }: OfferedMove, _view: UnitedView, prompt: Phrase): string | null {
  if (verb === 'plan') return sentences(targets.map(played));
  const { kind = '', id = '' } = parts;
  switch (kind) {
    case 'hero':
      return FOR_GOOD.includes(prompt.key) ? strengthOf(id) : null;
    case 'card':
      // A plain card is called by its symbols.
      return isSpecial(id) ? sentences([symbolsOf(id), textOf(`card.${id}`)]) : null;
    case 'plan':
      return planned(id);
    case 'super-hero':
    case 'super-villain':
    case 'battle-plan':
      return superSays(id);
    case 'gear':
      return textOf(`gear.${id}`) || null;
    default:
      return null;
  }
}

/** Where the Heroes will stand who are chosen now. */
function startOf(view: UnitedView): string | null {
  const start = view.locations.find((_, at) => isStart(view, at));
  return start ? t('united.asks.start', { location: locationName(start.id) }) : null;
}

const sentences = (said: readonly (string | null)[]) => said.filter(Boolean).join(' · ') || null;

const superSays = (id: string) => [textOf(`super.${id}.when`), textOf(`super.${id}`)].filter(Boolean).join(' ') || null;

/** What the Villain's player puts into the Storyline: a plan, perhaps with a card of his own. */
function played(thing: string): string | null {
  const [kind, id = ''] = thing.split(':');
  return kind === 'plan' ? planned(id) : kind === 'super' ? superSays(id) : null;
}

/** All that is printed on a Master Plan: how far the Villain goes, whether BAM! follows, what is added where, and its words. */
function planned(id: string): string | null {
  const facts = PLANS.get(id);
  if (!facts) return null;
  return sentences([t('united.board.moves', { n: facts.move }), facts.bam ? t('united.trigger.bam') : null, added(facts), textOf(`plan.${id}`)]);
}

function added({ tokens }: PlanFacts): string | null {
  const places = (['left', 'center', 'right'] as const).flatMap((side) => {
    const here = Object.entries(tokens?.[side] ?? {}).map(([kind, n]) => t('united.board.tokens', { n, token: tokenName(kind) }));
    return here.length > 0 ? [`${t(`united.side.${side}`)}: ${here.join(', ')}`] : [];
  });
  return sentences(places);
}

const symbolsOf = (card: string) => (HERO_CARDS.get(card)?.symbols ?? []).map(symbolName).join(', ');

/** Where a move leads: what lies and acts there. */
export function about({ targets, verb }: OfferedMove, view: UnitedView): string | null {
  const at = view.locations.findIndex(({ id }) => targets.includes(`location:${id}`));
  return verb === 'move' && at >= 0 ? contentsOf(view, at).join(', ') : null;
}

/** What a question is about: the words of the card that asks, or of the Location. */
export function asks(view: UnitedView, prompt: Phrase, you: number): string | null {
  if (view.asking) return t(view.asking.text);
  if (prompt.key === 'united.prompt.choose-hero') return startOf(view);
  if (prompt.key !== 'united.prompt.location-effect') return null;
  const at = heroAt(view, you)?.at;
  const location = at === undefined ? undefined : view.locations[at];
  return location ? textOf(`location.${location.id}.end`) || null : null;
}
