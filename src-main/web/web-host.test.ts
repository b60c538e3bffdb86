import fs from 'node:fs/promises';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPage, askUpgrade, closed, type Reply, type Upgraded } from '../../tests/support/web-client';
import { type Desk, openDesk } from '../desk';
import { type WebHost, startWebHost } from './web-host';

let folder = '';
let desk: Desk;
let host: WebHost;
let cookie = '';

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plotroom-web-'));
  const rendererFolder = path.join(folder, 'renderer');
  await fs.mkdir(path.join(rendererFolder, 'assets'), { recursive: true });
  await fs.writeFile(path.join(rendererFolder, 'index.html'), '<!doctype html><title>Plotroom</title>');
  await fs.writeFile(path.join(rendererFolder, 'assets', 'app.js'), 'export {};');
  await fs.writeFile(path.join(folder, 'secret.txt'), 'secret');
  const info = { version: '1.2.3', host: 'web', platform: 'linux', runtime: 'test' } as const;
  const dataFolder = path.join(folder, 'data');
  const opened = await openDesk({
    dataFolder,
    assetsFolder: path.join(folder, 'assets'),
    info,
    dialogs: null,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  desk = opened.value;
  const started = await startWebHost({ desk, rendererFolder, port: 0 });
  if (!started.ok) throw new Error(started.error.message);
  host = started.value;
  cookie = (await get(`/${new URL(host.link).search}`)).cookie?.split(';')[0] ?? '';
});

afterAll(async () => {
  await host.close();
  await desk.close();
  await fs.rm(folder, { recursive: true, force: true });
});

function get(target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> {
  return askPage(host.port, target, headers, method);
}

function upgrade(headers: Record<string, string>, target = '/bridge'): Promise<Upgraded> {
  return askUpgrade(host.port, headers, target);
}

const origin = () => `http://127.0.0.1:${host.port}`;

async function openSocket(): Promise<Upgraded> {
  const upgraded = await upgrade({ cookie, origin: origin() });
  expect(upgraded.status).toBe(101);
  return upgraded;
}

describe('the link', () => {
  it('trades its token for a cookie of this port and leads to the bare address', async () => {
    const reply = await get(`/?token=${new URL(host.link).searchParams.get('token')}`);
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('/');
    expect(reply.cookie).toMatch(new RegExp(`^plotroom-${host.port}=[\\w-]{32}; `));
    expect(reply.cookie).toContain('HttpOnly');
    expect(reply.cookie).toContain('SameSite=Lax');
  });

  it.each(['/?token=', '/?token=wrong', `/?token=${'A'.repeat(32)}`])(
    'answers %s with 401 and no cookie',
    async (target) => {
      for (const headers of [{}, { cookie }]) {
        const reply = await get(target, headers);
        expect(reply).toMatchObject({ status: 401, cookie: undefined });
        expect(reply.text).not.toContain('<title>');
      }
    },
  );

  it('binds the loopback address only', () => {
    expect(host.link.startsWith(`http://127.0.0.1:${host.port}/?token=`)).toBe(true);
  });
});

describe('a page request', () => {
  it('gets the renderer with the cookie, under a strict policy', async () => {
    const reply = await get('/', { cookie });
    expect(reply).toMatchObject({ status: 200, text: '<!doctype html><title>Plotroom</title>' });
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    const policy = reply.headers['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`ws://127.0.0.1:${host.port}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect((await get('/assets/app.js', { cookie })).headers['content-type']).toContain('javascript');
  });

  it.each([
    ['no cookie', {}],
    ['another value', { cookie: 'plotroom-PORT=wrong' }],
    ['the name of another port', { cookie: 'plotroom-1=VALUE' }],
  ])('is refused with 401 for %s', async (_what, headers: { cookie?: string }) => {
    const value = cookie.split('=')[1] ?? '';
    const sent = headers.cookie?.replace('PORT', String(host.port)).replace('VALUE', value);
    for (const target of ['/', '/index.html', '/assets/app.js', '/nothing']) {
      expect((await get(target, sent === undefined ? {} : { cookie: sent })).status).toBe(401);
    }
  });

  it.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1',
    '127.0.0.1:1',
    'localhost',
    'localhost.evil:PORT',
    '[::1]:PORT',
    '0.0.0.0:PORT',
  ])('for the host %s is refused with 403, cookie and token or not', async (name) => {
    const headers = { host: name.replace('PORT', String(host.port)), cookie };
    expect((await get('/', headers)).status).toBe(403);
    expect(await get(`/${new URL(host.link).search}`, headers)).toMatchObject({
      status: 403,
      cookie: undefined,
    });
  });

  it('may call it localhost', async () => {
    expect((await get('/', { cookie, host: `localhost:${host.port}` })).status).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%00',
    '/%',
  ])('never leaves the folder of the renderer: %s', async (target) => {
    const reply = await get(target, { cookie });
    expect(reply.text).not.toContain('secret');
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });

  it('takes no other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await get('/', { cookie }, method)).status).toBe(405);
    expect(await get('/', { cookie }, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });
});

describe('the bridge', () => {
  it('refuses an absent or foreign origin with 403 and a missing cookie with 401', async () => {
    expect((await upgrade({ cookie })).status).toBe(403);
    for (const foreign of [
      'http://evil.example',
      `http://127.0.0.1:${host.port + 1}`,
      'null',
      `https://127.0.0.1:${host.port}`,
    ]) {
      expect((await upgrade({ cookie, origin: foreign })).status).toBe(403);
    }
    expect((await upgrade({ origin: origin() })).status).toBe(401);
    expect((await upgrade({ cookie: `plotroom-${host.port}=wrong`, origin: origin() })).status).toBe(401);
  });

  it('refuses a foreign host and knows one path only', async () => {
    const headers = { cookie, host: `evil.example:${host.port}`, origin: `http://evil.example:${host.port}` };
    expect((await upgrade(headers)).status).toBe(403);
    expect((await upgrade({ cookie, origin: origin() }, '/other')).status).toBe(404);
  });

  it('greets, answers each call by its number and tells events to every tab', async () => {
    const [first, second] = [await openSocket(), await openSocket()];
    const hello = await first.next();
    expect(hello).toMatchObject({ type: 'hello' });
    expect(await second.next()).toEqual(hello);
    first.socket.send(JSON.stringify({ type: 'call', id: 7, name: 'app.info', request: {} }));
    expect(await first.next()).toMatchObject({
      type: 'answer',
      id: 7,
      answer: { ok: true, value: { version: '1.2.3' } },
    });
    const settings = { theme: 'light' };
    const request = { callId: 'set-settings', settings };
    first.socket.send(JSON.stringify({ type: 'call', id: 8, name: 'settings.set', request }));
    expect(await second.next()).toMatchObject({ type: 'event', event: { type: 'settings', settings } });
    first.socket.close();
    second.socket.close();
  });

  it('answers an unknown call and a bad request with refusals and stays open', async () => {
    const { socket, next } = await openSocket();
    await next();
    socket.send(JSON.stringify({ type: 'call', id: 0, name: 'constructor', request: {} }));
    expect(await next()).toMatchObject({ id: 0, answer: { ok: false, error: { code: 'unknown-call' } } });
    socket.send(
      JSON.stringify({ type: 'call', id: 1, name: 'document.open', request: { id: '../../etc/passwd' } }),
    );
    expect(await next()).toMatchObject({
      id: 1,
      answer: { ok: false, error: { code: 'bad-request', at: '/id' } },
    });
    socket.close();
  });

  it.each<[string, string | Buffer, number]>([
    ['no JSON', 'hello', 1008],
    ['no call', '{"type":"event"}', 1008],
    ['a call with more in it', '{"type":"call","id":1,"name":"app.info","request":{},"more":1}', 1008],
    ['bytes', Buffer.from([1, 2, 3]), 1003],
  ])('is closed politely after %s, and the host goes on', async (_what, frame, code) => {
    const { socket } = await openSocket();
    const end = closed(socket);
    socket.send(frame);
    expect((await end).code).toBe(code);
    expect((await get('/', { cookie })).status).toBe(200);
  });
});

describe('a port that is in use', () => {
  it('is refused with a sentence', async () => {
    const second = await startWebHost({ desk, rendererFolder: folder, port: host.port });
    expect(second).toMatchObject({ ok: false, error: { code: 'port-in-use' } });
  });
});
