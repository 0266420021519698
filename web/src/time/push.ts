import { t } from '../phrases/catalogue.svelte';
import { ApiError, api } from '../protocol/api';
import { WORDS, type PushWords } from './push-words';
import script from './push-worker.ts?worker&url';

/** The worker takes calls and controls no page: where its script lies is room enough. */
const SCOPE = '/assets/';

/** Whether this browser can be called while the page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** The words that a call is put in, where the worker finds them: it has no catalogue. */
export async function keepWords(games: readonly string[]): Promise<void> {
  const words: PushWords = { title: t('table.yourTurn'), games: Object.fromEntries(games.map((game) => [game, t(`game.${game}.title`)])) };
  await (await caches.open(WORDS)).put(WORDS, new Response(JSON.stringify(words)));
}

/** Wants to be called from now on; false where browser, its service or our server can't do that. */
export async function startPush(): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.register(script, { scope: SCOPE });
    const { key } = await api.pushKey();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { keys } = made.toJSON();
    await api.push({ endpoint: made.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
    await keepWords((await api.games()).map(({ id }) => id));
    return true;
  } catch (error) {
    // Browsers refuse with errors of their own: no permission, no service, a private window.
    if (error instanceof DOMException || error instanceof ApiError || error instanceof TypeError) return false;
    throw error;
  }
}

/** No calls any more. */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const made = await worker?.pushManager.getSubscription();
  if (made) {
    await made.unsubscribe();
    await api.stopPush(made.endpoint).catch(() => undefined);
  }
  await worker?.unregister();
}

/** A key as browsers want it. */
export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
