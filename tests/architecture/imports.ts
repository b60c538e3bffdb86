/** Reads which file imports which, from the text of the sources. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const SIDES = ['shared', 'src-main', 'src-renderer'] as const;

export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly lines: number;
  readonly isTest: boolean;
}

export function sourceFiles(folders: readonly string[] = SIDES): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|svelte|mjs|cjs|js|css)$/.test(entry.name))
      .map((entry) => read(path.relative(ROOT, path.join(entry.parentPath, entry.name)))),
  );
}

function read(relative: string): SourceFile {
  const file = relative.split(path.sep).join('/');
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return { file, text, lines: text.split('\n').length - 1, isTest: /\.(test|spec)\.ts$/.test(file) };
}

/** What a file imports: project files resolved to their path, packages by their name. */
export function importsOf({ file, text }: SourceFile): {
  readonly files: string[];
  readonly packages: string[];
} {
  const code = file.endsWith('.svelte') ? scriptsOf(text) : text;
  const specifiers = ts.preProcessFile(code, true, true).importedFiles.map((found) => found.fileName);
  const files = specifiers.filter((name) => name.startsWith('.')).map((name) => resolve(file, name));
  const packages = specifiers.filter((name) => !name.startsWith('.')).map(packageName);
  return { files: files.filter((found) => found !== null), packages };
}

function scriptsOf(svelte: string): string {
  return [...svelte.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}

function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  const at = path.posix.join(path.posix.dirname(from), bare);
  const candidates = [at, `${at}.ts`, `${at}/index.ts`, at.replace(/\.js$/, '.ts')];
  return candidates.find((name) => isFile(path.join(ROOT, name))) ?? null;
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** The room of a file: its first two folders. Null for files outside the three sides. */
export function roomOf(file: string): string | null {
  const [side, room] = file.split('/');
  return side !== undefined && room !== undefined && (SIDES as readonly string[]).includes(side)
    ? `${side}/${room}`
    : null;
}
