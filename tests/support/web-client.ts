/** A client of the browser host that chooses every header itself, and waits for the frames of its bridge. */
import http from 'node:http';
import { WebSocket } from 'ws';
import type { ServerFrame } from '../../shared/contract';

export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly cookie: string | undefined;
  readonly text: string;
}

/** One request of a page on a connection of its own. */
export function askPage(
  port: number,
  target: string,
  headers: http.OutgoingHttpHeaders,
  method: string,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers, agent: false };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, cookie: headers['set-cookie']?.[0], text });
      });
    });
    request.on('error', reject).end();
  });
}

export interface Upgraded {
  readonly status: number;
  readonly socket: WebSocket;
  /** The frames in the order they came. */
  readonly next: () => Promise<ServerFrame>;
}

/** Status 101 when the upgrade was taken, else what it was refused with. */
export function askUpgrade(port: number, headers: Record<string, string>, target: string): Promise<Upgraded> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers });
  const next = framesOf(socket);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ status: 101, socket, next }));
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, socket, next });
    });
    socket.once('error', reject);
  });
}

function framesOf(socket: WebSocket): () => Promise<ServerFrame> {
  const frames: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as ServerFrame;
    const taker = waiting.shift();
    if (taker) taker(frame);
    else frames.push(frame);
  });
  return () => {
    const frame = frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve));
  };
}

/** How the other side closes it. */
export function closed(socket: WebSocket): Promise<{ code: number; reason: string }> {
  return new Promise((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
}
