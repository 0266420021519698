/** Where the reader is, as the path of the address says. */
export type Route =
  | { at: 'lobby' }
  | { at: 'new'; game: string; friends: boolean }
  | { at: 'mine' }
  | { at: 'profile' }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string; step: number }
  | { at: 'rules'; game: string; rule: string | null }
  | { at: 'settings' }
  | { at: 'about' };

export function parseRoute(path: string): Route {
  const [first, second, third, fourth] = path.replace(/^\//, '').split('/').map(decodeURIComponent);
  switch (first) {
    case 'new':
      return second ? { at: 'new', game: second, friends: third === 'friends' } : { at: 'lobby' };
    case 't':
      if (!second) return { at: 'lobby' };
      if (third === 'replay') return { at: 'replay', table: second, step: Number(fourth ?? 0) || 0 };
      return { at: 'table', table: second };
    case 'rules':
      return second ? { at: 'rules', game: second, rule: third ?? null } : { at: 'lobby' };
    case 'mine':
    case 'profile':
    case 'settings':
    case 'about':
      return { at: first };
    default:
      return { at: 'lobby' };
  }
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
  replay: (table: string, step = 0) => `/t/${table}/replay/${step}`,
  rules: (game: string, rule?: string) => (rule ? `/rules/${game}/${rule}` : `/rules/${game}`),
  invite: (table: string) => `${location.origin}/t/${table}`,
};

// Addresses of earlier versions had the way behind a #.
if (location.hash.startsWith('#/')) history.replaceState(null, '', location.hash.slice(1));

let current = $state.raw(parseRoute(location.pathname));
const look = () => (current = parseRoute(location.pathname));
addEventListener('popstate', look);

/** A click on a link of ours changes the screen, not the page; whoever wants a new window gets one. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname);
});

export function route(): Route {
  return current;
}

export function go(path: string): void {
  if (path === location.pathname) return;
  history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}
