/** Effects that the mission itself works off: hazards, ready effects, what its set-up and its end bring. */
import type { RuleId } from '../../../../shared/base';
import type { Condition, Effect } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, Task } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { contextOf } from '../effects/context';
import { partsInForce } from '../figures';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';

type PartName = 'overture' | 'situation' | 'complication';

/** Whose doing a mission's effect is: nobody's, or of the player that it is worked off for. */
export function missionContext(part: PartName, seat: SeatId | null, rule: RuleId): EffectContext {
  return contextOf(null, { seat, from: part, rule });
}

/**
 * The tasks that carry a mission's list out, in its order: what speaks of a player once for each in player order, all
 * else once for the table.
 */
export function missionTasks(
  state: IntoTheUnknownState,
  effects: readonly Effect[],
  part: PartName,
  rule: RuleId,
): readonly Task[] {
  return effects.flatMap((effect): readonly Task[] => {
    const seats = speaksOfPlayer(effect) ? playerOrder(state) : [null];
    return seats.map((seat) => ({
      type: 'effects',
      effects: [effect],
      context: missionContext(part, seat, rule),
    }));
  });
}

/** Pushes what the parts in force do in the Hazard or Ready Phase (ITU-MISSION-08); whether there was any. */
export function pushMissionEffects(play: Play, what: 'hazards' | 'readies'): boolean {
  const { table, frozen: state } = play;
  const rule = what === 'hazards' ? 'ITU-ORDER-07' : 'ITU-ORDER-08';
  const tasks = partsInForce(table, state).flatMap(({ part, record }) =>
    missionTasks(state, record[what], part, rule),
  );
  play.push(...tasks);
  return tasks.length > 0;
}

const OWN = ['self', 'opponent', 'each-opponent'];
const ASKS_PLAYER: readonly Condition['is'][] = [
  'role',
  'directive',
  'survivor-found',
  'survivor-able',
  'trailing-by',
  'occupies',
];

/**
 * Whether an effect means one player: it names `self` or an opponent as who decides, scores or is asked, or asks for what
 * only a player has. What falls on units one by one is their owners' doing.
 */
export function speaksOfPlayer(effect: Effect): boolean {
  if (effect.verb === 'each' || effect.verb === 'test') return false;
  if ('who' in effect && OWN.includes(effect.who)) return true;
  if ('by' in effect && typeof effect.by === 'string' && OWN.includes(effect.by)) return true;
  if ('whose' in effect && OWN.includes(effect.whose)) return true;
  if (effect.verb === 'if' && effect.when.some(asksPlayer)) return true;
  return insideOf(effect).some(speaksOfPlayer);
}

function insideOf(effect: Effect): readonly Effect[] {
  if (effect.verb === 'if') return [...effect.then, ...(effect.else ?? [])];
  if (effect.verb === 'choose') return effect.options.flatMap(({ effects }) => effects);
  return effect.verb === 'roll' ? effect.perSuccess : [];
}

function asksPlayer(condition: Condition): boolean {
  if (condition.is === 'not') return asksPlayer(condition.what);
  if (condition.is === 'any') return condition.of.some(asksPlayer);
  if (ASKS_PLAYER.includes(condition.is)) return true;
  if (condition.is === 'unit-destroyed') return condition.by !== undefined;
  if (!('feature' in condition)) return false;
  const { marked, unmarked, friendlyMarks } = condition.feature;
  return (
    friendlyMarks !== undefined || [marked, unmarked].some((each) => each !== undefined && each !== 'any')
  );
}
