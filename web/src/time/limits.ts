import { t } from '../phrases/catalogue.svelte';

/** What the page offers; the server takes others, too. */
export const LIMITS = ['none', 'move 30', 'move 120', 'game 300+5', 'game 900+10', 'days 1', 'days 3', 'days 7'] as const;

/** A limit in words. */
export function limitName(limit: string): string {
  const [kind, value = ''] = limit.split(' ');
  if (kind === 'days') return t('clock.days', { n: Number(value) });
  if (kind === 'move') return t('clock.move', { time: span(Number(value) * 1000) });
  if (kind !== 'game') return t('clock.none');
  const [whole = '', more = ''] = value.split('+');
  return t('clock.game', { time: span(Number(whole) * 1000), more });
}

/** How long something lasts: 2:05, 1:02:05, and days where there are some. */
export function span(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (days > 0) return t('clock.span', { days, hours });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
