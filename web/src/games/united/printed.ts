import villainFile from './facts/villains.json';
import type { SymbolName, ThreatView } from './view';

interface Printed {
  id: string;
  kind: string;
  /** A number, or so much for each Hero and some more. */
  health?: number | { heroes: number; plus: number };
  clear?: SymbolName[];
}

const threats = new Map((villainFile as { threats: Printed[] }[]).flatMap((villain) => villain.threats.map((threat) => [threat.id, threat] as const)));

/** As against two Heroes. */
const HEROES = 2;

function healthOf({ health = 0 }: Printed): number {
  return typeof health === 'number' ? health : health.heroes * HEROES + health.plus;
}

/** A Threat as it comes from the box, on nobody's Location. */
export function printedThreat(card: string): ThreatView {
  const threat = threats.get(card) ?? { id: card, kind: '' };
  const health = healthOf(threat);
  const clear = threat.clear ?? [];
  return {
    at: null,
    canBeDamaged: true,
    card,
    filled: clear.map(() => false),
    health,
    healthAtStart: health,
    henchman: threat.kind === 'henchman',
    id: card,
    spaces: clear,
    stunned: false,
    token: true,
  };
}
