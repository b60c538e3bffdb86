/** Serves the table's test page on loopback while browser tests run. */
import path from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

export interface HarnessServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveHarness(): Promise<HarnessServer> {
  const server: ViteDevServer = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    cacheDir: path.join(root, 'node_modules/.vite-harness'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The test page got no port');
  return {
    url: `http://127.0.0.1:${address.port}/tests/visual/harness.html`,
    close: () => server.close(),
  };
}
