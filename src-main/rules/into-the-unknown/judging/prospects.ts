/** What an action promises at first sight, in victory points: what bots look into first, and judge few samples by. */
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type {
  ActionOf,
  FeatureState,
  IntoTheUnknownAction,
  TaskOf,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findFeature, findUnit, unitOf } from '../figures';
import { maneuverGround, verdictOf } from '../moves/judge-maneuver';
import { abilitiesAt, type AbilityNow, contextOfAbility } from '../round/abilities';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { approachWorth, landingWorth, moveWorth } from './approach';
import { effectsWorth, spendsWorth } from './effect-worth';
import { aheadness } from './gaps';
import { hailChance, isSolving, isUnsolved } from './solving';
import { testChance } from './test-chance';
import { mayDoom, trackWorth } from './track-worth';
import { WEIGHTS } from './weights';

interface Asked {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly seat: SeatId;
}
type Prospects = {
  readonly [Type in IntoTheUnknownAction['type']]?: (asked: Asked, action: ActionOf<Type>) => number;
};

/** 0: nothing is known of it. Legal actions are asked about. */
export function prospectOf(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  action: IntoTheUnknownAction,
): number {
  const prospect = PROSPECTS[action.type] as
    ((asked: Asked, action: IntoTheUnknownAction) => number) | undefined; // the entry of its own type
  return prospect?.({ table, state, seat }, action) ?? 0;
}

const PROSPECTS: Prospects = {
  order: orderProspect,
  'keep-complication': ({ table }, { card }) => (mayDoom(table, card) ? -2 : 0),
  hail: hailProspect,
  answer: answerProspect,
  trust: (asked, { token }) => (isJoint(asked) ? A_TOKEN * token : 0),
  'take-influence': ({ table, state, seat }, { position }) => trackWorth(table, state, seat, position),
  deploy: deployProspect,
  maneuver: maneuverProspect,
  transport: transportProspect,
  reroll: rerollProspect,
  spend: spendProspect,
};

/** What speaks for a move besides what it brings nearer, and against what leads nowhere. */
const A_MOVE = 0.03;
const A_TEAM = 0.15;
const A_LAUNCH = 0.05;
const NOTHING = -0.1;

function orderProspect({ table, state }: Asked, order: ActionOf<'order'>): number {
  const unit = findUnit(state, order.unit);
  const now = unit && abilitiesAt(table, state, unit, 'action').find(({ key }) => key === order.ability);
  if (!unit || !now) return 0;
  return abilityProspect({ table, state }, unit, now, order);
}

/** How likely the test of an ordered action succeeds, 0 to 1; null where it has none. */
export function orderChance(
  table: Table,
  state: IntoTheUnknownState,
  order: ActionOf<'order'>,
): number | null {
  const unit = findUnit(state, order.unit);
  const now = unit && abilitiesAt(table, state, unit, 'action').find(({ key }) => key === order.ability);
  if (!unit || !now || now.ability.test === null) return null;
  const { test, success, failure, spends } = now.ability;
  const context = contextOfAbility(unit, now, { target: order.target, officer: order.officer });
  return testChance(table, state, { test, success, failure, spends }, context);
}

function abilityProspect(
  { table, state }: Omit<Asked, 'seat'>,
  unit: UnitState,
  now: AbilityNow,
  { target, officer }: ActionOf<'order'>,
): number {
  const { ability } = now;
  const asked = { table, state, context: contextOfAbility(unit, now, { target, officer }) };
  const plain = effectsWorth(asked, ability.effects);
  if (ability.test === null) return plain + opening({ table, state }, unit, ability);
  const { test, success, failure, spends } = ability;
  const chance = testChance(table, state, { test, success, failure, spends }, asked.context);
  const gain = effectsWorth(asked, success) + spendsWorth(asked, spends);
  return plain + chance * gain + (1 - chance) * effectsWorth(asked, failure);
}

/** What an ability opens: it is worth what is done afterwards. */
function opening({ table, state }: Omit<Asked, 'seat'>, unit: UnitState, ability: Ability): number {
  const verbs = new Set(ability.effects.map(({ verb }) => verb));
  const move = ability.effects.find((effect) => effect.verb === 'maneuver');
  if (move !== undefined)
    return A_MOVE + (move.kind === 'come-about' ? 0 : moveWorth(table, state, unit, move.kind));
  if (verbs.has('form-team') || verbs.has('transport')) return A_TEAM;
  if (verbs.has('launch') || verbs.has('separate')) return A_LAUNCH;
  return ability.effects.length > 0 && !verbs.has('relocate') ? 0 : NOTHING;
}

const FACING = 0.6;
const AN_INCH = 0.03;

/** Whoever comes in looks where there is something to be done, and stands as near as may be. */
function deployProspect({ state }: Asked, { pose }: ActionOf<'deploy'>): number {
  const { features } = state;
  if (pose === null || features.length === 0) return 0;
  const mean = (of: (feature: FeatureState) => number) =>
    features.reduce((sum, each) => sum + of(each), 0) / features.length;
  const centre = { x: mean(({ at }) => at.x), y: mean(({ at }) => at.y) };
  const [x, y] = [centre.x - pose.x, centre.y - pose.y];
  return FACING * aheadness(pose, centre) - AN_INCH * Math.hypot(x, y);
}

/** Sending somebody anywhere but to work. */
const AIMLESS = -0.02;

function transportProspect({ table, state }: Asked, { who, to }: ActionOf<'transport'>): number {
  const team = findUnit(state, who);
  const feature = to.type === 'feature' ? findFeature(state, to.feature) : undefined;
  return team && feature ? landingWorth(table, state, team, feature) : AIMLESS;
}

/** Where it ends, not what it sets off there. */
function maneuverProspect({ table, state }: Asked, action: ActionOf<'maneuver'>): number {
  const task = state.tasks.at(-1);
  if (task?.type !== 'maneuver') return 0;
  const asked = { table, state, task };
  const verdict = verdictOf(asked, action, maneuverGround(asked));
  return verdict.ok ? approachWorth(table, state, unitOf(state, task.unit), verdict.value.end) : 0;
}

const A_SOLUTION = 5;
const A_TOKEN = 2;
const A_HAIL = 0.2;

/** While everybody is about to lose, no other hail should take the round's. */
function hailProspect({ table, state }: Asked, { hail, unit: id, leader }: ActionOf<'hail'>): number {
  const unit = findUnit(state, id);
  if (!unit || !isUnsolved(table, state)) return A_HAIL;
  return isSolving(table, state, hail)
    ? A_SOLUTION * hailChance(table, state, unit, leader)
    : -A_SOLUTION / 5;
}

function answerProspect(asked: Asked, { unit: id, leader }: ActionOf<'answer'>): number {
  const unit = findUnit(asked.state, id);
  return unit && isJoint(asked) ? A_SOLUTION * hailChance(asked.table, asked.state, unit, leader) : 0;
}

/** The hail under way is the one without which everybody loses. */
function isJoint({ table, state }: Asked): boolean {
  return state.tasks.some((task) => task.type === 'hail' && isSolving(table, state, task.hail));
}

/** Every die that fell short is worth a throw, and no other. */
function rerollProspect({ table, state }: Asked, { dice }: ActionOf<'reroll'>): number {
  const top = state.tasks.at(-1);
  if (top?.type !== 'test') return 0;
  return dice.reduce((sum, index) => sum + (isShort(table, top, index) ? 0.1 : -0.3), 0);
}

function isShort(table: Table, { dice }: TaskOf<'test'>, index: number): boolean {
  const die = dice[index];
  const face = die && table.content.dice[die.die]?.faces[die.face];
  if (!die || !face) return false;
  return (face.success ?? 0) + (face.breakthrough ?? 0) === 0;
}

function spendProspect({ table, state }: Asked, { effect }: ActionOf<'spend'>): number {
  const top = state.tasks.at(-1);
  if (top?.type !== 'test') return WEIGHTS.attack;
  const spend = top.work.spends[effect];
  return spend ? 0.02 + effectsWorth({ table, state, context: top.context }, spend.effects) : 0.02;
}
