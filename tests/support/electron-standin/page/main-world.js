// Runs before every document in the page's own world: takes what contextBridge exposes, and asks main before a window
// opens. module/page.cjs fills in the words that begin with STANDIN.
(() => {
  if (window !== window.top) return;
  STANDIN_BRIDGE;
  const KEY = STANDIN_KEY;
  const SILENT = { clone: codec.encode(undefined) };
  const channel = makeChannel(`${KEY}:to-preload`, `${KEY}:to-page`);
  const wire = makeWire(codec, (message) => channel.ask(message) ?? SILENT);

  const expose = ([name, api]) =>
    Object.defineProperty(window, name, { value: deepFreeze(wire.fromWire(api)), enumerable: true });
  channel.serve((message) =>
    message.kind === 'expose' ? expose(message.entry) && null : wire.receive(message),
  );
  // The preload's world may have run first.
  for (const entry of channel.ask({ kind: 'exposed' }) ?? []) expose(entry);

  // Windows that the page asks for never reach Chromium: closing them afterwards loses races.
  const askToOpen = (url, name, features) => {
    channel.ask({ kind: 'open', url: new URL(url || 'about:blank', document.baseURI).href, name, features });
  };
  window.open = (url, name = '', features = '') => {
    askToOpen(url, name, features);
    return null;
  };
  const SAME_WINDOW = new Set(['', '_self', '_top', '_parent']);
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || event.defaultPrevented || SAME_WINDOW.has(link.target)) return;
    event.preventDefault();
    askToOpen(link.href, link.target, '');
  });
})();
