/** However Plotroom ends, nothing that was seen is lost, and no process stays. */
import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { electronEnvironment, isRealElectron, ROOT, startWords } from './launch';
import { collectEvents, expectEvent, type PageWindow, planIn, Session } from './session';

let session: Session;
test.beforeEach(() => {
  session = new Session();
});
test.afterEach(() => session.dispose());

/** Sends edits without waiting for their answers; the last one writes `last`. */
async function editWithoutWaiting(id: string, last: string): Promise<void> {
  const { revision } = await session.call('document.open', { id });
  await session.page.evaluate(
    ([document, base, text]) => {
      for (let i = 0; i < 20; i += 1) {
        void (window as PageWindow).plotroom.call('document.edit', {
          callId: crypto.randomUUID(),
          id: document,
          baseRevision: base + i,
          label: 'Write',
          patches: [{ op: 'add', path: '/notes', value: i === 19 ? text : `step ${i}` }],
        });
      }
    },
    [id, revision, last] as const,
  );
}

async function notesAfterRestart(id: string): Promise<string | undefined> {
  await session.start();
  return planIn(await session.call('document.open', { id })).plan.notes;
}

test('stand-in: quitting during edits loses none of them', async () => {
  await session.start();
  const id = await session.createPlan('Quit in the middle');
  await editWithoutWaiting(id, 'the last word');
  expect(await session.quit()).toBe(0);
  expect(await notesAfterRestart(id)).toBe('the last word');
});

test('stand-in: closing the window during edits loses none of them', async () => {
  await session.start();
  const id = await session.createPlan('Closed in the middle');
  const { app } = session;
  const gone = once(app.process(), 'exit');
  await editWithoutWaiting(id, 'closed after this');
  await app.evaluate(({ BrowserWindow }) => setImmediate(() => BrowserWindow.getAllWindows()[0]?.close()));
  await gone;
  expect(await notesAfterRestart(id)).toBe('closed after this');
});

test('stand-in: what was typed in a field that still has the focus is kept when the window closes', async () => {
  await session.start();
  const id = await session.createPlan('Closed while typing');
  const { app, page } = session;
  await page.evaluate((document) => {
    location.hash = `#/document/${document}`;
  }, id);
  await page.getByRole('textbox', { name: 'Notes' }).fill('not left yet');
  const gone = once(app.process(), 'exit');
  await app.evaluate(({ BrowserWindow }) => setImmediate(() => BrowserWindow.getAllWindows()[0]?.close()));
  await gone;
  expect(await notesAfterRestart(id)).toBe('not left yet');
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`stand-in: ${signal} during edits loses none of them and ends with 0`, async () => {
    await session.start();
    const id = await session.createPlan('Ended from outside');
    await editWithoutWaiting(id, 'told to stop');
    expect(await session.signal(signal)).toBe(0);
    expect(await notesAfterRestart(id)).toBe('told to stop');
  });
}

test('stand-in: kill -9 loses nothing that was answered, and the next start finds it at once', async () => {
  await session.start();
  const id = await session.createPlan('Killed');
  const { revision } = await session.call('document.open', { id });
  await session.call('document.edit', {
    callId: randomUUID(),
    id,
    baseRevision: revision,
    label: 'Write',
    patches: [{ op: 'add', path: '/notes', value: 'answered' }],
  });
  await session.signal('SIGKILL');
  expect(await notesAfterRestart(id)).toBe('answered');
});

test('stand-in: undo reaches back beyond the restart', async () => {
  await session.start();
  const id = await session.createPlan('Undo later');
  await editWithoutWaiting(id, 'twenty');
  await session.quit();
  await session.start();
  const opened = await session.call('document.open', { id });
  expect(planIn(opened).history).toMatchObject({ position: 20, length: 20, undoLabel: 'Write' });
  const undone = await session.call('document.undo', {
    callId: randomUUID(),
    id,
    baseRevision: opened.revision,
  });
  expect(planIn(undone).plan.notes).toBe('step 18');
});

/** Starts a second Plotroom the way a desktop does, and waits for its end. */
async function startAgain(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const env = await electronEnvironment();
  const again = spawn(electronBinary(), startWords(session.dataFolder, args), { cwd: ROOT, env });
  let output = '';
  again.stderr.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(again, 'exit')) as [number | null];
  return { code, output };
}

/** What the package itself would start: it obeys the variable that `env` may carry. */
function electronBinary(): string {
  // Required by a Node without Electron in it, the package is the path of its binary.
  return createRequire(import.meta.url)('electron') as string;
}

test('stand-in: a second start hands its file to the first and ends', async () => {
  await session.start();
  const id = await session.createPlan('Sent over');
  const file = path.join(session.folder, 'sent over.plotroom');
  writeFileSync(file, (await session.call('library.export', { id })).text);
  const events = await collectEvents(session.page);
  await session.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.once('focus', () => Object.assign(globalThis, { focused: true }));
  });
  expect((await startAgain(file)).code).toBe(0);
  await expectEvent(events, { type: 'show' });
  expect((await session.call('library.list', {})).documents).toHaveLength(2);
  const focused = () => session.app.evaluate(() => 'focused' in globalThis);
  await expect.poll(focused).toBe(true);
});

// A real error box waits for a person, which no test is.
if (!isRealElectron) {
  test('stand-in: a data folder that another host uses is said in one sentence, exit code 1', async () => {
    const file = path.join(session.folder, 'web host');
    const web = spawn(process.execPath, ['out/main/web.cjs', '--no-open', '--data', session.dataFolder], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(web.stdout, 'data');
    const { code, output } = await startAgain(file);
    const gone = once(web, 'exit');
    web.kill();
    await gone;
    expect(code).toBe(1);
    expect(output).toContain('Another Plotroom is using the folder');
    expect(output).not.toContain('    at ');
  });

  test('stand-in: a data folder that cannot be made is said in one sentence, exit code 1', async () => {
    writeFileSync(path.join(session.folder, 'My Games'), 'a file where a folder belongs');
    const { code, output } = await startAgain();
    expect(code).toBe(1);
    expect(output).toContain('cannot use the data folder');
    expect(output).not.toContain('    at ');
  });

  test('stand-in: kill -9 leaves no Chromium, and the next start removes its profile', async () => {
    await session.start();
    const profiles = () =>
      readdirSync(path.join(session.dataFolder, 'electron')).filter((name) =>
        name.startsWith('standin-profile'),
      );
    const [first] = profiles();
    expect(processesWith(String(first))).not.toEqual([]);
    await session.signal('SIGKILL');
    await expect.poll(() => processesWith(String(first))).toEqual([]);
    await session.start();
    expect(profiles()).toHaveLength(1);
    expect(profiles()).not.toContain(first);
  });
}

/** Ids of running processes whose command line contains the text (Linux). */
function processesWith(text: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    const file = `/proc/${pid}/cmdline`;
    try {
      return /^\d+$/.test(pid) && existsSync(file) && readFileSync(file, 'utf8').includes(text);
    } catch {
      return false; // it ended while we looked
    }
  });
}
