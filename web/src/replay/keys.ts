export type Deed = 'back' | 'on' | 'turnBack' | 'turnOn' | 'first' | 'last' | 'toggle';

const KEYS: Partial<Record<string, Deed>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'turnBack',
  ArrowDown: 'turnOn',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
};
const WHOLE_TURNS: Partial<Record<Deed, Deed>> = { back: 'turnBack', on: 'turnOn' };

/** What a key means for a replay; nothing where it has a meaning of its own. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const deed = KEYS[event.key] ?? null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('select, textarea, input:not([type="range"]), dialog, [role="tablist"]')) return null;
  // What has the focus is pressed by the space bar, and a list scrolled by the keys for up and down.
  if (deed === 'toggle' && target?.closest('button, a')) return null;
  if ((deed === 'turnBack' || deed === 'turnOn') && target?.closest('[role="tabpanel"]')) return null;
  return deed && event.shiftKey ? (WHOLE_TURNS[deed] ?? deed) : deed;
}
