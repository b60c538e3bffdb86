/** Ships that a complication brings in: chosen, manned, deployed (ITU-REINF-01 to 11). */
import type { RuleId } from '../../../../shared/base';
import { lineOfficerOf, shipClass, shipsOpenTo } from '../../../../shared/fleet';
import type { ActionOf, Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { seatOf } from '../figures/pieces';
import { revealedComplication } from '../figures/records';
import { addUnit, newUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import { nextAfter, playerOrder } from '../round/order';
import { reading } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { addOfficer, withRoster } from './fleet';
import { forceOf, isDealt, newOfficer } from './force';

type Asking = Asked<'reinforce'>;

export const reinforceTask: TaskRules<'reinforce'> = {
  waitsFor(asked) {
    const seat = turnOf(asked);
    return seat === null || isDealt(asked.state) ? [] : [seat];
  },
  legal: (asked, seat) => [
    ...optionsFor(asked, seat).map((id): ActionOf<'reinforce'> => ({ type: 'reinforce', class: id })),
    { type: 'reinforce', class: null },
  ],
  why(asked, _seat, action) {
    const rule: RuleId = isAdded(asked) ? 'ITU-REINF-02' : 'ITU-REINF-05';
    if (action.type !== 'reinforce') return notAsked('Reinforcements are chosen now.', 'ITU-REINF-04');
    return { code: 'no-reinforcement', message: 'This ship cannot be brought in.', rule };
  },
  answer(play, task, action) {
    if (action.type !== 'reinforce') throw wrongAnswer('A reinforcement', action);
    const seat = turnOf({ table: play.table, state: play.frozen, task }) ?? task.next;
    choose(play, task, seat, action.class);
  },
  /** In a dealt match the first that is open; once all are chosen their officers find stations, then they are deployed. */
  run(play, task) {
    const asked = { table: play.table, state: play.frozen, task };
    const seat = turnOf(asked);
    if (seat !== null) return choose(play, task, seat, optionsFor(asked, seat)[0] ?? null);
    play.pop();
    manAndDeploy(play);
  },
};

function specOf({ table, state }: Pick<Asking, 'table' | 'state'>) {
  return revealedComplication(table, state)?.record.reinforcements ?? null;
}

function isAdded(asked: Asking): boolean {
  return specOf(asked)?.adds ?? false;
}

/** Who chooses next: whoever may still choose and has something to choose from. */
function turnOf(asked: Asking): SeatId | null {
  const order = playerOrder(asked.state);
  const start = Math.max(0, order.indexOf(asked.task.next));
  const turned = [...order.slice(start), ...order.slice(0, start)];
  return (
    turned.find((seat) => (asked.task.left[seat] ?? 0) > 0 && optionsFor(asked, seat).length > 0) ?? null
  );
}

/** Ships that the seat may bring in: those named for it, or of the categories shown; as replacements only for what is gone. */
function optionsFor(asked: Asking, seat: SeatId): readonly string[] {
  const { table, state } = asked;
  const spec = specOf(asked);
  if (spec === null) return [];
  const named = spec.named?.[seat === '2' ? '2' : '1'];
  const open =
    named ??
    shipsOpenTo(table.content, forceOf(state, seat), state.setup.mode).filter((id) => {
      const category = shipClass(table.content, id)?.category;
      return category !== undefined && category !== null && spec.categories.includes(category);
    });
  return spec.adds ? open : open.filter((id) => replaces(asked, seat, id));
}

/** A ship that the fleet began with, of that category or class, is missing; the fleet does not grow (ITU-REINF-04, ITU-REINF-05). */
function replaces({ table, state }: Asking, seat: SeatId, id: string): boolean {
  const { fleet } = seatOf(state, seat);
  const now = state.units
    .filter(({ owner, kind }) => owner === seat && kind === 'ship')
    .map((unit) => unit.class);
  if (now.length >= fleet.length) return false;
  const isSame = reading(table, 'reinforce.match') === 'sameUnit';
  const kindOf = (each: string) => (isSame ? each : (shipClass(table.content, each)?.category ?? each));
  const count = (all: readonly string[]) => all.filter((each) => kindOf(each) === kindOf(id)).length;
  // Ships that left the game another way are not to be replaced.
  const left = state.gone
    .filter(({ owner, why, class: card }) => owner === seat && why !== 'destroyed' && fleet.includes(card))
    .map(({ class: card }) => card);
  return count(now) + count(left) < count(fleet);
}

/** All dials fresh (ITU-REINF-10), a campaign's at the roster's values (ITU-REINF-11). Null: none, and none any more. */
function choose(play: Play, task: TaskOf<'reinforce'>, seat: SeatId, id: string | null): void {
  const { table } = play;
  const left = { ...task.left, [seat]: id === null ? 0 : (task.left[seat] ?? 0) - 1 };
  play.replace({ ...task, left, next: nextAfter(playerOrder(play.frozen), seat) });
  if (id === null) return;
  const unit = newUnit(table, play.frozen, { class: id, owner: seat });
  addUnit(play, withRoster(table, play.frozen, seat, unit));
  if (specOf({ table, state: play.frozen })?.adds) {
    const player = play.seat(seat);
    player.fleet = [...player.fleet, id];
  }
}

/** A copy of the line officer for each ship's bridge (ITU-REINF-07), then deployment by turns (ITU-REINF-08). */
function manAndDeploy(play: Play): void {
  const [next] = playerOrder(play.frozen);
  const arriving = play.frozen.units.filter(
    ({ kind, pose, owner }) => kind === 'ship' && pose === null && owner !== null,
  );
  if (next === undefined || arriving.length === 0) return;
  const manned = arriving.flatMap(({ id, owner }): readonly Task[] => {
    const line =
      owner === null ? null : lineOfficerOf(play.table.content, forceOf(play.frozen, owner).faction);
    if (owner === null || line === null) return [];
    const officer = newOfficer(play.frozen, owner, line);
    addOfficer(play, officer);
    return [{ type: 'displaced', seat: owner, officer: officer.id, unit: id }];
  });
  play.push(...manned, { type: 'deploy', next, stage: 'reinforcements' });
}
