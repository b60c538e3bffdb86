import { describe, expect, it } from 'vitest';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ARROWS, GUARDED_PACKAGES } from './rooms';
import { importsOf, ROOT, roomOf, sourceFiles, type SourceFile } from './imports';

const files = sourceFiles();
const sources = files.filter((file) => !file.isTest);
const MAX_LINES = 250;
/** Rules of a sheet are read one by one, and the cascade wants those of one thing together. */
const MAX_SHEET_LINES = 400;

const allows = (room: string, target: string): boolean =>
  room === target ||
  (ARROWS[room] ?? []).some((pattern) =>
    pattern.endsWith('/*') ? target.startsWith(pattern.slice(0, -1)) : pattern === target,
  );

describe('arrows between the rooms', () => {
  it('knows the room of every source file', () => {
    const homeless = sources.filter(({ file }) => /\.(ts|svelte)$/.test(file) && !(roomOf(file)! in ARROWS));
    expect(homeless.map(({ file }) => file)).toEqual([]);
  });

  it('lets no file import against an arrow', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .files.filter(
          (target) =>
            /\.(ts|svelte|css)$/.test(target) && !allows(roomOf(source.file)!, roomOf(target) ?? target),
        )
        .map((target) => `${source.file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('guards packages that belong to certain rooms', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .packages.filter((name) => GUARDED_PACKAGES[name]?.includes(roomOf(source.file)!) === false)
        .map((name) => `${source.file} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('finds every import that it judges: each relative import names a file', () => {
    const dangling = files.flatMap((source) => danglingImports(source));
    expect(dangling).toEqual([]);
  });

  it('fails on a wrong arrow (the judge itself is judged)', () => {
    expect(allows('shared/geometry', 'shared/content')).toBe(false);
    expect(allows('src-renderer/table', 'src-renderer/tools')).toBe(false);
    expect(allows('src-renderer/app', 'src-main/desk')).toBe(false);
    expect(allows('src-main/preload', 'shared/contract')).toBe(true);
  });
});

function danglingImports(source: SourceFile): string[] {
  const relative = [...source.text.matchAll(/from '(\.[^']+)'/g)].map((match) =>
    match[1]!.replace(/\?.*$/, ''),
  );
  return relative
    .map((name) => path.join(ROOT, path.dirname(source.file), name))
    .filter(
      (at) =>
        ![at, `${at}.ts`, path.join(at, 'index.ts'), at.replace(/\.mjs$/, '.mjs')].some((name) =>
          existsSync(name),
        ),
    )
    .map((at) => `${source.file} -> ${path.relative(ROOT, at)}`);
}

describe('cycles', () => {
  it('no file reaches itself through its imports', () => {
    const graph = new Map(sources.map((source) => [source.file, importsOf(source).files]));
    expect(firstCycle(graph)).toEqual([]);
  });

  it('finds a cycle where there is one', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ]);
    expect(firstCycle(graph)).toEqual(['a', 'b', 'c', 'a']);
  });
});

/** Depth-first search; returns the first cycle as a closed chain, or nothing. */
function firstCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string[] => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...trail, node]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = walk(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

describe('files', () => {
  it(`none is longer than ${MAX_LINES} lines, no stylesheet than ${MAX_SHEET_LINES}`, () => {
    const everything = [...files, ...sourceFiles(['tests', 'scripts'])];
    const long = everything
      .filter(({ file, lines }) => lines > (file.endsWith('.css') ? MAX_SHEET_LINES : MAX_LINES))
      .map(({ file, lines }) => `${file}: ${lines}`);
    expect(long).toEqual([]);
  });

  it('none is named for nothing in particular', () => {
    const vague = sources.filter(({ file }) =>
      /\/(utils?|helpers?|misc|common|manager)\.(ts|svelte)$/.test(file),
    );
    expect(vague.map(({ file }) => file)).toEqual([]);
  });

  it('the top folder holds only what belongs there', () => {
    const allowed = new Set(
      (
        'package.json package-lock.json electron-builder.yml tsconfig.json src-main src-renderer shared assets tests scripts ' +
        'README.md CONTRIBUTING.md LICENSE .ci .git .gitignore .npmrc .prettierignore .prettierrc.json eslint.config.js ' +
        'vitest.config.ts playwright.config.ts node_modules out dist test-results'
      ).split(' '),
    );
    expect(readdirSync(ROOT).filter((name) => !allowed.has(name))).toEqual([]);
  });
});

describe('shared stays pure', () => {
  const pure = sources.filter(({ file }) => file.startsWith('shared/') && file.endsWith('.ts'));
  const ALLOWED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
    'shared/content': ['zod'],
    'shared/documents': ['zod'],
    'shared/contract': ['zod'],
    'shared/carriers': ['fflate', 'pdf-lib'],
  };

  it('imports no package but the schema library in content, documents and contract, and what packs carriers', () => {
    const wrong = pure.flatMap((source) =>
      importsOf(source)
        .packages.filter((name) => !(ALLOWED_PACKAGES[roomOf(source.file)!] ?? []).includes(name))
        .map((name) => `${source.file} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('uses no clock, no chance, no timer and no console', () => {
    const banned =
      /\b(Math\.random|Date\.now|new Date|setTimeout|setInterval|queueMicrotask|console\.|process\.|globalThis|window\.|document\.(create|query|body))/;
    const wrong = pure.filter(({ text }) => banned.test(withoutComments(text))).map(({ file }) => file);
    expect(wrong).toEqual([]);
  });
});

describe('the rest of the house', () => {
  it('no default exports but for components and configurations', () => {
    const wrong = sources.filter(({ file, text }) => file.endsWith('.ts') && /^export default/m.test(text));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('nothing is left to be done later', () => {
    const wrong = sources.filter(({ text }) => /\b(TODO|FIXME|XXX)\b|coming soon/i.test(text));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('no path of a developer’s machine is written down', () => {
    const wrong = [...files, ...sourceFiles(['scripts', 'tests'])].filter(({ text }) =>
      /\/(home|Users|work|root)\/[a-z]/.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
}
