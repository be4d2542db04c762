// Where we are: the history API and nothing else. Plain links work; App hands their clicks to `follow`.

export type Route =
  | { screen: 'lobby' | 'replays' | 'settings' | 'account' | 'nowhere' }
  | { screen: 'new' | 'rules'; game: string | null }
  | { screen: 'table' | 'position' | 'replay'; id: string }
  | { screen: 'join'; words: string };

/** What a path leads to. */
export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length) return { screen: 'nowhere' };
  if (first === undefined) return { screen: 'lobby' };
  if (second === undefined) {
    if (first === 'rules') return { screen: 'rules', game: null };
    if (first === 'replays' || first === 'settings' || first === 'account') return { screen: first };
    return { screen: 'nowhere' };
  }
  if (first === 'new' || first === 'rules') return { screen: first, game: second };
  if (first === 'table' || first === 'position' || first === 'replay') return { screen: first, id: second };
  if (first === 'join') return { screen: 'join', words: second };
  return { screen: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a player pastes to join: a whole link, or the words in any spelling. Null if nothing is in it. */
export function invitedTo(pasted: string): string | null {
  const text = pasted.trim();
  const linked = /\/join\/([^/?#\s]+)/.exec(text);
  const words = decoded(linked?.[1] ?? text)
    .toLowerCase()
    .replace(/[\s,._-]+/g, '-')
    .replace(/^-|-$/g, '');
  return words || null;
}

const start = typeof location === 'undefined' ? new URL('http://localhost/') : new URL(location.href);

class Router {
  url = $state.raw(start);
  readonly route: Route = $derived(parse(this.url.pathname));

  /** Goes to a path of ours, such as `/table/abc?step=3#DF-8.4`. */
  go(to: string, how: { replace?: boolean } = {}): void {
    const url = new URL(to, this.url);
    if (how.replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.url = url;
  }

  /** Takes over a plain click on one of our own links. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const anchor = (event.target as Element | null)?.closest('a');
    if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
    if (anchor.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(anchor.href, { replace: anchor.href === location.href });
  }
}

export const router = new Router();

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (router.url = new URL(location.href)));
}

/** What a screen tells the page around it: its title, and whether a table wants the bars around it after all. */
export const page = $state({ title: '', framed: false });
