/** Bundles a program of the test into one file, as the build does for the hosts. */
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Writes `<name>.cjs` into `outDir` and returns its path. */
export async function bundle(entry: string, outDir: string, name: string): Promise<string> {
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: { [name]: entry },
        external: [...builtinModules, ...builtinModules.map((module) => `node:${module}`)],
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].cjs' },
      },
    },
  });
  return path.join(outDir, `${name}.cjs`);
}
