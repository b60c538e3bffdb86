/** Units come to the table by turns: ships first, then all others; reinforcements by themselves (ITU-DEPLOY-01 to 08, ITU-REINF-08, ITU-REINF-09). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type {
  ActionOf,
  IntoTheUnknownAction,
  TaskOf,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { normaliseHeading, type Pose, round9, roundPose } from '../../../../shared/geometry';
import type { Random, SeatId } from '../../engine';
import { remembered } from '../memo';
import { removeUnit } from '../moves/deploy-unit';
import { declaredSystem, standingAt, systemChoices } from '../moves/systems';
import { tooManyShuttles } from '../moves/launched';
import type { Play } from '../play';
import { nextAfter, playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { sectionLocations } from '../teams/locations';
import { capacityLeft } from '../teams/personnel';
import { notAsked, wrongAnswer } from './carried-out';
import { isDealt } from './force';
import { facingOf, housePose, placementFor } from './deployment-places';
import { legalPlacement } from './placement';
import { samplePlacement, unitSampling } from './sample-placement';

type Asking = Asked<'deploy'>;
type Deploy = ActionOf<'deploy'>;

export const deployTask: TaskRules<'deploy'> = {
  waitsFor: (asked) => {
    const seat = turnOf(asked);
    return seat === null || isDealt(asked.state) || !hasPlace(asked, seat) ? [] : [seat];
  },
  legal: (asked, seat) => listed(asked, seat),
  open: {
    kinds: (asked, seat) => (waiting(asked, seat).some((unit) => unit.kind !== 'team') ? ['deploy'] : []),
    check: (asked, seat, action) => checkDeploy(asked, seat, action),
    sample: (asked, seat, random) => sampleDeploy(asked, seat, random),
  },
  why(asked, seat, action) {
    const checked = checkDeploy(asked, seat, action);
    return checked.ok ? notAsked('A unit is deployed now.', 'ITU-DEPLOY-01') : checked.error;
  },
  answer(play, task, action) {
    if (action.type !== 'deploy') throw wrongAnswer('A deployment', action);
    deploy(play, task, action);
  },
  /** Everybody is there; in a dealt match the house deploys; what finds no room at all is left out. */
  run(play, task) {
    const asked = { table: play.table, state: play.frozen, task };
    const seat = turnOf(asked);
    if (seat === null) return play.pop();
    const [house] = listed(asked, seat);
    if (house?.type === 'deploy') return deploy(play, { ...task, next: seat }, house);
    const [lost] = waiting(asked, seat);
    if (lost) removeUnit(play, lost.id, 'removed');
  },
};

/** Whose turn it is: when one has none left the other goes on alone (ITU-DEPLOY-01); null: all are deployed. */
function turnOf(asked: Asking): SeatId | null {
  const order = playerOrder(asked.state);
  const start = Math.max(0, order.indexOf(asked.task.next));
  const turned = [...order.slice(start), ...order.slice(0, start)];
  return turned.find((seat) => waiting(asked, seat).length > 0) ?? null;
}

/** Units of a seat that are not on the table yet and belong to this stage. */
function waiting({ state, task }: Pick<Asking, 'state' | 'task'>, seat: SeatId): readonly UnitState[] {
  return state.units.filter(
    ({ owner, pose, location, kind }) =>
      owner === seat && pose === null && location === null && (kind === 'ship') === (task.stage !== 'others'),
  );
}

/** Something that waits can be put somewhere. */
function hasPlace(asked: Asking, seat: SeatId): boolean {
  return waiting(asked, seat).some((unit) =>
    unit.kind === 'team' ? teamPlaces(asked, unit).length > 0 : housePose(asked, unit) !== null,
  );
}

/** One place for each unit that waits, as the house would; every place for a team. */
function listed(asked: Asking, seat: SeatId): readonly Deploy[] {
  const { state, task } = asked;
  return remembered(state, `deploy/${task.stage}/${seat}`, () =>
    waiting(asked, seat).flatMap((unit) => {
      if (unit.kind === 'team') return teamPlaces(asked, unit);
      const pose = housePose(asked, unit);
      return pose === null ? [] : [deployAt(asked, unit, pose, alertsFor(asked, unit)[0] ?? null)];
    }),
  );
}

/** A team may be attached to a friendly ship or auxiliary unit (ITU-DEPLOY-08). */
function teamPlaces({ table, state }: Asking, team: UnitState): readonly Deploy[] {
  const carriers = state.units.filter(
    ({ owner, kind, pose }) =>
      owner === team.owner && pose !== null && (kind === 'ship' || kind === 'auxiliary'),
  );
  return carriers
    .flatMap((unit) => sectionLocations(table, unit))
    .filter((at) => team.owner !== null && capacityLeft(table, state, at, team.owner) > 0)
    .map((location) => ({ type: 'deploy', unit: team.id, pose: null, alert: null, system: null, location }));
}

/** Rows of the alert dial that the unit may start at: green ones (ITU-DEPLOY-05), any of a reinforcement (ITU-REINF-09); none without a dial. */
function alertsFor({ table, task }: Asking, unit: Pick<UnitState, 'class'>): readonly string[] {
  const rows = (table.content.units[unit.class]?.alerts ?? []).map(({ alert }) => alert);
  return task.stage === 'reinforcements' ? rows : rows.filter((alert) => alert.startsWith('green'));
}

function deployAt({ table, state }: Asking, unit: UnitState, pose: Pose, alert: string | null): Deploy {
  const [system = null] = systemChoices(standingAt(table, state, unit.class, pose));
  return { type: 'deploy', unit: unit.id, pose, alert, system, location: null };
}

function checkDeploy(asked: Asking, seat: SeatId, action: IntoTheUnknownAction): Result<Deploy, Refusal> {
  if (action.type !== 'deploy') return err(notAsked('A unit is deployed now.', 'ITU-DEPLOY-01'));
  const unit = waiting(asked, seat).find(({ id }) => id === action.unit);
  if (unit === undefined) return err(notWaiting(asked, action.unit));
  if (unit.kind === 'team') return checkTeam(asked, unit, action);
  if (action.pose === null) return err(notAsked('The unit needs a place.', 'ITU-DEPLOY-02'));
  const alerts = alertsFor(asked, unit);
  if (alerts.length > 0 ? !alerts.includes(action.alert ?? '') : action.alert !== null) {
    return err(wrongAlert(asked));
  }
  return checkPose(asked, unit, action, action.pose);
}

function wrongAlert({ task }: Asking): Refusal {
  return task.stage === 'reinforcements'
    ? { code: 'wrong-alert', message: 'The ship has no such alert status.', rule: 'ITU-REINF-09' }
    : { code: 'wrong-alert', message: 'A ship is deployed at a green alert status.', rule: 'ITU-DEPLOY-05' };
}

/** ITU-DEPLOY-01: ships before any other unit. */
function notWaiting({ state, task }: Asking, id: string): Refusal {
  const isLater =
    state.units.some((unit) => unit.id === id && unit.kind !== 'ship') && task.stage === 'ships';
  const message = isLater
    ? 'Ships are deployed before any other unit.'
    : 'This unit is not waiting to be deployed.';
  return { code: 'not-waiting', message, rule: 'ITU-DEPLOY-01' };
}

function checkTeam(asked: Asking, unit: UnitState, action: Deploy): Result<Deploy, Refusal> {
  const text = JSON.stringify(action.location);
  const found = teamPlaces(asked, unit).find(({ location }) => JSON.stringify(location) === text);
  if (found) return ok(found);
  const message = 'A team is attached to a friendly ship or auxiliary unit with capacity.';
  return err({ code: 'no-capacity', message, rule: 'ITU-DEPLOY-08' });
}

function checkPose(asked: Asking, unit: UnitState, action: Deploy, given: Pose): Result<Deploy, Refusal> {
  const { table, state } = asked;
  const pose = roundPose({ ...given, headingDeg: round9(normaliseHeading(given.headingDeg)) });
  const { shapeAt, ...placing } = unitSampling(table, unit, pose.headingDeg);
  const where = placementFor(asked, unit);
  const fault = legalPlacement(table, state, where, { ...placing, shape: shapeAt(pose) });
  if (fault !== null) return err({ ...fault, rule: 'ITU-DEPLOY-02' });
  const system = declaredSystem(standingAt(table, state, unit.class, pose), action.system);
  if (!system.ok) return system;
  return ok({
    type: 'deploy',
    unit: unit.id,
    pose,
    alert: action.alert,
    system: system.value,
    location: null,
  });
}

const FULL_TURN_DEG = 360;
const TRIES = 4;

function sampleDeploy(asked: Asking, seat: SeatId, random: Random): Deploy | null {
  const { table, state } = asked;
  const units = waiting(asked, seat).filter(({ kind }) => kind !== 'team');
  const unit = units[random.below(Math.max(1, units.length))];
  if (unit === undefined) return null;
  const alerts = alertsFor(asked, unit);
  const alert = alerts[random.below(Math.max(1, alerts.length))] ?? null;
  const where = placementFor(asked, unit);
  for (let draw = 0; draw < TRIES; draw += 1) {
    const headingDeg = draw === TRIES - 1 ? facingOf(asked, seat) : random.below(FULL_TURN_DEG);
    const at = samplePlacement(table, state, where, unitSampling(table, unit, headingDeg), random);
    if (at !== null) return deployAt(asked, unit, roundPose({ ...at, headingDeg }), alert);
  }
  return null;
}

/** Also here nobody has a fourth shuttle in the sector (ITU-AUX-04). */
function deploy(play: Play, task: TaskOf<'deploy'>, action: Deploy): void {
  const unit = play.unit(action.unit);
  const row = alertRow(play.table, play.frozen, action);
  unit.pose = action.pose;
  unit.system = action.system;
  unit.location = action.location;
  if (row >= 0) unit.alert = row;
  play.tell({ type: 'deployed', unit: action.unit, pose: action.pose, system: action.system });
  const seat = unit.owner ?? task.next;
  play.replace({ ...task, next: nextAfter(playerOrder(play.frozen), seat) });
  if (tooManyShuttles(play.table, play.frozen, seat)) play.push({ type: 'surplus', seat, of: 'shuttles' });
}

function alertRow({ content }: Table, state: IntoTheUnknownState, { unit, alert }: Deploy): number {
  const unitClass = state.units.find(({ id }) => id === unit)?.class ?? '';
  return content.units[unitClass]?.alerts.findIndex((row) => row.alert === alert) ?? -1;
}
