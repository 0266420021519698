import { named, t } from '../../phrases/catalogue.svelte';
import type { OfferedMove, Phrase } from '../../protocol/types';
import { card, effectKey } from './cards';
import type { GauntletView } from './view';

/** G-FIGHT-06: a power token must be spent, and adds so much. */
const TOKEN = 2;

/** What a move is for: the effect of a card, what a fight or a hit costs. What is decided by hidden cards is said as the rule says it. */
export function brings(move: OfferedMove, view: GauntletView, prompt: Phrase): string | null {
  const thing = move.targets[0]?.split(':')[1] ?? '';
  switch (move.verb) {
    case 'play':
    case 'copy':
      return t(effectKey(thing));
    case 'choose':
      return named(`gauntlet.brings.${asked(prompt)}`, '') || null;
    case 'fight':
      return move.targets.length === 0
        ? t('gauntlet.brings.fight')
        : t('gauntlet.brings.fightWith', { value: card(thing).value + (view.seats[view.thanos]?.tokens ? TOKEN : 0) });
    case 'lose':
      return t(goesBack(thing) ? 'gauntlet.brings.loseBack' : 'gauntlet.brings.lose');
    case 'under':
      return t('gauntlet.brings.under');
    case 'decline':
      return t('gauntlet.brings.decline');
    case 'name':
      return t(prompt.key === 'gauntlet.prompt.guessThanos' ? 'gauntlet.guess.hintHero' : 'gauntlet.guess.hintThanos');
    default:
      return null;
  }
}

/** What is at stake in a question: what one fights with, or what becomes of who is chosen. */
export function asks(view: GauntletView, prompt: Phrase, you: number): string | null {
  const own = view.seats[you];
  // Each card counts something else.
  if (prompt.key === 'gauntlet.prompt.fightWith') return null;
  if (prompt.key !== 'gauntlet.prompt.mayFight') return named(`gauntlet.brings.${asked(prompt)}`, '') || null;
  return own ? t('gauntlet.asks.mayFight', { value: Math.max(...own.hand.map((id) => card(id).value)) + (own.tokens > 0 ? TOKEN : 0) }) : null;
}

/** For what a hero is chosen: the card that asks, or the question itself. */
function asked({ key, gaps }: Phrase): string {
  const by = gaps?.['card'];
  return (by && 'name' in by ? by.name : key).split('.').at(-1) ?? '';
}

/** A Stone or Thanos himself, once defeated, is shuffled into the deck; the others stay where they were shown. */
const goesBack = (id: string) => card(id).stone !== null || id === 'thanos';
