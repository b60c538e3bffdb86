/**
 * FIRE WEAPONS, ASSAULT and the like: attacks one after another, each mount once in an action (house), until the player is
 * done. A player makes at least one (ITU-TEAM-25), a hazard unit all it can (ITU-HAZARD-13).
 */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { TaskRules } from '../task-rules';
import { revealed } from './after-test';
import { acceptsSplit, attackActions, canAttack, mountKey, purseOf, tubeAt } from './attack-options';
import { pushAttack } from './declare-attack';
import { notUsable } from './refusals';
import { TUBES } from './weapons';

type Attacks = TaskOf<'attacks'>;
type Attack = Extract<IntoTheUnknownAction, { type: 'attack' }>;

const mayStop = ({ must, made }: Attacks) => !must && made > 0;

export const attacksTask: TaskRules<'attacks'> = {
  waitsFor({ table, state, task }) {
    return canAttack(table, state, task) ? [task.seat] : [];
  },
  legal({ table, state, task }) {
    const attacks = attackActions(table, state, task);
    return mayStop(task) ? [...attacks, { type: 'done' }] : attacks;
  },
  accepts: ({ table, state, task }, _seat, action) => acceptsSplit(table, state, task, action),
  why({ table, state, task }, _seat, action) {
    if (action.type === 'done')
      return notUsable(
        task.must ? 'It makes every attack that it can.' : 'At least one attack is made.',
        task.must ? 'ITU-HAZARD-13' : 'ITU-TEAM-25',
      );
    if (action.type !== 'attack') return notUsable('Attacks are being made.', 'ITU-DICE-13');
    if (task.fired.includes(mountKey(action.weapon, action.mount)))
      return notUsable('That weapon has attacked in this action.', 'ITU-DICE-13');
    const unit = findUnit(state, task.unit);
    const purse = unit ? purseOf(table, state, unit, task.power) : { power: 0, reserve: 0 };
    if (action.power > purse.power || action.reserve > purse.reserve)
      return notUsable(
        `There is ${purse.power} weapons power and ${purse.reserve} reserve left.`,
        'ITU-DICE-13',
      );
    return notUsable(
      'The target is not in arc and at range of that weapon, or not to be attacked.',
      'ITU-DICE-13',
    );
  },
  answer(play, task, action) {
    if (action.type === 'attack') attack(play, task, action);
    else end(play);
  },
  run: (play) => end(play),
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

function attack(play: Play, task: Attacks, action: Attack): void {
  const { unit, officer, skill } = task;
  const key = mountKey(action.weapon, action.mount);
  const isFirst = !task.fired.some((each) => !each.startsWith(`${TUBES}/`));
  play.replace({
    ...task,
    fired: [...task.fired, key],
    made: task.made + 1,
    power: task.power + action.power,
  });
  const attacker = play.unit(unit);
  attacker.fired = true;
  if (action.reserve > 0) {
    attacker.reserve = (attacker.reserve ?? 0) - action.reserve;
    play.tell({ type: 'reserve', unit, by: -action.reserve, now: attacker.reserve });
  }
  if (action.weapon === TUBES) return launch(play, task, action.mount);
  const { target, weapon, mount, power, reserve } = action;
  pushAttack(play, {
    unit,
    target,
    weapon,
    mount,
    power: power + reserve,
    officer,
    skill: isFirst ? skill : null,
  });
}

/** ITU-PROJ-05: launching a torpedo is an attack with the launcher's torpedo profile. */
function launch(play: Play, { seat, unit: by }: Attacks, mount: number): void {
  const tube = tubeAt(play.table, play.frozen, play.unit(by), mount);
  if (!tube) return;
  const { projectile, end: slot, launchTurn: notches } = tube;
  revealed(play, by);
  play.push({ type: 'launch', seat, by, class: projectile, slots: [slot], notches, why: 'torpedo' });
}

/** What Pierce took off shields comes back at the end of the action (ITU-WKEY-04). */
function end(play: Play): void {
  play.pop();
  play.state.modifiers = play.state.modifiers.filter(({ from }) => from !== PIERCE);
}

/** How modifiers by Pierce are marked. */
export const PIERCE = 'Pierce';

/** What Pierce has taken off shields in the action under way, over all its attacks. */
export function piercedInAction({ tasks }: IntoTheUnknownState): number {
  const attacks = tasks.findLast((task) => task.type === 'attacks');
  return attacks?.type === 'attacks'
    ? Object.values(attacks.pierced).reduce((sum, each) => sum + each, 0)
    : 0;
}
