/** A game that is looked back at: of a table here, or of a record that was brought. */
export interface Source {
  kind: 'table' | 'record';
  id: string;
}

/** Whose eyes a replay is seen with. */
export type Eyes = number | 'spectator';

/** Where the reader is, as the address says. */
export type Route =
  | { at: 'lobby' }
  | { at: 'new'; game: string; friends: boolean }
  | { at: 'mine' }
  | { at: 'profile' }
  | { at: 'table'; table: string }
  | { at: 'replay'; of: Source; step: number; as: Eyes | null; looksBack: boolean }
  | { at: 'puzzles'; game: string | null }
  | { at: 'learn'; game: string; lesson: string }
  | { at: 'rules'; game: string; rule: string | null }
  | { at: 'settings' }
  | { at: 'stop-letters'; word: string }
  | { at: 'about' };

export function parseRoute(path: string, query = ''): Route {
  const [first, second, third, fourth] = path.replace(/^\//, '').split('/').map(decodeURIComponent);
  switch (first) {
    case 'new':
      return second ? { at: 'new', game: second, friends: third === 'friends' } : { at: 'lobby' };
    case 't':
      if (!second) return { at: 'lobby' };
      if (third === 'replay') return replay({ kind: 'table', id: second }, fourth, query);
      return { at: 'table', table: second };
    case 'record':
      return second ? replay({ kind: 'record', id: second }, third, query) : { at: 'mine' };
    case 'rules':
      return second ? { at: 'rules', game: second, rule: third ?? null } : { at: 'lobby' };
    case 'learn':
      return second && third ? { at: 'learn', game: second, lesson: third } : { at: 'lobby' };
    case 'puzzles':
      return { at: 'puzzles', game: second || null };
    case 'mail':
      return second === 'stop' && third ? { at: 'stop-letters', word: third } : { at: 'settings' };
    case 'mine':
    case 'profile':
    case 'settings':
    case 'about':
      return { at: first };
    default:
      return { at: 'lobby' };
  }
}

function replay(of: Source, step: string | undefined, query: string): Route {
  const asked = new URLSearchParams(query);
  const as = asked.get('as');
  const seat = as !== null && /^\d$/.test(as) ? Number(as) : null;
  return { at: 'replay', of, step: Number(step ?? 0) || 0, as: as === 'spectator' ? as : seat, looksBack: asked.has('back') };
}

export const links = {
  lobby: '/',
  mine: '/mine',
  profile: '/profile',
  settings: '/settings',
  about: '/about',
  newTable: (game: string) => `/new/${game}`,
  newTableForFriends: (game: string) => `/new/${game}/friends`,
  table: (table: string) => `/t/${table}`,
  /** Steps are counted as the eyes have seen them, so an address that is to be passed on names both. */
  replay: (of: Source, step = 0, as: Eyes | null = null) =>
    `${of.kind === 'table' ? `/t/${of.id}/replay` : `/record/${of.id}`}/${step}${as === null ? '' : `?as=${as}`}`,
  /** The replay with its review, asked for at once. */
  lookBack: (table: string) => `/t/${table}/replay/0?back`,
  rules: (game: string, rule?: string) => (rule ? `/rules/${game}/${rule}` : `/rules/${game}`),
  puzzles: (game?: string) => (game ? `/puzzles/${game}` : '/puzzles'),
  invite: (table: string) => `${location.origin}/t/${table}`,
};

// Addresses of earlier versions had the way behind a #.
if (location.hash.startsWith('#/')) history.replaceState(null, '', location.hash.slice(1));

const here = () => parseRoute(location.pathname, location.search);
let current = $state.raw(here());
const look = () => (current = here());
addEventListener('popstate', look);

/** A click on a link of ours changes the screen, not the page; whoever wants a new window gets one. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
});

export function route(): Route {
  return current;
}

export function go(path: string): void {
  if (path === location.pathname + location.search) return;
  history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}
