import type { TableEvent } from '../protocol/types';
import { settings } from '../settings/settings.svelte';
import type { Peak } from './peaks';

/** A few soft notes, made here: no file to load. */
const NOTES = {
  turn: [523, 784],
  move: [392],
  fell: [262, 196],
  hit: [220],
  scored: [587, 740],
  chance: [440, 494, 440],
  lastRound: [392, 392, 523],
  stones: [523, 587, 659, 784, 880, 1047],
  snap: [196, 147, 98],
  mission: [440, 554, 659],
  ko: [196, 165],
  round: [587, 740, 880],
  victory: [523, 659, 784, 1047],
  defeat: [330, 262, 208, 165],
  over: [523, 659, 784],
} as const satisfies Record<Peak | 'turn' | 'move' | 'fell' | 'hit' | 'scored' | 'chance', readonly number[]>;

export type Sound = keyof typeof NOTES;

/** How a game sounds: glass, brass, strings, a drum. */
export interface Voice {
  wave: OscillatorType;
  /** Of the notes as they are written. */
  pitch: number;
  /** Seconds that a note rings. */
  rings: number;
}

const PLAIN: Voice = { wave: 'sine', pitch: 1, rings: 0.28 };
const LOUD = 0.07;
const BETWEEN = 0.12;

/** Of several things that happened, what is heard: the gravest. */
const HEARD = ['fell', 'hit', 'scored', 'chance'] as const;

export function soundOf(events: readonly TableEvent[]): Sound {
  return HEARD.find((kind) => events.some((event) => event.kind === kind)) ?? 'move';
}

let context: AudioContext | null = null;

// Browsers let nothing be heard before the reader has touched the page or a key, and neither do we.
if (typeof AudioContext !== 'undefined') for (const touched of ['pointerdown', 'keydown']) addEventListener(touched, wake);

/** Not every key counts as a touch (Escape does not): what sleeps is woken by the next. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function sound(what: Sound, voice: Voice = PLAIN): void {
  if (!settings.sound || !context || document.hidden) return;
  const { currentTime } = context;
  for (const [i, note] of NOTES[what].entries()) ring(context, voice, note, currentTime + i * BETWEEN);
}

function ring(audio: AudioContext, { wave, pitch, rings }: Voice, note: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = wave;
  tone.frequency.value = note * pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + rings);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + rings + 0.02);
}
