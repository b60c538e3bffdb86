/** Where the window is, kept in the address, so that a reload and the back button find it again. */
export type Route =
  | { readonly type: 'library' }
  | { readonly type: 'document'; readonly id: string }
  /** One of the person's content packs in its editor. */
  | { readonly type: 'pack'; readonly id: string };

const DOCUMENT = /^#\/document\/([0-9a-f-]{36})$/;
const PACK = /^#\/pack\/([a-z0-9][a-z0-9-]{0,79})$/;

/** The route of an address' hash; anything unknown is the library. */
export function parseRoute(hash: string): Route {
  const id = DOCUMENT.exec(hash)?.[1];
  if (id) return { type: 'document', id };
  const pack = PACK.exec(hash)?.[1];
  return pack ? { type: 'pack', id: pack } : { type: 'library' };
}

export function hashOf(route: Route): string {
  return route.type === 'library' ? '#/' : `#/${route.type}/${route.id}`;
}

export class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  readonly #follow = () => {
    this.route = parseRoute(location.hash);
  };

  constructor() {
    window.addEventListener('hashchange', this.#follow);
  }

  /** Goes there and remembers where from. */
  go(route: Route): void {
    const hash = hashOf(route);
    if (location.hash === hash) return;
    location.hash = hash;
    this.#follow();
  }

  destroy(): void {
    window.removeEventListener('hashchange', this.#follow);
  }
}
