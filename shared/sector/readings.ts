/**
 * The readings of Into the Unknown: where its rules are ambiguous or silent, one key with a default and other values,
 * as the ledger's Settings table and the measuring page name them. The first value is the default.
 */
import { err, ok, type Refusal, type Result, type RuleId } from '../base';

interface Reading {
  readonly values: readonly [string, ...string[]];
  /** The rule that is ambiguous; null for house readings of measuring that no rule mentions. */
  readonly rule: RuleId | null;
  /** True where a plan without a match already shows the difference. */
  readonly plan: boolean;
}

const setting = (rule: RuleId | null, plan: boolean, ...values: [string, ...string[]]): Reading => ({
  values,
  rule,
  plan,
});

export const READINGS = {
  'complication.rehouse': setting('ITU-MISSION-14', false, 'open', 'any'),
  'score.tieFallback': setting('ITU-SCORE-07', false, 'draw', 'priority'),
  'score.bankedOnDestroyed': setting('ITU-SCORE-11', false, 'lost', 'kept'),
  'task.transferDuplicates': setting('ITU-TASK-12', false, 'no', 'yes'),
  'sway.shipCost': setting('ITU-SWAY-13', false, 'core', 'flex'),
  'sway.unalignedEquipment': setting('ITU-SWAY-14', false, 'yes', 'no'),
  'sway.row3': setting('ITU-SWAY-17', false, 'capitalAlone', 'either'),
  'setup.bonusPaysUnits': setting('ITU-SETUP-06', false, 'yes', 'no'),
  'setup.auxAlignment': setting('ITU-SETUP-19', false, 'taskForce', 'anyShip'),
  'setup.priorityMethod': setting('ITU-SETUP-24', false, 'dice', 'coin'),
  'warp.distance': setting('ITU-MOVE-06', true, 'sum', 'twice', 'stat'),
  'ram.hazardSize': setting('ITU-RAM-07', false, 'medium', 'small', 'none'),
  'ram.rammerEnd': setting('ITU-RAM-08', false, 'any', 'fore'),
  'projectiles.tubesOfDestroyed': setting('ITU-PROJ-16', false, 'no', 'yes'),
  'team.formPrecheck': setting('ITU-TEAM-17', false, 'yes', 'no'),
  'team.disbandInspire': setting('ITU-TEAM-21', false, 'after', 'before', 'instead'),
  'team.disbandTrauma': setting('ITU-TEAM-23', false, 'discard', 'move'),
  'launch.mustBeInSector': setting('ITU-LAUNCH-05', true, 'yes', 'no'),
  'aux.stopAtFirstStep': setting('ITU-AUX-12', false, 'yes', 'no'),
  'transport.shielded': setting('ITU-TRANSP-08', false, 'a', 'b'),
  'transport.shieldTotal': setting('ITU-TRANSP-10', false, 'unit', 'end'),
  'hail.refreshWithoutHail': setting('ITU-HAIL-06', false, 'yes', 'no'),
  'hail.trust': setting('ITU-HAIL-20', false, 'lowest', 'persuasive'),
  'hail.expertise': setting('ITU-HAIL-21', false, 'unitOrLeader', 'leaderOnly'),
  'capture.conditions': setting('ITU-CAPTURE-03', false, 'either', 'both'),
  'coerce.difficulty': setting('ITU-COERCE-05', false, 'social', 'health'),
  'reinforce.match': setting('ITU-REINF-05', false, 'category', 'sameUnit'),
  'sector.edgeMarker': setting('ITU-SECTOR-10', true, 'inside', 'onEdge'),
  'sector.trinaryCorners': setting('ITU-SECTOR-07', true, 'marker', 'system'),
  'sector.trinary3Edge': setting('ITU-SECTOR-08', true, 'east', 'west'),
  'sector.playerEdges': setting('ITU-SECTOR-06', true, 'northSouth', 'westEast'),
  'dice.delta': setting(
    'ITU-DICE-11',
    false,
    'none',
    'success',
    'twoSuccesses',
    'breakthrough',
    'successAndAnalysis',
    'successOrAnalysis',
  ),
  'dice.breakthroughPerSuccess': setting('ITU-DICE-12', false, 'yes', 'no'),
  'attack.damage': setting('ITU-DICE-13', false, 'successes', 'margin'),
  'arc.target': setting(null, true, 'edge', 'centre'),
  'arc.endOnLine': setting(null, true, 'defender', 'fore'),
  'impulse.throughBase': setting(null, true, 'no', 'yes'),
  'warp.throughBase': setting(null, true, 'yes', 'no'),
  'turn.withoutTool': setting('ITU-FKEY-05', false, 'centre', 'slot'),
} as const satisfies Record<string, Reading>;

export type ReadingKey = keyof typeof READINGS;
export const READING_KEYS = Object.keys(READINGS) as readonly ReadingKey[]; // the keys are exactly the literal's
/** What a document or a set-up says about readings: keys it leaves out have their default. */
export type Readings = Readonly<Record<string, string>>;

export function isReadingKey(key: string): key is ReadingKey {
  return Object.hasOwn(READINGS, key);
}

/** The value in force of a reading: the table's own, else the default. */
export function readingOf(readings: Readings | undefined, key: ReadingKey): string {
  return readings !== undefined && Object.hasOwn(readings, key)
    ? (readings[key] ?? READINGS[key].values[0])
    : READINGS[key].values[0];
}

/** Refuses an unknown key or value with code `unknown-reading`. */
export function checkReading(key: string, value: string): Result<null, Refusal> {
  if (!isReadingKey(key)) {
    return err({ code: 'unknown-reading', message: `There is no reading "${key}".` });
  }
  const { values, rule } = READINGS[key];
  if ((values as readonly string[]).includes(value)) return ok(null); // widened: any string may be asked about
  return err({
    code: 'unknown-reading',
    message: `The reading "${key}" is one of ${values.join(', ')}, not "${value}".`,
    ...(rule === null ? {} : { rule }),
  });
}
