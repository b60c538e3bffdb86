/** The HTTP side of the browser host: the link with the token, then the built renderer to whoever holds the cookie. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { type HostSecurity, securityHeaders } from './host-security';

const NEW_LINK =
  'Open Plotroom with the link it printed when it started: it carries the key for this browser.';

export function makeHttpHandler(security: HostSecurity, rendererFolder: string): RequestListener {
  // `dev` looks at the disk for each request, so a renderer that was built anew is served at once.
  const files = sirv(rendererFolder, { dev: true, etag: true });
  return (request, response) => {
    const refusal = refuse(security, request);
    if (refusal !== null) return answer(response, ...refusal);
    for (const [name, value] of Object.entries(securityHeaders(request.headers.host ?? ''))) {
      response.setHeader(name, value);
    }
    const token = tokenOf(request);
    if (token !== null) return enter(response, security);
    response.setHeader('cache-control', 'no-cache');
    files(request, response, () => answer(response, 404, 'There is no such file.'));
  };
}

/** 403 for a foreign Host, 405 for writing methods, 401 for a wrong token, or for none without the cookie. */
function refuse(security: HostSecurity, request: IncomingMessage): [number, string] | null {
  if (!security.isOurHost(request)) return [403, 'Plotroom answers only to 127.0.0.1 and localhost.'];
  if (request.method !== 'GET' && request.method !== 'HEAD') return [405, 'Only GET is answered here.'];
  const token = tokenOf(request);
  if (token !== null)
    return security.isOurToken(token) ? null : [401, `This link is no longer good. ${NEW_LINK}`];
  return security.hasCookie(request) ? null : [401, NEW_LINK];
}

/** The token of the link, which is always for `/`; null for every other request. */
function tokenOf(request: IncomingMessage): string | null {
  const [path, query] = (request.url ?? '').split('?', 2);
  return path === '/' ? new URLSearchParams(query ?? '').get('token') : null;
}

/** Trades the token for the cookie, so that it does not stay in the address. */
function enter(response: ServerResponse, security: HostSecurity): void {
  response
    .writeHead(303, { location: '/', 'set-cookie': security.cookie, 'cache-control': 'no-store' })
    .end();
}

function answer(response: ServerResponse, status: number, sentence: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' }).end(`${sentence}\n`);
}
