import { describe, expect, it } from 'vitest';
import type { DeskEvent, DocumentState } from '../../shared/contract';
import { MemoryDesk } from './memory-desk';
import { samplePlan } from './memory-plans';
import { rig } from './web-bridge-rig';

const ID = '00000000-0000-4000-8000-000000000001';
function stateAt(revision: number, id = ID): DocumentState {
  const history = { position: revision, length: revision, undoLabel: null, redoLabel: null };
  return { kind: 'plan', id, revision, plan: samplePlan('Plan'), history, savedAt: 0 };
}
const EDIT = {
  callId: 'call-id-1',
  id: ID,
  baseRevision: 0,
  label: 'x',
  patches: [{ op: 'remove', path: '/notes' }],
} as const;
const editRequest = () => ({ ...EDIT, patches: [...EDIT.patches] });

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

describe('the bridge over a WebSocket', () => {
  it('holds calls until it is greeted, then sends them in order and gives each its answer', async () => {
    const { bridge, newest } = rig();
    const list = bridge.call('library.list', {});
    const info = bridge.call('app.info', {});
    expect(newest().sent).toEqual([]);
    newest().greet();
    expect(newest().sent.map(({ name }) => name)).toEqual(['library.list', 'app.info']);
    newest().answer(1, 'info');
    newest().answer(0, 'list');
    expect(await Promise.all([list, info])).toEqual([
      { ok: true, value: 'list' },
      { ok: true, value: 'info' },
    ]);
  });

  it('tells events to everyone who subscribed, until they leave', () => {
    const { bridge, newest } = rig();
    const heard: DeskEvent[] = [];
    const end = bridge.subscribe((event) => heard.push(event));
    newest().greet();
    newest().receive({ type: 'event', event: { type: 'library' } });
    end();
    newest().receive({ type: 'event', event: { type: 'library' } });
    expect(heard).toEqual([{ type: 'library' }]);
  });

  it('after a drop sends what was not answered once more, under the same callId', async () => {
    const { bridge, newest, elapse, sockets } = rig();
    newest().greet();
    const answered = bridge.call('app.info', {});
    newest().answer(0, 'info');
    await answered;
    const edit = bridge.call('document.edit', editRequest());
    newest().drop();
    elapse();
    expect(sockets).toHaveLength(2);
    newest().greet();
    expect(newest().sent.filter(({ name }) => name === 'document.edit')).toMatchObject([{ request: EDIT }]);
    expect(newest().sent.filter(({ name }) => name === 'app.info')).toEqual([]);
    newest().answer(0, stateAt(1));
    expect(await edit).toMatchObject({ ok: true, value: { revision: 1 } });
  });

  it('calls made while it is away are sent when it is back', () => {
    const { bridge, newest, elapse } = rig();
    newest().greet();
    newest().drop();
    void bridge.call('app.info', {});
    elapse();
    newest().greet();
    expect(newest().sent.map(({ name }) => name)).toContain('app.info');
  });

  it('after a drop asks for the open documents and tells only of newer ones', async () => {
    const { bridge, newest, elapse } = rig();
    const heard: DeskEvent[] = [];
    newest().greet();
    const other = ID.replace('1', '2');
    for (const [index, id] of [ID, other].entries()) {
      const opened = bridge.call('document.open', { id });
      newest().answer(index, stateAt(3, id));
      await opened;
    }
    newest().receive({ type: 'event', event: { type: 'document', state: stateAt(4) } });
    bridge.subscribe((event) => heard.push(event));
    newest().drop();
    elapse();
    newest().greet();
    expect(heard).toEqual([{ type: 'library' }]);
    await settle();
    expect(newest().sent[0]?.name).toBe('settings.get');
    newest().answer(0, { theme: 'light' });
    await settle();
    newest().answer(1, stateAt(4));
    await settle();
    newest().answer(2, stateAt(5, other));
    await settle();
    expect(heard.slice(1)).toMatchObject([
      { type: 'settings', settings: { theme: 'light' } },
      { type: 'document', state: { id: other, revision: 5 } },
    ]);
  });

  it('a match is told again even if it has not moved: who looks may have changed', async () => {
    const { bridge, newest, elapse } = rig();
    const heard: DeskEvent[] = [];
    newest().greet();
    const desk = new MemoryDesk();
    const match = desk.match(desk.addMatch('Match'));
    const id = match?.id ?? '';
    const opened = bridge.call('document.open', { id });
    newest().answer(0, match);
    await opened;
    bridge.subscribe((event) => heard.push(event));
    newest().drop();
    elapse();
    newest().greet();
    await settle();
    newest().answer(0, {});
    await settle();
    newest().answer(1, match);
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: 'document', state: { id, kind: 'match' } });
  });

  it('does not ask for documents that were closed, nor for those of other tabs', async () => {
    const { bridge, newest, elapse } = rig();
    newest().greet();
    const opened = bridge.call('document.open', { id: ID });
    newest().answer(0, stateAt(1));
    await opened;
    const closed = bridge.call('document.close', { id: ID });
    newest().answer(1, null);
    await closed;
    newest().receive({ type: 'event', event: { type: 'document', state: stateAt(9, ID.replace('1', '2')) } });
    newest().drop();
    elapse();
    newest().greet();
    await settle();
    newest().answer(0, {});
    await settle();
    expect(newest().sent.map(({ name }) => name)).toEqual(['settings.get']);
  });

  it('waits longer after each failed attempt, up to five seconds, and briefly again after a success', () => {
    const { newest, elapse, delays } = rig();
    for (let attempt = 0; attempt < 8; attempt++) {
      newest().drop();
      elapse();
    }
    expect(delays).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
    newest().greet();
    newest().drop();
    expect(delays.at(-1)).toBe(200);
  });

  it('says whether main can be reached', () => {
    const { bridge, newest, elapse } = rig();
    const states: string[] = [];
    const end = bridge.onConnection((state) => states.push(state));
    newest().greet();
    newest().drop();
    elapse();
    newest().drop();
    elapse();
    newest().greet();
    end();
    newest().drop();
    expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    expect(bridge.connection).toBe('reconnecting');
  });

  it('does not repeat a change to a main that was started anew, but asks its questions again', async () => {
    const { bridge, newest, elapse } = rig();
    newest().greet('first');
    const edit = bridge.call('document.edit', editRequest());
    void bridge.call('library.list', {});
    newest().drop();
    elapse();
    newest().greet('second');
    expect(await edit).toMatchObject({ ok: false, error: { code: 'host-restarted' } });
    const names = newest().sent.map(({ name }) => name);
    expect(names).toContain('library.list');
    expect(names).not.toContain('document.edit');
  });

  it('ends for good when it is destroyed', () => {
    const { bridge, sockets, newest, elapse, delays } = rig();
    newest().greet();
    bridge.destroy();
    expect(newest().closed).toBe(true);
    elapse();
    expect(sockets).toHaveLength(1);
    expect(delays).toEqual([]);
  });
});
