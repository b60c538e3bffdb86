/** Runs the command in this process, with files in a temporary folder. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../src-main/cli/run-command';

export const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

const RASTERIZER = fileURLToPath(
  new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url),
);

export interface Outcome {
  readonly exitCode: number;
  /** The parsed standard output, or undefined when there was none. */
  readonly answer: unknown;
  readonly lines: readonly unknown[];
  readonly out: string;
  readonly said: string;
}

/** A folder of its own for one test file. */
export function workFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'plotroom-cli-'));
}

/** Writes a file of a test and returns its name. */
export function fileIn(folder: string, name: string, content: unknown): string {
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

/** Runs one command line. `input` is its standard input; other assets stand for a damaged installation. */
export async function plotroom(
  folder: string,
  args: readonly string[],
  input = '',
  assetsFolder = ASSETS,
): Promise<Outcome> {
  const out: string[] = [];
  const said: string[] = [];
  const exitCode = await runCommand(args, {
    out: (text) => out.push(text),
    say: (text) => said.push(text),
    input: Readable.from([input]),
    assetsFolder,
    rasterizerFile: RASTERIZER,
    workingFolder: folder,
  });
  const text = out.join('');
  return { exitCode, out: text, said: said.join(''), ...parsed(args, text) };
}

function parsed(args: readonly string[], text: string): Pick<Outcome, 'answer' | 'lines'> {
  if (!args.includes('batch')) return { answer: text === '' ? undefined : JSON.parse(text), lines: [] };
  const lines = text.split('\n').filter((line) => line !== '');
  return { answer: undefined, lines: lines.map((line) => JSON.parse(line) as unknown) };
}

export const PLAN = {
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'Two ships',
  sector: { layout: 'helix' },
  units: [
    {
      id: 'a',
      class: 'defiant',
      owner: 'blue',
      pose: { x: 18, y: 6, headingDeg: 180 },
      alert: 'green 2',
    },
    { id: 'b', class: { base: 'small' }, owner: 'orange', pose: { x: 18, y: 30, headingDeg: 0 } },
  ],
  features: [{ id: 'f1', kind: 'anomaly', at: { x: 20, y: 18 } }],
};
