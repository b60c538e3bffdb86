/** The contract through the isolated preload of the Electron host. */
import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { collectEvents, expectEvent, type PageWindow, planIn, Session } from './session';

const session = new Session();
test.beforeAll(() => session.start());
test.afterAll(() => session.dispose());

test('stand-in: the page learns what it runs in', async () => {
  const info = await session.call('app.info', {});
  expect(info).toMatchObject({ host: 'electron', dialogs: true, dataFolder: session.dataFolder });
  expect(info.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(info.runtime).toMatch(/^Electron 45\./);
});

test('stand-in: the page gets two functions and nothing else of Electron or Node', async () => {
  const seen = await session.page.evaluate(() => ({
    bridge: Object.entries((window as PageWindow).plotroom).map(
      ([name, value]) => `${name}: ${typeof value}`,
    ),
    frozen: Object.isFrozen((window as PageWindow).plotroom),
    globals: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    ),
  }));
  expect(seen).toEqual({ bridge: ['call: function', 'subscribe: function'], frozen: true, globals: [] });
});

test('stand-in: a plan is made, changed, and the change is heard', async () => {
  const events = await collectEvents(session.page);
  const id = await session.createPlan('Through the preload');
  const opened = await session.call('document.open', { id });
  const edited = await session.call('document.edit', {
    callId: randomUUID(),
    id,
    baseRevision: opened.revision,
    label: 'Write a note',
    patches: [{ op: 'add', path: '/notes', value: 'ünïcode ✓' }],
  });
  expect(planIn(edited).plan.notes).toBe('ünïcode ✓');
  expect(edited.revision).toBeGreaterThan(opened.revision);
  await expectEvent(events, { type: 'document' });
  await expectEvent(events, { type: 'library' });
});

test('stand-in: a subscription that has ended hears nothing more', async () => {
  const counts = await session.page.evaluate(async () => {
    const count = { kept: 0, ended: 0 };
    const end = (window as PageWindow).plotroom.subscribe(() => (count.ended += 1));
    const settings = await (window as PageWindow).plotroom.call('settings.get', {});
    if (!settings.ok) throw new Error(settings.error.message);
    const heard = new Promise<void>((resolve) => {
      (window as PageWindow).plotroom.subscribe((event) => {
        if (event.type !== 'settings') return;
        count.kept += 1;
        resolve();
      });
    });
    end();
    await (window as PageWindow).plotroom.call('settings.set', {
      callId: crypto.randomUUID(),
      settings: settings.value,
    });
    await heard;
    return count;
  });
  expect(counts).toEqual({ kept: 1, ended: 0 });
});

const BAD_CALLS: readonly [string, unknown, unknown][] = [
  ['an unknown name', 'library.destroy', {}],
  ['a name of an object', '__proto__', {}],
  ['no name', undefined, {}],
  ['a name that is no text', { toString: 'x' }, {}],
  ['no request', 'library.create', undefined],
  ['a missing field', 'library.create', { callId: 'abcdefgh', title: 'x' }],
  ['a field too many', 'library.list', { all: true }],
  ['a wrong type', 'document.open', { id: 5 }],
  ['a path as id', 'document.open', { id: '../../etc/passwd' }],
  ['a date where text belongs', 'library.rename', { callId: 'abcdefgh', id: new Date(0), title: 'x' }],
];
for (const [what, name, request] of BAD_CALLS) {
  test(`stand-in: ${what} is refused as data`, async () => {
    const answer = await session.ask(name, request);
    expect(answer).toMatchObject({
      ok: false,
      error: { code: expect.any(String), message: expect.any(String) },
    });
  });
}

test('stand-in: what cannot be cloned never leaves the page', async () => {
  const failure = await session.page.evaluate(async () => {
    // The types of the bridge allow no function in a request; this test sends one.
    const bridge = (window as PageWindow).plotroom as {
      call: (name: string, request: unknown) => Promise<unknown>;
    };
    try {
      await bridge.call('library.list', { listener: () => 0 });
      return 'answered';
    } catch (error) {
      return String(error);
    }
  });
  expect(failure).toContain('could not be cloned');
});
