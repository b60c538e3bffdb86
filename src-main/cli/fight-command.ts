/** `plotroom fight`: the exact odds of a battle and a duel between two task forces of a plan. */
import type { Refusal, Result } from '../../shared/base';
import { err, ok } from '../../shared/base';
import { parseForcePlan, type ForcePlan, type PlannedForce } from '../../shared/documents';
import { battleBetween, type BattleOdds, duelBetween } from '../../shared/force';
import { readingsOf } from '../rules/nova-cry';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { readText } from './files';
import { firstRefused } from './first-refused';
import type { Games } from './games';
import { readingsFrom, wholeFrom } from './option-values';

export interface FightOptions {
  readonly attacker?: string;
  readonly defender?: string;
  readonly nebula?: string;
  readonly reading: readonly string[];
}

/** Reads the options; throws `UsageError`. */
export function fightRequest({ attacker, defender, nebula, reading }: FightOptions) {
  return {
    attacker: attacker ?? null,
    defender: defender ?? null,
    nebula: nebula === undefined ? 0 : wholeFrom(nebula, '--nebula'),
    readings: readingsFrom(reading),
  };
}

/**
 * Sides that are not named are those of the plan's fight, else its first task forces, but never the side that is named:
 * nobody fights itself (`same-force`). `unknown-id` for one that the plan lacks; a battle or duel that cannot be fought is null.
 */
export async function answerFight(
  io: CommandIo,
  games: Games,
  file: string,
  request: ReturnType<typeof fightRequest>,
): Promise<Answer> {
  const text = await readText(io, file);
  if (!text.ok) return refused(text.error);
  const content = await games.content('nova-cry');
  if (!content.ok) return firstRefused(content.error);
  const plan = parseForcePlan(text.value, content.value);
  if (!plan.ok) return firstRefused(plan.error);
  const readings = readingsOf({ ...plan.value.readings, ...request.readings });
  if (!readings.ok) return firstRefused(readings.error);
  const sides = sidesOf(plan.value, request);
  if (!sides.ok) return refused(sides.error);
  const { attacker, defender } = sides.value;
  const battle = battleBetween(content.value, attacker, defender, request.nebula);
  return answered({
    attacker: attacker.id,
    defender: defender.id,
    battle: battle === null ? null : withoutTree(battle),
    duel: duelBetween(content.value, attacker, defender, readings.value['NC-DUEL-12']),
  });
}

interface Sides {
  readonly attacker: PlannedForce;
  readonly defender: PlannedForce;
}

function sidesOf(
  { forces, fight }: ForcePlan,
  asked: { readonly attacker: string | null; readonly defender: string | null },
): Result<Sides, Refusal> {
  const ids = [fight?.attacker, fight?.defender, ...forces.map(({ id }) => id)];
  const attacker = asked.attacker ?? ids.find((id) => id !== undefined && id !== asked.defender);
  const defender = asked.defender ?? ids.find((id) => id !== undefined && id !== attacker);
  if (attacker !== undefined && attacker === defender) return err(itself(attacker));
  const [attacks, defends] = [attacker, defender].map((id) => forces.find((force) => force.id === id));
  if (!attacks) return err(unknown(attacker));
  return defends ? ok({ attacker: attacks, defender: defends }) : err(unknown(defender));
}

function unknown(id: string | undefined): Refusal {
  const message =
    id === undefined ? 'The plan has no two task forces.' : `The plan has no task force "${id}".`;
  return { code: 'unknown-id', message, at: '/forces' };
}

function itself(id: string): Refusal {
  return { code: 'same-force', message: `The task force "${id}" cannot fight itself.`, at: '/forces' };
}

/** The tree repeats what the distributions say, at a hundred times their length. */
function withoutTree({ tree, ...odds }: BattleOdds): Omit<BattleOdds, 'tree'> {
  void tree;
  return odds;
}
