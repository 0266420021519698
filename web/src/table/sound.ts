import type { TableEvent } from '../protocol/types';
import { settings } from '../settings/settings.svelte';

/** A few soft notes, made here: no file to load. */
const NOTES = {
  turn: [523, 784],
  move: [392],
  end: [523, 659, 784],
  fell: [262, 196],
  hit: [220],
  scored: [587, 740],
  chance: [440, 494, 440],
} as const;

/** Of several things that happened, what is heard: the gravest. */
const HEARD = ['fell', 'hit', 'scored', 'chance'] as const;

export function soundOf(events: readonly TableEvent[]): keyof typeof NOTES {
  return HEARD.find((kind) => events.some((event) => event.kind === kind)) ?? 'move';
}

let context: AudioContext | null = null;

export function sound(what: keyof typeof NOTES): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  const { currentTime } = context;
  for (const [i, note] of NOTES[what].entries()) ring(context, note, currentTime + i * 0.12);
}

function ring(audio: AudioContext, note: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = note;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}
