/** `plotroom odds`: the exact odds of a dice pool, as a test or as an attack. */
import {
  type ContentPack,
  deltaReadingOf,
  type DicePool,
  parseDicePool,
  poolQuestion,
} from '../../shared/content';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { attackOdds, type OddsReadings, oddsReadings, testOdds } from '../../shared/odds';
import { checkReading, readingOf, type Readings } from '../../shared/sector';
import { type Answer, answered, refused } from './answer';
import { readingsFrom, wholeFrom } from './option-values';

export interface OddsOptions {
  readonly pool: string;
  readonly difficulty?: string;
  readonly reading: readonly string[];
}

/** Told by `plotroom odds --help`, after the options. */
export const ODDS_HELP = `
A pool is JSON: dice by their id in the pack, and what is done with them.
  {"intuition": 3, "expertise": 1}            so many of each; ["intuition", "expertise"] is a pool too
  "rerolls": 2, or [2, 1]                     up to so many dice, one entry for each effect, used in turn
  "difficulty": 2                             as --difficulty
  "goal"                                      success, expected, breakthrough; attacks: damage, hit, destroy
  "conversions": [{"spend": {"analysis": 1}, "gain": {"success": 1}, "times": 1}]    without times: repeatable
  "augmented": 1                              so many intuition dice may be expertise dice instead
  "attack": {"evasion": 2, "shields": 1, "pulse": 1, "pierce": 1, "breach": 1, "lethal": 1, "ordnance": 1,
             "hull": {"status": "none", "steps": ["light", "yellow"]}, "health": 2}
            "from": {"unit": "defiant", "weapon": "Phaser Emitters", "power": 3}     dice and keywords of a weapon
            "at": {"unit": "galaxy", "alert": "red 1", "end": "aft", "damage": 0}    evasion, shields and hull
Readings: dice.delta, dice.breakthroughPerSuccess, attack.damage, aux.stopAtFirstStep.
Chances are {"exact": "3/8", "value": 0.375}.`;

/** Reads the options; throws `UsageError`. What the pool says is read later, as its faults are no wrong usage. */
export function oddsRequest(options: OddsOptions) {
  return {
    pool: options.pool,
    difficulty: options.difficulty === undefined ? null : wholeFrom(options.difficulty, '--difficulty'),
    readings: readingsFrom(options.reading),
  };
}

export function answerOdds(content: ContentPack, request: ReturnType<typeof oddsRequest>): Answer {
  const pool = firstFault(parseDicePool(request.pool));
  if (!pool.ok) return refused(pool.error);
  const readings = readingsInForce(content, request.readings);
  if (!readings.ok) return refused(readings.error);
  const odds = oddsOf(content, pool.value, request.difficulty, readings.value);
  return odds.ok ? answered(odds.value) : refused(odds.error);
}

function oddsOf(
  content: ContentPack,
  pool: DicePool,
  difficulty: number | null,
  readings: OddsReadings,
): Result<object, Refusal> {
  const asked = poolQuestion(content, pool, difficulty);
  if (!asked.ok) return asked;
  const { type, question } = asked.value;
  return type === 'test' ? testOdds(question, readings) : attackOdds(question, readings);
}

function readingsInForce(content: ContentPack, readings: Readings): Result<OddsReadings, Refusal> {
  for (const [key, value] of Object.entries(readings)) {
    const checked = checkReading(key, value);
    if (!checked.ok) return checked;
  }
  const inForce = oddsReadings((setting) => readingOf(readings, setting));
  return ok({ ...inForce, delta: deltaReadingOf(content.dice, inForce.delta) });
}

function firstFault<Value>(read: Result<Value, readonly Refusal[]>): Result<Value, Refusal> {
  if (read.ok) return read;
  return err(read.error[0] ?? { code: 'wrong-type', message: 'The pool could not be read.', at: '' });
}
