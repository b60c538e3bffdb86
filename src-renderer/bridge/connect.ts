/** The one place where the renderer chooses its transport: Electron's preload, or a WebSocket to the browser host. */
import type { Bridge } from '../../shared/contract';
import type { Connection, ConnectionState } from './connection';
import { WebBridge } from './web-bridge';

declare global {
  interface Window {
    /** Put there by Electron's preload. */
    readonly plotroom?: Bridge;
  }
}

export type ConnectedBridge = Bridge & Connection;

/** Connects once per page. */
export function connect(): ConnectedBridge {
  const { plotroom } = window;
  return plotroom === undefined ? connectByWebSocket(window.location) : new ElectronBridge(plotroom);
}

function connectByWebSocket({ protocol, host }: Location): ConnectedBridge {
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/bridge`;
  return new WebBridge({
    connect: () => new WebSocket(address),
    later: (action, delayMs) => setTimeout(action, delayMs),
    random: Math.random,
  });
}

/** Preload's bridge cannot be lost while the window lives. */
class ElectronBridge implements Bridge, Connection {
  readonly connection = 'connected';
  readonly call: Bridge['call'];
  readonly subscribe: Bridge['subscribe'];

  constructor(bridge: Bridge) {
    this.call = (name, request) => bridge.call(name, request);
    this.subscribe = (listener) => bridge.subscribe(listener);
  }

  onConnection(listener: (state: ConnectionState) => void): () => void {
    listener('connected');
    return () => undefined;
  }
}
