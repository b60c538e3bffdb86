/** Serves the table's test page on loopback while browser tests run. */
import path from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

export interface HarnessServer {
  readonly url: string;
  /** The page of the star chart. */
  readonly chartUrl: string;
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
    // Only what the pages need: the app's own entry may lack a file while somebody works on it.
    optimizeDeps: { entries: [], include: ['pixi.js', 'pixi.js/unsafe-eval', 'zod'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The test page got no port');
  const folder = `http://127.0.0.1:${address.port}/tests/visual`;
  return {
    url: `${folder}/harness.html`,
    chartUrl: `${folder}/network-harness.html`,
    close: () => server.close(),
  };
}
