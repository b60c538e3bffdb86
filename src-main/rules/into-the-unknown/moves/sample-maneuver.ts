/** Legal manoeuvres for bots and for play at random: every kind, spread over turns and distances, sometimes toward something. */
import type { ManeuverKind, Point, Pose, Slot } from '../../../../shared/geometry';
import { maneuverLimits, type ManeuverVerdict } from '../../../../shared/sector';
import type { Random } from '../../engine';
import { unitOf } from '../figures/pieces';
import type { Asked } from '../task-rules';
import {
  checkManeuver,
  type ManeuverAction,
  type ManeuverGround,
  maneuverGround,
  normalised,
  verdictOf,
} from './judge-maneuver';
import { standingAt, systemChoices } from './systems';

/** Tries before the plain ones are taken: nearly every draw is legal, as it goes no farther than is possible. */
const TRIES = 6;
/** Of so many draws the one that ends nearest to something of interest is taken, every other time. */
const CANDIDATES = 3;
const DEG = 360;

/** A legal manoeuvre of the kinds that are open, by few verdicts; null when none is, not even to stay. */
export function sampleManeuver(asked: Asked<'maneuver'>, random: Random): ManeuverAction | null {
  const ground = maneuverGround(asked);
  const goal = random.below(2) === 0 ? goalOf(asked, random) : null;
  const found: { readonly action: ManeuverAction; readonly end: Point }[] = [];
  const wanted = goal === null ? 1 : CANDIDATES;
  for (let tries = 0; tries < TRIES && found.length < wanted; tries += 1) {
    const drawn = draw(asked, ground, random);
    if (drawn !== null) found.push(drawn);
  }
  if (found.length === 0) return stayingManeuver(asked, ground);
  const from = goal ?? { x: 0, y: 0 };
  return found.reduce((best, each) => (goal && gap(each.end, from) < gap(best.end, from) ? each : best))
    .action;
}

function gap(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** An objective or a ship of somebody else's: where there is something to be done. */
function goalOf({ state, task }: Asked<'maneuver'>, random: Random): Point | null {
  const unit = unitOf(state, task.unit);
  const goals = [
    ...state.features.filter(({ kind }) => kind.startsWith('objective')).map(({ at }) => at),
    ...state.units.flatMap(({ kind, owner, pose }) =>
      kind === 'ship' && owner !== unit.owner && pose !== null ? [pose] : [],
    ),
  ];
  return goals[random.below(Math.max(1, goals.length))] ?? null;
}

function draw(asked: Asked<'maneuver'>, ground: ManeuverGround, random: Random) {
  const { kinds } = asked.task;
  const kind = kinds[random.below(kinds.length)];
  if (kind === undefined) return null;
  const turned = turnOf(asked, ground, kind, random);
  const first = verdictOf(asked, normalised(turned), ground);
  if (!first.ok || first.value.possible === null) return null;
  const distanceIn = part(first.value.possible, asked.task.full, random);
  return legalOf(asked, ground, { ...turned, distanceIn }, random);
}

/** The action with a system that may be declared, if it is legal as a whole; the pose where it ends beside it. */
function legalOf(
  asked: Asked<'maneuver'>,
  ground: ManeuverGround,
  action: ManeuverAction,
  random: Random | null,
): { readonly action: ManeuverAction; readonly end: Pose } | null {
  const judged = verdictOf(asked, normalised(action), ground);
  if (!judged.ok || !judged.value.legal) return null;
  const { end } = judged.value;
  const checked = checkManeuver(asked, { ...action, system: systemAt(asked, action, end, random) }, ground);
  return checked.ok ? { action: checked.value, end } : null;
}

function systemAt(
  { table, state, task }: Asked<'maneuver'>,
  { kind }: ManeuverAction,
  end: ManeuverVerdict['end'],
  random: Random | null,
): string | null {
  if (kind !== 'warp') return null;
  const choices = systemChoices(standingAt(table, state, unitOf(state, task.unit).class, end));
  return choices[random === null ? 0 : random.below(choices.length)] ?? null;
}

/** All the way mostly, else any part of it in eighths. */
function part(possibleIn: number, full: boolean, random: Random): number {
  if (full || random.below(3) > 0) return possibleIn;
  return (possibleIn * random.below(9)) / 8;
}

const TOOLS: Readonly<Record<ManeuverKind, readonly Slot[]>> = {
  warp: [],
  forward: ['port', 'starboard'],
  reverse: ['port', 'starboard'],
  'lateral-port': ['fore', 'aft'],
  'lateral-starboard': ['fore', 'aft'],
  'come-about': [],
};

/** A turn within the limits, without a travel: straight on every third time, else in quarters of a notch. */
function turnOf(
  asked: Asked<'maneuver'>,
  ground: ManeuverGround,
  kind: ManeuverKind,
  random: Random,
): ManeuverAction {
  const straight: ManeuverAction = { ...STAY, kind };
  if (kind === 'come-about') return { ...straight, headingDeg: random.below(DEG) };
  const tools = TOOLS[kind];
  if (tools.length === 0 || random.below(3) === 0) return straight;
  const quarters = 4 * notchesOf(asked, ground, kind);
  const tool = tools[random.below(tools.length)] ?? null;
  if (quarters === 0) return straight;
  return { ...straight, tool, notches: (1 + random.below(quarters)) / 4 };
}

/** How far the tool may turn, by what counts now. */
function notchesOf(
  { task }: Asked<'maneuver'>,
  { content, sector }: ManeuverGround,
  kind: ManeuverKind,
): number {
  const unit = sector.units.find(({ id }) => id === task.unit);
  const limits = unit && maneuverLimits(content, unit, kind, sector.readings);
  return limits?.ok ? (limits.value.notches ?? 0) : 0;
}

const STAY: ManeuverAction = {
  type: 'maneuver',
  kind: 'forward',
  tool: null,
  notches: 0,
  distanceIn: 0,
  headingDeg: null,
  system: null,
};

/** A manoeuvre that moves nothing, of the first open kind that allows it; null when the unit may not stand where it is. */
function stayingManeuver(asked: Asked<'maneuver'>, ground: ManeuverGround): ManeuverAction | null {
  const { pose } = unitOf(asked.state, asked.task.unit);
  for (const kind of asked.task.kinds) {
    const headingDeg = kind === 'come-about' ? (pose?.headingDeg ?? 0) : null;
    const found = legalOf(asked, ground, { ...STAY, kind, headingDeg }, null);
    if (found !== null) return found.action;
  }
  return null;
}

/** The unit cannot make any of the open manoeuvres, not even without moving: then it may leave it (house). */
export function isStuck(asked: Asked<'maneuver'>): boolean {
  return stayingManeuver({ ...asked, task: { ...asked.task, full: false } }, maneuverGround(asked)) === null;
}
