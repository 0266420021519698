import type { Gap, Phrase } from '../protocol/types';
import { formOf, parse, type Piece } from './message';

/** A stretch of a sentence; what it stands for lets the page dress it: a player's colour, a stone's picture. */
export interface Part {
  text: string;
  seat?: number;
  name?: string;
}

export interface Speaker {
  language: string;
  message(key: string): string | undefined;
  seatName(seat: number): string;
  /** The reader's own seat: it is spoken to, not of. */
  you?: number | null;
}

/** A phrase in the reader's language. A missing message shows its key, which a test and a reader both notice. */
export function sentence(phrase: Phrase, speaker: Speaker): Part[] {
  return capital(told(phrase, speaker), speaker.language);
}

function told(phrase: Phrase, speaker: Speaker): Part[] {
  const message = speaker.message(phrase.key);
  return message === undefined ? [{ text: phrase.key }] : joined(dress(parse(message), phrase.gaps ?? {}, speaker));
}

export function plain(parts: Part[]): string {
  return parts.map((part) => part.text).join('');
}

function dress(pieces: Piece[], gaps: Record<string, Gap>, speaker: Speaker): Part[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [{ text: piece }];
    if ('gap' in piece) return fill(gaps[piece.gap], piece.gap, speaker);
    if ('number' in piece) return fill(gaps[piece.number], piece.number, speaker);
    if ('select' in piece) return dress(piece.forms[formNamed(gaps[piece.select], speaker)] ?? piece.forms['other'] ?? [], gaps, speaker);
    return dress(formOf(piece, countOf(gaps[piece.plural]), speaker.language), gaps, speaker);
  });
}

/** A seat is the reader's or another's; a text names the form itself. */
function formNamed(gap: Gap | undefined, speaker: Speaker): string {
  if (gap && 'text' in gap) return gap.text;
  return isReader(gap, speaker) ? 'you' : 'other';
}

function isReader(gap: Gap | undefined, speaker: Speaker): boolean {
  return gap !== undefined && 'seat' in gap && gap.seat === speaker.you;
}

/** Who or what a sentence begins with has a capital, as the reader's pronoun and names of several words do not of themselves. */
function capital(parts: Part[], language: string): Part[] {
  return parts.map((part, i) => {
    const begins = i === 0 || /[.!?]\s+$/.test(parts[i - 1]?.text ?? '');
    const named = part.seat !== undefined || part.name !== undefined;
    return begins && named ? { ...part, text: part.text.charAt(0).toLocaleUpperCase(language) + part.text.slice(1) } : part;
  });
}

function countOf(gap: Gap | undefined): number {
  if (gap && 'count' in gap) return gap.count;
  if (gap && 'many' in gap) return gap.many.length;
  return 0;
}

function fill(gap: Gap | undefined, name: string, speaker: Speaker): Part[] {
  if (!gap) return [{ text: `{${name}}` }];
  if ('seat' in gap) return [{ text: isReader(gap, speaker) ? (speaker.message('player.you') ?? '') : speaker.seatName(gap.seat), seat: gap.seat }];
  if ('count' in gap) return [{ text: new Intl.NumberFormat(speaker.language).format(gap.count) }];
  if ('name' in gap) return [{ text: speaker.message(gap.name) ?? gap.name, name: gap.name }];
  if ('text' in gap) return [{ text: gap.text }];
  if ('phrase' in gap) return told(gap.phrase, speaker);
  return listed(gap.many, speaker);
}

/**
 * Lists as the language lists; the list's joints are plain text between the dressed items. What comes several times is
 * counted: 3 × Power.
 */
function listed(items: Gap[], speaker: Speaker): Part[] {
  const counted = new Map<string, { item: Gap; times: number }>();
  for (const item of items) {
    const key = JSON.stringify(item);
    counted.set(key, { item, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  const kinds = [...counted.values()];
  const joints = new Intl.ListFormat(speaker.language, { type: 'conjunction' }).formatToParts(kinds.map((_, i) => `${i}`));
  return joints.flatMap((joint) => {
    const kind = joint.type === 'element' ? kinds[Number(joint.value)] : undefined;
    if (!kind) return [{ text: joint.value }];
    const dressed = fill(kind.item, '', speaker);
    return kind.times > 1 ? [{ text: `${kind.times} × ` }, ...dressed] : dressed;
  });
}

function joined(parts: Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    // A name that ends like a sentence ends the sentence: no second full stop.
    if (last && /[.!?]$/.test(last.text) && part.text.startsWith('.')) {
      if (part.text.length > 1) out.push({ ...part, text: part.text.slice(1) });
      continue;
    }
    const bothPlain = last && !('seat' in last) && !('name' in last) && !('seat' in part) && !('name' in part);
    if (bothPlain) last.text += part.text;
    else out.push({ ...part });
  }
  return out;
}
