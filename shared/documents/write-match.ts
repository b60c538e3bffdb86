/** From a match to its file: the same text for the same match, one line for each record, fit for a diff. */
import type { Match } from './match';

const KEY_ORDER = [
  'format',
  'version',
  'app',
  'game',
  'rulesVersion',
  'title',
  'packs',
  'setup',
  'seats',
  'seed',
  'readings',
  'records',
  'branches',
  'position',
  'table',
  'checkpoint',
] as const satisfies readonly (keyof Match)[];

/** The file of a match: one fixed order of keys, one line for each entry of a list, a line feed at its end. */
export function writeMatch(match: Match): string {
  const fields = KEY_ORDER.flatMap((key) => {
    const value = match[key];
    return value === undefined ? [] : [`  ${JSON.stringify(key)}: ${textOf(value)}`];
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function textOf(value: Match[keyof Match]): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
