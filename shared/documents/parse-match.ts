/** From a file's text to a match, or to every fault in it that its shape alone can tell. */
import { err, type Refusal, type Result } from '../base';
import { GAME_IDS, parseWithSchema } from '../content';
import { formatOf, otherFormat, readFormat } from './format';
import { type Match, MATCH_FORMAT, matchGameNamed, matchSchema } from './match';
import { migrateMatch } from './migrations';

/**
 * Reads a match file. Refusals, each with its JSON Pointer: `not-json`, `not-plotroom`, `newer-version` and, for a plan
 * or a pack, `unknown-kind`, alone; else every fault of the schema. Whether it can be played is the rules' to say.
 */
export function parseMatch(text: string): Result<Match, readonly Refusal[]> {
  const raw = readFormat(text);
  return raw.ok ? checkMatch(raw.value.value) : err([raw.error]);
}

/** The same for a document that is already parsed JSON. */
export function checkMatch(value: unknown): Result<Match, readonly Refusal[]> {
  const raw = formatOf(value);
  if (!raw.ok) return err([raw.error]);
  if (raw.value.format !== MATCH_FORMAT) return err([otherFormat(raw.value.format)]);
  const migrated = migrateMatch(raw.value.value);
  if (!migrated.ok && migrated.error.code === 'newer-version') return err([migrated.error]);
  const match = migrated.ok ? migrated.value : raw.value.value;
  const game = gameFault(match['game']);
  if (game !== null) return err([game]);
  const parsed = parseWithSchema(matchSchema, match);
  if (migrated.ok) return parsed;
  const faults = parsed.ok ? [] : parsed.error.filter((fault) => fault.at !== '/version');
  // An old version that cannot be migrated is told once, before the rest.
  return err([migrated.error, ...faults]);
}

/** Games of Plotroom that this version has no rules for are said to be such; anything else is the schema's to judge. */
function gameFault(game: unknown): Refusal | null {
  if (!GAME_IDS.some((each) => each === game) || matchGameNamed(game) !== null) return null;
  const message = `This version of Plotroom does not play ${String(game)}.`;
  return { code: 'unknown-kind', message, at: '/game' };
}
