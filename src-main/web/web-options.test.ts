import { describe, expect, it } from 'vitest';
import { mayOpenBrowser, readWebOptions } from './web-options';

describe('the command line of the browser host', () => {
  it('defaults to a free port, the usual folder and an open browser', () => {
    expect(readWebOptions([], '/tables')).toEqual({
      ok: true,
      value: { port: 0, dataFolder: null, open: true, files: [] },
    });
  });

  it('takes paths from the folder it was started in', () => {
    const args = ['--web', '--port', '8080', '--data', 'my data', '--no-open', 'a.plotroom'];
    expect(readWebOptions(args, '/tables')).toEqual({
      ok: true,
      value: { port: 8080, dataFolder: '/tables/my data', open: false, files: ['/tables/a.plotroom'] },
    });
  });

  it.each([[['--port', '65536']], [['--port', '-1']], [['--port=x']], [['--unknown']], [['--data']]])(
    'refuses %j',
    (args) => {
      expect(readWebOptions(args, '/')).toMatchObject({ ok: false, error: { code: 'usage' } });
    },
  );
});

describe('the system browser', () => {
  const options = { port: 0, dataFolder: null, open: true, files: [] };
  it('is opened only with a display, not by root, and not against --no-open', () => {
    const seat = { platform: 'linux', env: { DISPLAY: ':0' }, uid: 1000 };
    expect(mayOpenBrowser(options, seat)).toBe(true);
    expect(mayOpenBrowser(options, { ...seat, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
    expect(mayOpenBrowser(options, { ...seat, env: {} })).toBe(false);
    expect(mayOpenBrowser(options, { ...seat, uid: 0 })).toBe(false);
    expect(mayOpenBrowser({ ...options, open: false }, seat)).toBe(false);
    expect(mayOpenBrowser(options, { platform: 'darwin', env: {}, uid: 501 })).toBe(true);
  });
});
