/** What Plotroom reads of its own command line: `--data DIR` and files to open. */
import path from 'node:path';

export interface CommandLine {
  /** Absolute, or null for the platform's default. */
  readonly dataFolder: string | null;
  /** Absolute paths of files to import, in order. */
  readonly files: readonly string[];
}

/**
 * Reads the words after the program (and after the app's folder in development). Relative paths are taken from `cwd`.
 * Other words that begin with a dash are switches of Electron or Chromium and are left to them.
 */
export function readCommandLine(words: readonly string[], cwd: string): CommandLine {
  let dataFolder: string | null = null;
  const files: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (word === '--data') dataFolder = absolute(words[(i += 1)], cwd) ?? dataFolder;
    else if (word.startsWith('--data='))
      dataFolder = absolute(word.slice('--data='.length), cwd) ?? dataFolder;
    else if (word !== '' && !word.startsWith('-')) files.push(path.resolve(cwd, word));
  }
  return { dataFolder, files };
}

/** The words meant for the app: a packaged program has one word before them, Electron with an app's folder two. */
export function ownWords(argv: readonly string[], runsFromFolder: boolean): readonly string[] {
  return argv.slice(runsFromFolder ? 2 : 1);
}

function absolute(folder: string | undefined, cwd: string): string | null {
  return folder === undefined || folder === '' ? null : path.resolve(cwd, folder);
}
