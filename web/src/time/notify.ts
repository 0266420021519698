import { go, links } from '../frame/route.svelte';
import { settings } from '../settings/settings.svelte';

/** Whether this browser can call a reader who looks elsewhere. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks the browser for permission; whoever says no is not asked again. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Calls a reader who looks elsewhere. A second call about the same table takes the place of the first. */
export function notify(table: string, title: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag: `sixstones-${table}` });
  note.onclick = () => {
    globalThis.focus();
    go(links.table(table));
    note.close();
  };
}

/** How many tables wait, on the icon of an installed page. */
export function badge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}
