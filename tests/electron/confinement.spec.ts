/** What the page of the Electron host cannot do. */
import { expect, test } from '@playwright/test';
import { Session } from './session';

const PAGE = 'app://plotroom/index.html';
const session = new Session();
test.beforeAll(() => session.start());
test.afterAll(() => session.dispose());

const url = () =>
  session.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());

test('stand-in: every file comes with the policy and nosniff, and nothing outside the folder comes at all', async () => {
  const answers = await session.page.evaluate(async () => {
    const get = async (path: string) => {
      const response = await fetch(path);
      const header = (name: string) => response.headers.get(name);
      return [response.status, header('x-content-type-options'), header('content-security-policy') !== null];
    };
    return Promise.all(
      ['index.html', 'missing.js', '..%2f..%2fpackage.json', '..%2fmain%2fmain.cjs'].map(get),
    );
  });
  expect(answers).toEqual([
    [200, 'nosniff', true],
    [404, 'nosniff', true],
    [404, 'nosniff', true],
    [404, 'nosniff', true],
  ]);
});

test('stand-in: the policy stops inline code, foreign scripts, frames, pictures and connections', async () => {
  const { page } = session;
  await page.evaluate(() => {
    const stopped = new Set<string>();
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) => stopped.add(event.effectiveDirective));
    const add = <Name extends keyof HTMLElementTagNameMap>(
      name: Name,
      set: Partial<HTMLElementTagNameMap[Name]>,
    ) => {
      const element = Object.assign(document.createElement(name), set);
      element.setAttribute('data-planted', '');
      document.body.append(element);
      return element;
    };
    add('script', { textContent: 'window.inlineRan = true' });
    add('script', { src: 'https://example.invalid/x.js' });
    add('iframe', { src: 'https://example.invalid/' });
    add('img', { src: 'https://example.invalid/x.png', alt: '' });
    const button = add('button', {});
    button.setAttribute('onclick', 'window.inlineRan = true');
    button.click();
    fetch('https://example.invalid/').catch(() => stopped.add('(fetch rejected)'));
  });
  const stopped = () =>
    page.evaluate(() => [...(window as unknown as { stopped: Set<string> }).stopped].sort());
  await expect
    .poll(stopped)
    .toEqual([
      '(fetch rejected)',
      'connect-src',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
    ]);
  expect(await page.evaluate(() => 'inlineRan' in window)).toBe(false);
  await page.evaluate(() =>
    document.querySelectorAll('[data-planted]').forEach((element) => element.remove()),
  );
});

test('stand-in: no window opens, and only links of ours go to the browser', async () => {
  const { app, page } = session;
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (link) => {
      opened.push(link);
      return Promise.resolve();
    };
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.target = '_blank';
    document.body.append(link);
    for (const href of ['https://example.invalid/a', 'file:///etc/passwd', 'https://plotroom.invalid/help']) {
      link.href = href;
      link.click();
      window.open(href);
    }
    link.remove();
    window.open('index.html');
  });
  const opened = () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  await expect.poll(opened).toEqual(['https://plotroom.invalid/help', 'https://plotroom.invalid/help']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

for (const target of ['https://example.invalid/', 'missing.html', 'index.html?other']) {
  test(`stand-in: the page cannot go to ${target}`, async () => {
    const { app, page } = session;
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const asked = new Promise<boolean>((resolve) => {
        contents?.once('will-frame-navigate', (event) => setImmediate(() => resolve(event.defaultPrevented)));
      });
      Object.assign(globalThis, { asked });
    });
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, target);
    const prevented = await app.evaluate(() => (globalThis as unknown as { asked: Promise<boolean> }).asked);
    expect(prevented).toBe(true);
    expect(await url()).toContain(PAGE);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
}

test('stand-in: the page may reload, and is whole afterwards', async () => {
  const { page } = session;
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    location.hash = '#/';
    location.reload();
  });
  await page.waitForFunction(() => 'plotroom' in window && !('before' in window));
  expect(await url()).toBe(`${PAGE}#/`);
  // What is sent while the page's world is still being replaced is never answered: then it is asked for again.
  const settings = () =>
    Promise.race([
      session.call('settings.get', {}),
      new Promise<null>((resolve) => setTimeout(resolve, 5_000, null)),
    ]);
  await expect.poll(settings).toMatchObject({ units: 'in' });
});

test('stand-in: every permission is denied', async () => {
  const answers = await session.page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'];
    const states = await Promise.all(
      names.map(async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state),
    );
    const located = await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve('allowed'),
        (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : error.message),
      ),
    );
    return { states: [...new Set(states)], located, notifications: await Notification.requestPermission() };
  });
  expect(answers).toEqual({ states: ['denied'], located: 'denied', notifications: 'denied' });
});
