/** Menus, dialogs, window and files of the Electron host. Native parts are answered by the test. */
import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectEvents, expectEvent, Session } from './session';

let session: Session;

/** Exports a plan of this title to a file in the session's folder. */
async function exportedFile(title: string): Promise<string> {
  const id = await session.createPlan(title);
  const { text, fileName } = await session.call('library.export', { id });
  const file = path.join(session.folder, fileName);
  writeFileSync(file, text);
  return file;
}

async function titles(): Promise<readonly string[]> {
  return (await session.call('library.list', {})).documents.map(({ title }) => title);
}

test.describe('one start', () => {
  test.beforeAll(async () => {
    session = await new Session().start();
  });
  test.afterAll(() => session.dispose());

  test('stand-in: a menu item runs the command of its id', async () => {
    const { app, page } = session;
    const events = await collectEvents(page);
    await app.evaluate(({ Menu }) => {
      Menu.getApplicationMenu()?.getMenuItemById('app.about')?.click();
    });
    await expectEvent(events, { type: 'menu', command: 'app.about' });
  });

  test('stand-in: the menu shows rebound keys as soon as they are set', async () => {
    const { app } = session;
    const keysOf = (id: string) =>
      app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.accelerator, id);
    expect(await keysOf('edit.undo')).toBe('CmdOrCtrl+Z');
    const settings = await session.call('settings.get', {});
    const shortcuts = { ...settings.shortcuts, 'edit.undo': 'Alt+U' };
    await session.call('settings.set', { callId: crypto.randomUUID(), settings: { ...settings, shortcuts } });
    await expect.poll(() => keysOf('edit.undo')).toBe('Alt+U');
  });

  test('stand-in: files chosen in the dialog are imported, one by one', async () => {
    const { app } = session;
    const file = await exportedFile('For the dialog');
    const before = await titles();
    await app.evaluate(({ dialog }, chosen) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen, chosen] });
    }, file);
    const outcomes = await session.call('library.importWithDialog', { callId: crypto.randomUUID() });
    expect(outcomes.map(({ entry }) => entry.title.startsWith('For the dialog'))).toEqual([true, true]);
    expect(await titles()).toHaveLength(before.length + 2);
  });

  test('stand-in: a cancelled dialog changes nothing', async () => {
    const { app } = session;
    const id = await session.createPlan('Stays');
    const before = await titles();
    await app.evaluate(({ dialog }) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] });
      dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
    });
    expect(await session.call('library.importWithDialog', { callId: crypto.randomUUID() })).toEqual([]);
    expect(await session.call('library.exportWithDialog', { callId: crypto.randomUUID(), id })).toBeNull();
    expect(await titles()).toEqual(before);
  });

  test('stand-in: a plan is exported to where the dialog says, in a folder with blanks', async () => {
    const { app } = session;
    const id = await session.createPlan('Out of the program');
    const target = path.join(session.folder, 'my export.plotroom');
    await app.evaluate(({ dialog }, filePath) => {
      // Two ways to call it, with and without a window; the options come last.
      dialog.showSaveDialog = (...args: unknown[]) => {
        const options = args.at(-1) as { defaultPath?: string };
        Object.assign(globalThis, { suggested: options.defaultPath });
        return Promise.resolve({ canceled: false, filePath });
      };
    }, target);
    expect(await session.call('library.exportWithDialog', { callId: crypto.randomUUID(), id })).toBe(target);
    const suggested = await app.evaluate(() => (globalThis as unknown as { suggested: string }).suggested);
    expect(suggested).toMatch(/^Out of the program.*\.plotroom$/i);
    // Our own file format: an envelope in JSON.
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ app: expect.anything() });
  });

  test('stand-in: a file that macOS hands over is opened too', async () => {
    const { app, page } = session;
    const file = await exportedFile('By event');
    const events = await collectEvents(page);
    const prevented = await app.evaluate(({ app: electron }, handed) => {
      const event = { preventDefault: () => Object.assign(event, { prevented: true }), prevented: false };
      electron.emit('open-file', event, handed);
      return event.prevented;
    }, file);
    expect(prevented).toBe(true);
    await expectEvent(events, { type: 'show' });
  });

  test('stand-in: a file that is no plan is a problem said in the window, and nothing is imported', async () => {
    const { app, page } = session;
    const before = await titles();
    const events = await collectEvents(page);
    const file = path.join(session.folder, 'broken.plotroom');
    writeFileSync(file, '{"format":');
    await app.evaluate(({ app: electron }, handed) => {
      electron.emit('open-file', { preventDefault: () => undefined }, handed);
    }, file);
    await expectEvent(events, { type: 'problem' });
    expect(await titles()).toEqual(before);
    expect(readFileSync(file, 'utf8')).toBe('{"format":');
  });
});

test.describe('a start for each', () => {
  test.beforeEach(() => {
    session = new Session();
  });
  test.afterEach(() => session.dispose());

  test('stand-in: a file given at the start is opened as a copy and shown', async () => {
    await session.start();
    const file = await exportedFile('From outside');
    const text = readFileSync(file, 'utf8');
    await session.quit();
    const { page } = await session.start(file);
    // The address first: a call from here before the page listens would be taken for the page's own first one.
    await expect(page).toHaveURL(/#.*[0-9a-f-]{36}/);
    await expect.poll(titles).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('stand-in: the window opens where it was closed, maximised or not', async () => {
    const window = () =>
      session.app.evaluate(({ BrowserWindow }) => {
        const open = BrowserWindow.getAllWindows()[0];
        return { bounds: open?.getNormalBounds(), maximized: open?.isMaximized(), title: open?.getTitle() };
      });
    await session.start();
    const bounds = { x: 60, y: 40, width: 1100, height: 700 };
    await session.app.evaluate(
      ({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to),
      bounds,
    );
    await expect.poll(async () => (await window()).bounds).toEqual(bounds);
    await session.quit();

    await session.start();
    await expect.poll(window).toMatchObject({ bounds, maximized: false });
    await session.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize());
    await expect.poll(async () => (await window()).maximized).toBe(true);
    await session.quit();

    await session.start();
    await expect.poll(window).toMatchObject({ bounds, maximized: true });
    await expect.poll(async () => (await window()).title).toContain('Plotroom');
  });

  test('stand-in: a place that makes no sense any more is not used', async () => {
    await session.start();
    await session.quit();
    const file = path.join(session.dataFolder, 'window.json');
    writeFileSync(file, '{"x":90000,"y":90000,"width":1100,"height":700,"maximized":false}');
    await session.start();
    const inside = () =>
      session.app.evaluate(({ BrowserWindow, screen }) => {
        const bounds = BrowserWindow.getAllWindows()[0]?.getBounds();
        const { x, y, width, height } = screen.getPrimaryDisplay().workArea;
        return bounds && bounds.x >= x && bounds.y >= y && bounds.x < x + width && bounds.y < y + height;
      });
    await expect.poll(inside).toBe(true);
  });

  test('stand-in: after a crash of the page a reload is offered, and brings everything back', async () => {
    const { app } = await session.start();
    const id = await session.createPlan('Survives a crash');
    await app.evaluate(({ dialog, BrowserWindow }) => {
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      // Two ways to call it, with and without a window; the options come last.
      dialog.showMessageBox = (...args: unknown[]) => {
        asked.push((args.at(-1) as { message: string }).message);
        return Promise.resolve({ response: 0, checkboxChecked: false });
      };
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const reloaded = new Promise((resolve) => {
        // Not earlier: the first load may still be under way.
        contents?.once('render-process-gone', () => contents.once('did-finish-load', () => resolve(true)));
      });
      Object.assign(globalThis, { reloaded });
      contents?.forcefullyCrashRenderer();
    });
    await app.evaluate(() => (globalThis as unknown as { reloaded: Promise<void> }).reloaded);
    // The test's own page object belongs to the page that died: main asks the new one. What is sent while the page's
    // world is still being replaced is never answered, so an answer that stays away is asked for again.
    const open = () =>
      app.evaluate(
        ({ BrowserWindow }, wanted) =>
          Promise.race([
            BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
              `window.plotroom.call('document.open', { id: ${JSON.stringify(wanted)} })`,
            ) as Promise<unknown>,
            new Promise<unknown>((resolve) => setTimeout(resolve, 5_000, null)),
          ]),
        id,
      );
    await expect.poll(open, { timeout: 120_000 }).toMatchObject({ ok: true, value: { id } });
    const asked = await app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
    expect(asked).toEqual(['The window stopped working.']);
  });
});
