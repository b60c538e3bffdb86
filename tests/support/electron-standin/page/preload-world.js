// Runs before every document in the isolated world `electron-preload`: gives the preload `electron` as a sandboxed
// preload has it, and runs it. module/page.cjs fills in the words that begin with STANDIN.
(() => {
  if (window !== window.top) return;
  STANDIN_BRIDGE;
  const KEY = STANDIN_KEY;
  const SILENT = { clone: codec.encode(undefined) };
  const post = (message) => globalThis.__standinPost(codec.encode(message));
  const strict = (name, target) =>
    new Proxy(target, {
      get(object, key) {
        if (key in object || typeof key === 'symbol') return object[key];
        throw new Error(`electron stand-in: '${name}.${key}' is not implemented in a preload`);
      },
    });

  const listeners = new Map();
  const waiting = new Map();
  let lastInvoke = 0;
  const ipcRenderer = strict('ipcRenderer', {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    off(channel, listener) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((known) => known !== listener),
      );
      return ipcRenderer;
    },
    invoke(channel, ...args) {
      const id = (lastInvoke += 1);
      const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
      post({ kind: 'invoke', id, channel, args });
      return answer;
    },
  });
  globalThis.__standinReceive = (text) => {
    const message = codec.decode(text);
    if (message.kind === 'event') {
      for (const listener of listeners.get(message.channel) ?? []) {
        listener({ sender: ipcRenderer, ports: [] }, ...message.args);
      }
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) caller.reject(new Error(message.error));
    else caller.resolve(message.value);
  };

  const exposed = [];
  const channel = makeChannel(`${KEY}:to-page`, `${KEY}:to-preload`);
  const wire = makeWire(codec, (message) => channel.ask(message) ?? SILENT);
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld(name, api) {
      if (exposed.some(([known]) => known === name)) {
        throw new Error(`Cannot bind an API on top of an existing property on the window object: ${name}`);
      }
      const entry = [name, wire.toWire(api)];
      exposed.push(entry);
      channel.ask({ kind: 'expose', entry });
    },
  });
  channel.serve((message) => {
    if (message.kind === 'exposed') return exposed;
    if (message.kind === 'open') return post(message);
    return wire.receive(message);
  });

  const electron = strict('electron', { contextBridge, ipcRenderer });
  const require = (name) => {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    throw new Error(`module not found: ${name}`);
  };
  const process = { type: 'renderer', contextIsolated: true, sandboxed: true, env: {}, ...STANDIN_PROCESS };
  const module = { exports: {} };
  try {
    (function (require, module, exports, process) {
      STANDIN_PRELOAD;
    })(require, module, module.exports, process);
  } catch (error) {
    post({ kind: 'preload-error', error: String(error?.stack ?? error) });
  }
})();
