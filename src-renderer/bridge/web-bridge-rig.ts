/** A WebSocket bridge whose connections and waits a test holds in its hand. */
import type { ClientFrame, ServerFrame } from '../../shared/contract';
import { type Socket, WebBridge } from './web-bridge';

/** One end of a connection that the test holds in its hand. */
export class FakeSocket implements Socket {
  readonly sent: ClientFrame[] = [];
  closed = false;
  readonly #message: ((event: { data: unknown }) => void)[] = [];
  readonly #close: (() => void)[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  addEventListener(type: 'open' | 'close' | 'message', listener: (event: { data: unknown }) => void): void {
    if (type === 'message') this.#message.push(listener);
    if (type === 'close') this.#close.push(() => listener({ data: undefined }));
  }

  receive(frame: ServerFrame): void {
    for (const listener of this.#message) listener({ data: JSON.stringify(frame) });
  }

  greet(process = 'first'): void {
    this.receive({ type: 'hello', process });
  }

  answer(index: number, value: unknown): void {
    this.receive({ type: 'answer', id: this.sent[index]?.id ?? -1, answer: { ok: true, value } });
  }

  drop(): void {
    for (const listener of this.#close) listener();
  }
}

export interface Rig {
  readonly bridge: WebBridge;
  readonly sockets: FakeSocket[];
  readonly delays: number[];
  /** Lets the waiting attempt happen. */
  readonly elapse: () => void;
  readonly newest: () => FakeSocket;
}

export function rig(): Rig {
  const sockets: FakeSocket[] = [];
  const delays: number[] = [];
  let waiting: (() => void) | undefined;
  const bridge = new WebBridge({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    later: (action, delayMs) => {
      delays.push(delayMs);
      waiting = action;
    },
    random: () => 1,
  });
  const newest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('not connected yet');
    return socket;
  };
  return { bridge, sockets, delays, elapse: () => waiting?.(), newest };
}
