import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { describe, expect, it } from 'vitest';
import { ok } from '../../shared/base';
import type { Desk } from '../desk/types';
import { DeskChannel } from './desk-channel';

type Handler = (event: IpcMainInvokeEvent, name: unknown, request: unknown) => Promise<unknown>;

function setUp(isOurs: boolean, answered?: () => Promise<unknown>) {
  let handler: Handler | undefined;
  let answer: (value: unknown) => void = () => undefined;
  const calls: string[] = [];
  // Only what the channel uses of ipcMain and of the desk.
  const ipc = {
    handle: (_channel: string, given: Handler) => (handler = given),
    removeHandler: () => (handler = undefined),
  } as unknown as IpcMain;
  const desk = {
    call: (name: string) => {
      calls.push(name);
      return answered?.() ?? new Promise((resolve) => (answer = (value) => resolve(ok(value))));
    },
  } as unknown as Desk;
  const channel = new DeskChannel(
    ipc,
    desk,
    () => isOurs,
    () => calls.push('(listens)'),
  );
  const call = (name: unknown, request: unknown = {}) =>
    handler?.({} as IpcMainInvokeEvent, name, request) ?? Promise.reject(new Error('gone'));
  return { channel, call, calls, answer: (value: unknown) => answer(value) };
}

describe('the desk over ipc', () => {
  it('refuses pages that are not ours as data, and asks the desk nothing', async () => {
    const { call, calls } = setUp(false);
    expect(await call('app.info')).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(calls).toEqual([]);
  });

  it.each([undefined, null, 5, {}, ['app.info']])('refuses %s as a name', async (name) => {
    const { call, calls } = setUp(true);
    expect(await call(name)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(calls).toEqual([]);
  });

  it('knows that the page listens before it asks the desk', async () => {
    const { call, calls, answer } = setUp(true);
    const answered = call('app.info');
    expect(calls).toEqual(['(listens)', 'app.info']);
    answer('x');
    expect(await answered).toEqual(ok('x'));
  });

  it('closes what a page had open when it goes without a word, as often as it was opened, and once only', async () => {
    const { channel, call, calls } = setUp(true, () => Promise.resolve(ok(null)));
    for (const id of ['a', 'a', 'b']) await call('document.open', { id });
    calls.length = 0;
    channel.pageGone();
    await channel.settle();
    expect(calls).toEqual(Array.from({ length: 3 }, () => 'document.close'));
    channel.pageGone();
    await channel.settle();
    expect(calls).toHaveLength(3);
  });

  it('is settled only when the last call is answered', async () => {
    const { channel, call, answer } = setUp(true);
    const order: string[] = [];
    const called = call('document.edit').then(() => order.push('answered'));
    const settled = channel.settle().then(() => order.push('settled'));
    answer('x');
    await Promise.all([called, settled]);
    expect(order).toEqual(['answered', 'settled']);
  });
});
