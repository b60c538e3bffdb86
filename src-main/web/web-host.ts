/** The browser host: one loopback server around a desk. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { Desk } from '../desk';
import { BridgeServer } from './bridge-server';
import { HostSecurity } from './host-security';
import { makeHttpHandler } from './http-handler';

export interface WebHostOptions {
  readonly desk: Desk;
  readonly rendererFolder: string;
  /** 0: a free one. */
  readonly port: number;
}

export interface WebHost {
  readonly port: number;
  /** What a person opens: it carries the token. */
  readonly link: string;
  close(): Promise<void>;
}

/** Resolves once the port accepts. Refuses with `port-in-use` or `port-refused`. */
export async function startWebHost(options: WebHostOptions): Promise<Result<WebHost, Refusal>> {
  const server = http.createServer();
  const listening = await listen(server, options.port);
  if (!listening.ok) return listening;
  const port = listening.value;
  const security = new HostSecurity(port);
  server.on('request', makeHttpHandler(security, options.rendererFolder));
  const bridge = new BridgeServer(server, security, options.desk);
  return ok({ port, link: security.link, close: () => closeHost(server, bridge) });
}

function listen(server: http.Server, port: number): Promise<Result<number, Refusal>> {
  return new Promise((resolve) => {
    server.once('error', (cause: NodeJS.ErrnoException) => resolve(err(portRefusal(cause, port))));
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error');
      resolve(ok((server.address() as AddressInfo).port)); // an address and not a pipe: it listens on TCP
    });
  });
}

function portRefusal(cause: NodeJS.ErrnoException, port: number): Refusal {
  if (cause.code === 'EADDRINUSE') {
    return {
      code: 'port-in-use',
      message: `Port ${port} is in use. Choose another with --port, or 0 for a free one.`,
    };
  }
  return { code: 'port-refused', message: `Port ${port} cannot be used (${cause.code ?? cause.message}).` };
}

function closeHost(server: http.Server, bridge: BridgeServer): Promise<void> {
  bridge.destroy();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Whoever has not answered the good-bye by then is not waited for.
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
  });
}

const CLOSE_GRACE_MS = 500;
