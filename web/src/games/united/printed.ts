import villainFile from './facts/villains.json';
import type { SymbolName, ThreatView } from './view';

interface Printed {
  id: string;
  kind: string;
  health?: number;
  clear?: SymbolName[];
}

const threats = new Map((villainFile as { threats: Printed[] }[]).flatMap((villain) => villain.threats.map((threat) => [threat.id, threat] as const)));

/** A Threat as it comes from the box, on nobody's Location. */
export function printedThreat(card: string): ThreatView {
  const { kind, health = 0, clear = [] } = threats.get(card) ?? { kind: '' };
  return {
    at: null,
    canBeDamaged: true,
    card,
    filled: clear.map(() => false),
    health,
    healthAtStart: health,
    henchman: kind === 'henchman',
    id: card,
    spaces: clear,
    stunned: false,
    token: true,
  };
}
