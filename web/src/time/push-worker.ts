import { callOf, said, WORDS, type PushWords } from './push-words';

/** What a worker has and a page has not; the page's own types know nothing of it. */
interface Worker {
  addEventListener(kind: 'push', heard: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: ClickEvent) => void): void;
  registration: ServiceWorkerRegistration;
  clients: { matchAll(what: { type: 'window'; includeUncontrolled: true }): Promise<Page[]>; openWindow(address: string): Promise<unknown> };
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Lasting {
  data: { text(): string } | null;
}
interface ClickEvent extends Lasting {
  notification: Notification;
}

const worker = globalThis as unknown as Worker;

async function words(): Promise<PushWords | null> {
  const kept = await caches.match(WORDS);
  return kept ? ((await kept.json()) as PushWords) : null;
}

async function show(text: string): Promise<void> {
  const call = callOf(text);
  if (!call) return;
  const { title, body } = said(await words(), call);
  await worker.registration.showNotification(title, { body, tag: `sixstones-${call.table}`, icon: '/stones.svg', data: `/t/${call.table}` });
}

async function open(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
