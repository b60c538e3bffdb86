/**
 * A bug bundle: one archive with everything about a plan that helps to find a fault. It opens like a plan, and says
 * nothing about whose machine it was.
 */
import { strToU8, zipSync } from 'fflate';
import type { Json } from '../base';
import { type Machine, withoutPaths, withoutUser } from './anonymise';
import { PLAN_ENTRY } from './plan-in-zip';

export interface ReportParts {
  /** The plan file's text. */
  readonly plan: string;
  readonly history: {
    readonly position: number;
    readonly length: number;
    readonly labels: readonly string[];
  };
  /** Journalled changes, oldest first; empty when they could not be read. */
  readonly entries: readonly unknown[];
  /** Program, runtime, platform, packs. */
  readonly versions: Json;
  /** The log of problems, as it stands. */
  readonly problems: string;
  readonly settings: Json;
  readonly machine: Machine;
  /** What whoever passes the archive on should know of it. */
  readonly warning?: string;
}

/** More of the newest changes or problems than this does not help, letters. */
const MOST_LETTERS = 8_000_000;
/** The same content makes the same archive: it does not tell when. */
const NO_TIME = '1980-01-01T00:00:00';

/** The archive's bytes. Paths and the account's name are taken out of everything but the plan's own words. */
export function reportBundle(parts: ReportParts): Uint8Array {
  const { machine, history, versions, settings } = parts;
  const plain = (text: string) => strToU8(withoutPaths(text, machine));
  const nameless = (text: string) => strToU8(withoutUser(withoutPaths(text, machine), machine));
  const files = {
    [PLAN_ENTRY]: plain(parts.plan),
    'history.json': plain(pretty(history)),
    'journal.jsonl': plain(newestLines(parts.entries.map((entry) => JSON.stringify(entry)))),
    'versions.json': nameless(pretty(versions)),
    'problems.log': nameless(newestLines(parts.problems.split('\n').filter((line) => line !== ''))),
    'settings.json': nameless(pretty(settings)),
    ...(parts.warning === undefined ? {} : { 'READ-ME.txt': strToU8(`${parts.warning}\n`) }),
  };
  return zipSync(files, { level: 6, mtime: NO_TIME });
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** As many whole lines from the end as may stand. */
function newestLines(lines: readonly string[]): string {
  let left = MOST_LETTERS;
  let first = lines.length;
  while (first > 0 && left >= (lines[first - 1]?.length ?? 0)) {
    first -= 1;
    left -= lines[first]?.length ?? 0;
  }
  return lines
    .slice(first)
    .map((line) => `${line}\n`)
    .join('');
}
