import type { TableEvent } from '../../protocol/types';
import type { Act } from '../../table/flight';

const STEP = 380;
const TOSS = 1500;
const LONGEST = 7000;

/** A chain is shown step by step; what opens or appears on the way belongs to the step before it. */
export function acts(events: readonly TableEvent[]): Act[] {
  const found: Act[] = [];
  for (const { motions } of events) {
    if (motions.length === 0) continue;
    const toss = motions.some(({ thing }) => thing.startsWith('toss:'));
    const last = found.at(-1);
    if (last && motions.every(isAside)) last.motions = [...last.motions, ...motions];
    else found.push({ motions, milliseconds: toss ? TOSS : STEP });
  }
  return hurried(found);
}

function isAside({ thing, from }: { thing: string; from: string }): boolean {
  return thing.startsWith('flip:') || from === 'reserve';
}

/** A long chain goes quicker. */
function hurried(all: Act[]): Act[] {
  const whole = all.reduce((sum, act) => sum + act.milliseconds, 0);
  if (whole <= LONGEST) return all;
  return all.map((act) => ({ ...act, milliseconds: (act.milliseconds * LONGEST) / whole }));
}
