/**
 * Numbered migrations: step N turns a document of version N into one of version N + 1, purely, over plain JSON. A new
 * version adds one file with its step, one entry in its format's list and one example file of the version it leaves
 * (tests/support/versions). Adding a game's part is no new version.
 */
import { err, ok, type Refusal, type Result } from '../base';
import { MATCH_VERSION } from './match';
import { PLAN_VERSION } from './plan';

type JsonObject = Readonly<Record<string, unknown>>;

export interface Migration {
  /** The version this step leaves; it arrives at `from + 1`. */
  readonly from: number;
  readonly migrate: (value: JsonObject) => JsonObject;
}

/** The steps of plans. Version 1 is the first, so there are none yet. */
export const PLAN_MIGRATIONS: readonly Migration[] = [];

/** Brings a plan of any older version to the newest: `newer-version`, `missing-key`, `wrong-type`, `out-of-range`. */
export function migratePlan(value: JsonObject): Result<JsonObject, Refusal> {
  return migrate(value, PLAN_MIGRATIONS, PLAN_VERSION);
}

/** The steps of matches. Version 1 is the first, so there are none yet. */
export const MATCH_MIGRATIONS: readonly Migration[] = [];

/** The same for matches. What their records mean is `rulesVersion`'s business. */
export function migrateMatch(value: JsonObject): Result<JsonObject, Refusal> {
  return migrate(value, MATCH_MIGRATIONS, MATCH_VERSION);
}

/** Runs every step from the document's version to the newest, in order. The input is left untouched. */
export function migrate(
  value: JsonObject,
  steps: readonly Migration[],
  newest: number,
): Result<JsonObject, Refusal> {
  const version = versionOf(value, newest);
  if (!version.ok) return version;
  let migrated = value;
  for (let from = version.value; from < newest; from += 1) {
    const step = steps.find((each) => each.from === from);
    if (step === undefined) return err(faultOfVersion('out-of-range', `Version ${from} was never written.`));
    migrated = { ...step.migrate(migrated), version: from + 1 };
  }
  return ok(migrated);
}

function versionOf(value: JsonObject, newest: number): Result<number, Refusal> {
  const version = value['version'];
  if (version === undefined) return err(faultOfVersion('missing-key', '"version" is missing.'));
  if (typeof version !== 'number') return err(faultOfVersion('wrong-type', '"version" must be a number.'));
  if (version > newest) {
    const message = `This file has version ${version}; this Plotroom reads up to version ${newest}.`;
    return err(faultOfVersion('newer-version', message));
  }
  if (!Number.isInteger(version) || version < 1) {
    return err(faultOfVersion('out-of-range', '"version" must be a whole number from 1.'));
  }
  return ok(version);
}

function faultOfVersion(code: string, message: string): Refusal {
  return { code, message, at: '/version' };
}
