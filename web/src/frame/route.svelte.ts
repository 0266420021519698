/** Where the reader is, in the address after the #. */
export type Route =
  | { at: 'lobby' }
  | { at: 'new'; game: string }
  | { at: 'mine' }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string; step: number }
  | { at: 'rules'; game: string; rule: string | null }
  | { at: 'settings' }
  | { at: 'about' };

export function parseRoute(hash: string): Route {
  const [first, second, third, fourth] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  switch (first) {
    case 'new':
      return second ? { at: 'new', game: second } : { at: 'lobby' };
    case 't':
      if (!second) return { at: 'lobby' };
      if (third === 'replay') return { at: 'replay', table: second, step: Number(fourth ?? 0) || 0 };
      return { at: 'table', table: second };
    case 'rules':
      return second ? { at: 'rules', game: second, rule: third ?? null } : { at: 'lobby' };
    case 'mine':
    case 'settings':
    case 'about':
      return { at: first };
    default:
      return { at: 'lobby' };
  }
}

export const links = {
  lobby: '#/',
  mine: '#/mine',
  settings: '#/settings',
  about: '#/about',
  newTable: (game: string) => `#/new/${game}`,
  table: (table: string) => `#/t/${table}`,
  replay: (table: string, step = 0) => `#/t/${table}/replay/${step}`,
  rules: (game: string, rule?: string) => (rule ? `#/rules/${game}/${rule}` : `#/rules/${game}`),
  invite: (table: string) => `${location.origin}${location.pathname}#/t/${table}`,
};

let current = $state.raw(parseRoute(location.hash));
addEventListener('hashchange', () => (current = parseRoute(location.hash)));

export function route(): Route {
  return current;
}

export function go(link: string): void {
  location.hash = link;
}
