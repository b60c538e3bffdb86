'use strict';
// Custom schemes. `app://host/x` is served to Chromium as `http://host.app.localhost:PORT/x` by a server on 127.0.0.1:
// a secure context, where workers, wasm and CSP work. URLs are mapped back wherever the app sees them.
const http = require('node:http');
const { once } = require('node:events');
const { Readable } = require('node:stream');
const { runtime } = require('./runtime.cjs');
const { strict } = require('./strict.cjs');

const handlers = new Map();
const privileged = new Set();

const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes) {
    if (runtime.ready) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
    for (const { scheme } of schemes) privileged.add(scheme);
  },
  handle(scheme, handler) {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme) => void handlers.delete(scheme),
  isProtocolHandled: (scheme) => handlers.has(scheme),
});

/** What Chromium loads for a URL of the app. */
function toReal(url) {
  const parts = /^([a-z][a-z0-9+-]*):\/\/([^/?#]*)(.*)$/.exec(url);
  if (!parts || !privileged.has(parts[1])) return url;
  return `http://${parts[2]}.${parts[1]}.localhost:${runtime.port}${parts[3] || '/'}`;
}

/** What the app sees for a URL of Chromium. */
function toVirtual(url) {
  const parts = new RegExp(`^http://([^/]+)\\.([a-z][a-z0-9+-]*)\\.localhost:${runtime.port}(.*)$`).exec(url);
  return parts ? `${parts[2]}://${parts[1]}${parts[3]}` : url;
}

/** Starts the server behind the schemes. */
async function serveSchemes() {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      process.stderr.write(`protocol handler failed: ${error.stack}\n`);
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  runtime.port = server.address().port;
}

async function answer(request, response) {
  const host = /^(.+)\.([a-z][a-z0-9+-]*)\.localhost:\d+$/.exec(request.headers.host ?? '');
  const handler = host && handlers.get(host[2]);
  if (!handler) return void response.writeHead(502).end();
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'host');
  const body = ['GET', 'HEAD'].includes(request.method) ? null : Readable.toWeb(request);
  const url = `${host[2]}://${host[1]}${request.url}`;
  const answered = await handler(new Request(url, { method: request.method, headers, body, duplex: 'half' }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body === null) response.end();
  else Readable.fromWeb(answered.body).pipe(response);
}

module.exports = { protocol, serveSchemes, toReal, toVirtual };
