/** Follows the device pixel ratio: another screen, browser zoom. */

/** Calls back after each change; returns what stops it. */
export function watchPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList | null = null;
  const hear = (): void => {
    listen();
    changed();
  };
  const listen = (): void => {
    query?.removeEventListener('change', hear);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', hear);
  };
  listen();
  return () => query?.removeEventListener('change', hear);
}
