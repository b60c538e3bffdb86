/** Serves the table's test pages, built, on loopback while browser tests run. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { build, ROOT } from '../../scripts/build.mjs';

export interface HarnessServer {
  readonly url: string;
  /** The page of the star chart. */
  readonly chartUrl: string;
  close(): Promise<void>;
}

export async function serveHarness(): Promise<HarnessServer> {
  await build(['harness']);
  const server = createServer(sirv(path.join(ROOT, 'out/harness')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The test page got no port');
  const folder = `http://127.0.0.1:${address.port}`;
  return {
    url: `${folder}/harness.html`,
    chartUrl: `${folder}/network-harness.html`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
