import { serverAhead } from '../protocol/api';

const EVERY = 500;

const clock = $state({ now: Date.now() });
let watchers = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

/** The server's time, as far as its answers have told it. */
export function now(): number {
  return clock.now + serverAhead();
}

/** Keeps the time going as long as somebody looks. */
export function watchTime(): () => void {
  clock.now = Date.now();
  if (watchers++ === 0) ticking = setInterval(() => (clock.now = Date.now()), EVERY);
  return () => {
    if (--watchers === 0) clearInterval(ticking);
  };
}
