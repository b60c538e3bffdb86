/** A folder of its own in which the command has played a match of Black Alert. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Match } from '../../shared/documents';
import { type Outcome, plotroom, workFolder } from './command';

export const PLAY = ['play', 'black-alert', '--seed', 's'];

export interface Playing {
  readonly folder: string;
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  /** Exit code, code and place of a refusal. */
  readonly refusal: (...args: readonly string[]) => Promise<readonly unknown[]>;
  /** Plays the match into the file `played`, and reads it. */
  readonly played: () => Promise<Match>;
}

/** One for each file of tests: several files share modules, and none finds what another wrote. */
export function playing(): Playing {
  const folder = workFolder();
  const run = (...args: readonly string[]): Promise<Outcome> => plotroom(folder, args);
  return {
    folder,
    run,
    refusal: async (...args) => {
      const { exitCode, answer } = await run(...args);
      const { error } = answer as { error?: { code: string; at?: string } };
      return [exitCode, error?.code, error?.at];
    },
    played: async () => {
      await run(...PLAY, '--seats', 'random,random', '--limit', '120', '--out', 'played');
      return JSON.parse(readFileSync(path.join(folder, 'played'), 'utf8')) as Match; // written a moment ago
    },
  };
}
