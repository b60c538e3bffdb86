// Builds what is stale. A target's key is a hash of its inputs; it is made in a temporary folder and renamed into
// place under a lock, so that two first calls do not collide and a killed build leaves nothing half made.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { say, missingTool, Told } from './say.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'out');
const KEY_FILE = 'build-key.txt';

/** What each target is made of; a change anywhere in there makes it stale. */
const TARGETS = {
  main: ['shared', 'src-main'],
  preload: ['shared', 'src-main/preload'],
  renderer: ['shared', 'src-renderer', 'assets/fonts', 'assets/silhouettes', 'assets/icons'],
  // The pages on which browser tests look at the table alone.
  harness: ['shared', 'src-renderer', 'assets/fonts', 'assets/silhouettes', 'assets/content', 'tests/visual'],
};
/** What Plotroom itself is made of. */
export const PROGRAM = ['main', 'preload', 'renderer'];
const COMMON = ['package-lock.json', 'scripts/build.mjs', 'tsconfig.json'];

/** Builds the named targets, else the program, where their key differs from the built one. */
export async function build(names = PROGRAM) {
  if (names.every(isFresh)) return;
  const lockfile = await tool('proper-lockfile');
  try {
    mkdirSync(OUT, { recursive: true });
    await buildLocked(lockfile, names);
  } catch (error) {
    if (!CANNOT_WRITE.includes(error?.code)) throw error;
    throw new Told(`Plotroom has to be built first, and cannot write into ${OUT} (${error.code}).`);
  }
}

const CANNOT_WRITE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST'];

async function buildLocked(lockfile, names) {
  const release = await lockfile.lock(OUT, {
    lockfilePath: path.join(OUT, '.build-lock'),
    stale: 45_000, // a busy machine may keep a build from touching its lock for half a minute
    update: 2_000,
    retries: { retries: 400, factor: 1, minTimeout: 250, maxTimeout: 250 },
  });
  try {
    removeLeftovers();
    for (const name of names) if (!isFresh(name)) await buildTarget(name);
  } finally {
    await release();
  }
}

/** What a build that was killed left: only the holder of the lock has anything under way. */
function removeLeftovers() {
  const half = readdirSync(OUT).filter((name) => /^(\.[a-z]+|[a-z]+\.old)-\d+$/.test(name));
  for (const name of half) rmSync(path.join(OUT, name), { recursive: true, force: true });
}

function isFresh(name) {
  const file = path.join(OUT, name, KEY_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === keyOf(name);
}

/** SHA-256 over the sorted relative paths and contents of a target's inputs, tests left out. */
export function keyOf(name) {
  const hash = createHash('sha256');
  const files = [...COMMON, ...TARGETS[name].flatMap(filesBelow)].sort();
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  const at = path.join(ROOT, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function buildTarget(name) {
  const key = keyOf(name);
  const outDir = path.join(OUT, `.${name}-${process.pid}`);
  const { build: viteBuild } = await tool('vite');
  say(`Building ${name} ...`);
  const { NODE_ENV } = process.env;
  try {
    await viteBuild(await CONFIGS[name](outDir));
    writeFileSync(path.join(outDir, KEY_FILE), key);
    replaceFolder(outDir, path.join(OUT, name));
  } finally {
    // A build leaves NODE_ENV=production behind, and what runs next in this process or below it must not inherit it:
    // the tests of the renderer would lose Node's modules.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true, force: true });
  }
}

function replaceFolder(from, to) {
  const old = `${to}.old-${process.pid}`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

const nodeExternals = ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)];

/** How long each plugin took interests nobody who starts Plotroom. */
const QUIET = { pluginTimings: false };

/** The WebAssembly that the command makes pictures with, beside the command: nothing of node_modules is needed to run. */
function rasterizer() {
  return {
    name: 'rasterizer',
    generateBundle() {
      const file = path.join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm');
      this.emitFile({ type: 'asset', fileName: 'resvg.wasm', source: readFileSync(file) });
    },
  };
}

const CONFIGS = {
  main: (outDir) => ({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [rasterizer()],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: {
          main: path.join(ROOT, 'src-main/app/main.ts'),
          web: path.join(ROOT, 'src-main/web/main.ts'),
          cli: path.join(ROOT, 'src-main/cli/main.ts'),
          // The worker that bots search in.
          thinker: path.join(ROOT, 'src-main/bots/worker.ts'),
        },
        external: nodeExternals,
        checks: QUIET,
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].cjs' },
      },
    },
    ssr: { noExternal: true },
  }),
  // A sandboxed preload may require nothing but electron: one file, no shared chunks.
  preload: (outDir) => ({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: {
      target: 'chrome130',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: 'inline',
      lib: {
        entry: path.join(ROOT, 'src-main/preload/preload.ts'),
        formats: ['cjs'],
        fileName: () => 'preload.cjs',
      },
      rollupOptions: { external: ['electron'], checks: QUIET },
    },
  }),
  harness: (outDir) => ({
    configFile: false,
    root: path.join(ROOT, 'tests/visual'),
    base: './',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome130',
      assetsInlineLimit: 0, // the pages' policy lets no font come in as data
      chunkSizeWarningLimit: 2500,
      rollupOptions: {
        input: ['harness.html', 'network-harness.html'].map((page) => path.join(ROOT, 'tests/visual', page)),
        checks: QUIET,
      },
    },
  }),
  renderer: async (outDir) => {
    const { svelte } = await tool('@sveltejs/vite-plugin-svelte');
    return {
      configFile: false,
      root: path.join(ROOT, 'src-renderer'),
      base: './',
      logLevel: 'warn',
      plugins: [svelte({ configFile: false })],
      // Modules, so that a worker loads what it needs: the writer of PDFs only when one is written.
      worker: { format: 'es', rollupOptions: { checks: QUIET } },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'chrome130',
        sourcemap: true,
        chunkSizeWarningLimit: 2500,
        rollupOptions: { checks: QUIET },
      },
    };
  },
};

/** A build tool, or one sentence for an installation that has none (`npm ci --omit=dev`). */
async function tool(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') throw missingTool(name);
    throw error;
  }
}
