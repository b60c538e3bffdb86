/** A connection that drops again and again, before and after main has acted: no edit is lost, none is made twice. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { DeskEvent, DocumentState } from '../../shared/contract';
import { type Socket, WebBridge } from '../../src-renderer/bridge/web-bridge';
import { type WebHost, startWebHost } from '../../src-main/web/web-host';
import { openTestDesk, planStateIn } from '../support/desk';
import { temporaryFolder, valueOf } from '../support/library';

const EDITS = 150;

/** Every few frames the line is cut: before a call leaves, after it has left, or when its answer arrives. */
class DroppingSocket implements Socket {
  readonly #socket: WebSocket;
  readonly #drops: () => boolean;

  constructor(host: WebHost, cookie: string, drops: () => boolean) {
    const headers = { cookie, origin: `http://127.0.0.1:${host.port}` };
    this.#socket = new WebSocket(`ws://127.0.0.1:${host.port}/bridge`, { headers });
    this.#drops = drops;
    this.#socket.on('error', () => this.#socket.terminate());
  }

  send(text: string): void {
    if (this.#drops()) return this.#socket.terminate();
    this.#socket.send(text);
    if (this.#drops()) this.#socket.close();
  }

  close(): void {
    this.#socket.terminate();
  }

  addEventListener(type: 'open' | 'close' | 'message', listener: (event: { data: unknown }) => void): void {
    if (type !== 'message') return void this.#socket.once(type, () => listener({ data: undefined }));
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.includes('"answer"') && this.#drops()) this.#socket.terminate();
      else if (this.#socket.readyState === WebSocket.OPEN) listener({ data: text });
    });
  }
}

/** True about once in `period` times, at places that differ from run to run of the loop but not of the test. */
function everyFew(period: number): () => boolean {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % period === 0;
  };
}

async function startHost() {
  const opened = await openTestDesk({ dataFolder: await temporaryFolder() });
  const host = valueOf(
    await startWebHost({ desk: opened.desk, rendererFolder: await temporaryFolder(), port: 0 }),
  );
  onTestFinished(() => host.close());
  const entered = await fetch(host.link, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const connectBridge = (drops: () => boolean) => {
    const counter = { connections: 0 };
    const connect = () => {
      counter.connections += 1;
      return new DroppingSocket(host, cookie, drops);
    };
    const bridge = new WebBridge({ connect, later: (action) => setImmediate(action), random: () => 0 });
    onTestFinished(() => bridge.destroy());
    return { bridge, counter };
  };
  return { ...opened, connectBridge };
}

describe('a connection that drops', () => {
  it(`carries ${EDITS} edits, each once and in order, and shows the newest state to every tab`, async () => {
    const { call, connectBridge } = await startHost();
    const { bridge, counter } = connectBridge(everyFew(6));
    const watcher = connectBridge(everyFew(4));
    const create = {
      callId: randomUUID(),
      game: 'into-the-unknown',
      title: 'Plan',
      layout: 'helix',
    } as const;
    const { id } = valueOf(await bridge.call('library.create', create));
    let revision = valueOf(await bridge.call('document.open', { id })).revision;
    const seen = newestSeen(watcher.bridge.subscribe.bind(watcher.bridge));
    valueOf(await watcher.bridge.call('document.open', { id }));

    for (let index = 0; index < EDITS; index++) {
      const patches = [{ op: 'add' as const, path: '/notes', value: `${index}` }];
      const request = { callId: randomUUID(), id, baseRevision: revision, label: `Edit ${index}`, patches };
      revision = valueOf(await bridge.call('document.edit', request)).revision;
      expect(revision).toBe(index + 1);
    }
    const labels = valueOf(await call('document.history', { id, from: 0, to: 500 }));
    expect(labels).toEqual(Array.from({ length: EDITS }, (_, index) => `Edit ${index}`));
    expect(counter.connections).toBeGreaterThan(20);
    expect(planStateIn(await seen(EDITS)).plan.notes).toBe(`${EDITS - 1}`);
    expect(valueOf(await call('library.list', {})).documents).toHaveLength(1);
  });
});

/** Waits for a revision among the events, however many were lost on the way. */
function newestSeen(subscribe: (listener: (event: DeskEvent) => void) => () => void) {
  let newest: DocumentState | undefined;
  let waiting: (() => void) | undefined;
  subscribe((event) => {
    if (event.type === 'document') newest = event.state;
    waiting?.();
  });
  return async (revision: number): Promise<DocumentState> => {
    for (;;) {
      if (newest !== undefined && newest.revision >= revision) return newest;
      await new Promise<void>((resolve) => (waiting = resolve));
    }
  };
}
