/** The WebSocket at `/bridge`: calls in, answers and events out, for any number of tabs. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { MAX_FILE_CHARS, type ServerFrame } from '../../shared/contract';
import type { Desk } from '../desk';
import { WindowCalls } from '../desk/window-calls';
import type { HostSecurity } from './host-security';

/** An imported file at three bytes a character, and the call around it. */
const MAX_FRAME_BYTES = 3 * MAX_FILE_CHARS + 64 * 1024;
/** A tab that takes nothing for so long is cut off; it reconnects and asks for the newest state. */
const MAX_BUFFERED_BYTES = 64 * 1024 * 1024;
const HEARTBEAT_MS = 30_000;
const GOING_AWAY = 1001;
const UNSUPPORTED_DATA = 1003;
const POLICY_VIOLATION = 1008;

const callFrameSchema = z.strictObject({
  type: z.literal('call'),
  id: z.number().int().min(0),
  name: z.string().max(100),
  request: z.unknown(),
});

interface Tab {
  readonly socket: WebSocket;
  readonly calls: WindowCalls;
}

export class BridgeServer {
  readonly #desk: Desk;
  readonly #process = randomUUID();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
  });
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor(server: Server, security: HostSecurity, desk: Desk) {
    this.#desk = desk;
    server.on('upgrade', (request, socket, head) => {
      const refusal = refuseUpgrade(security, request);
      if (refusal !== null) return refuseSocket(socket, refusal);
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#welcome(webSocket));
    });
    this.#unsubscribe = desk.subscribe((event) => {
      const frame = JSON.stringify({ type: 'event', event } satisfies ServerFrame);
      for (const socket of this.#sockets.clients) this.#send(socket, frame);
    });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Says good-bye to every tab. */
  destroy(): void {
    clearInterval(this.#heartbeat);
    this.#unsubscribe();
    for (const socket of this.#sockets.clients) socket.close(GOING_AWAY, 'Plotroom is closing.');
    this.#sockets.close();
  }

  #welcome(socket: WebSocket): void {
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', () => socket.terminate()); // a broken or oversized frame: the tab connects anew
    const calls = new WindowCalls(this.#desk);
    socket.on('message', (data, isBinary) => void this.#receive({ socket, calls }, data, isBinary));
    socket.on('close', () => void calls.destroy());
    this.#send(socket, JSON.stringify({ type: 'hello', process: this.#process } satisfies ServerFrame));
  }

  async #receive({ socket, calls }: Tab, data: RawData, isBinary: boolean): Promise<void> {
    if (isBinary) return socket.close(UNSUPPORTED_DATA, 'Frames are text.');
    const frame = callFrameSchema.safeParse(parseJson(textOf(data)));
    if (!frame.success) return socket.close(POLICY_VIOLATION, 'That is no call.');
    const { id, name, request } = frame.data;
    const answer = await calls.call(name, request);
    this.#send(socket, JSON.stringify({ type: 'answer', id, answer } satisfies ServerFrame));
  }

  #send(socket: WebSocket, frame: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
    socket.send(frame);
  }

  #beat(): void {
    for (const socket of this.#sockets.clients) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function refuseUpgrade(security: HostSecurity, request: IncomingMessage): string | null {
  if (!security.isOurHost(request)) return '403 Forbidden';
  if ((request.url ?? '').split('?')[0] !== '/bridge') return '404 Not Found';
  if (!security.isOurOrigin(request)) return '403 Forbidden';
  return security.hasCookie(request) ? null : '401 Unauthorized';
}

function refuseSocket(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the other side may be gone already
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A text frame: one buffer, by the server's settings. */
function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema refuses it as no call
  }
}
