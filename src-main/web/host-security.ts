/**
 * Who may speak to the browser host: a browser on this machine that was given the link. Cookies ignore ports, so the
 * cookie's name carries it; the Host check stops pages that point a name of theirs at 127.0.0.1, the Origin check stops
 * pages of others from opening our WebSocket.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CONTENT_SECURITY_POLICY } from '../../shared/contract/content-security-policy';

const TOKEN_BYTES = 24;

export class HostSecurity {
  readonly token = randomBytes(TOKEN_BYTES).toString('base64url');
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  get link(): string {
    return `http://127.0.0.1:${this.#port}/?token=${this.token}`;
  }

  /** For `Set-Cookie`: good as long as the process lives, as the token is. */
  get cookie(): string {
    return `${this.#cookieName}=${this.token}; Path=/; HttpOnly; SameSite=Lax`;
  }

  isOurHost(request: IncomingMessage): boolean {
    const { host } = request.headers;
    return host === `127.0.0.1:${this.#port}` || host === `localhost:${this.#port}`;
  }

  /** A page of ours: its origin is the very host it asks. Call after `isOurHost`. */
  isOurOrigin(request: IncomingMessage): boolean {
    return request.headers.origin === `http://${request.headers.host}`;
  }

  isOurToken(token: string): boolean {
    return isEqual(token, this.token);
  }

  hasCookie(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
    return cookies.some(([name, value]) => name === this.#cookieName && isEqual(value ?? '', this.token));
  }

  get #cookieName(): string {
    return `plotroom-${this.#port}`;
  }
}

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Sent with every answer. `host` is a checked Host header. */
export function securityHeaders(host: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(host),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** The policy of both hosts; a WebSocket is not `'self'` for every browser, so ours is named. */
function contentSecurityPolicy(host: string): string {
  return CONTENT_SECURITY_POLICY.replace("connect-src 'self'", `connect-src 'self' ws://${host}`);
}
