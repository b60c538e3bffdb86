/** A unit that somebody puts on the table: new to it, or moved there by an effect (ITU-FKEY-08, ITU-SETUP-29). */
import { err, ok, type Refusal, type Result, type RuleId } from '../../../../shared/base';
import type { Placement } from '../../../../shared/content/into-the-unknown';
import type { ActionOf, TaskOf } from '../../../../shared/contract/into-the-unknown';
import {
  distance,
  type Pose,
  round9,
  roundPose,
  TOLERANCE_IN,
  normaliseHeading,
} from '../../../../shared/geometry';
import { shapeOfFeature, shapeOfUnit } from '../../../../shared/sector';
import type { Random } from '../../engine';
import { findFeature, findUnit, unitOf } from '../figures';
import { remembered } from '../memo';
import { legalPlacement, type Placing } from '../setup/placement';
import { firstPlacement, samplePlacement, type Sampling } from '../setup/sample-placement';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { setPose } from './set-pose';
import { standingFault } from './standing-room';
import { declaredSystem, standingAt, systemChoices } from './systems';
import { touchingPoses } from './touching';

type PlaceAction = ActionOf<'place'>;
type Asking = Asked<'place-unit'>;

export const placeUnitTask: TaskRules<'place-unit'> = {
  waitsFor: (asked) => (hasPlace(asked) ? [asked.task.seat] : []),
  legal: () => [],
  open: {
    kinds: () => ['place'],
    check: (asked, _seat, action) => (action.type === 'place' ? checkPlace(asked, action) : err(NOT_ASKED)),
    sample: (asked, _seat, random) => samplePlace(asked, random),
  },
  why: () => NOT_ASKED,
  answer(play, task, action) {
    play.pop();
    if (action.type !== 'place') return;
    const { pose, system } = action;
    setPose(play, unitOf(play.frozen, task.unit), { pose, system, kind: 'placed' });
    if (task.why === BREAKS_OFF) breakOff(play, task);
  },
  /** Nothing on the table lets it stand anywhere: the rule gives way, and what never came to the table is not there. */
  run(play, task) {
    play.pop();
    if (unitOf(play.frozen, task.unit).pose !== null) return;
    play.state.units = play.state.units.filter(({ id }) => id !== task.unit);
    play.tell({ type: 'removed', unit: task.unit, by: null });
  },
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

/** The placement that ends a warp where it failed. */
export const BREAKS_OFF: RuleId = 'ITU-FKEY-08';

const NOT_ASKED: Refusal = {
  code: 'not-asked',
  message: 'A unit is placed now.',
  rule: 'ITU-SETUP-29',
};

/** A warp that failed at a feature went no farther: what lay behind it was not crossed (ITU-FKEY-08). */
function breakOff(play: Play, { unit }: TaskOf<'place-unit'>): void {
  const index = play.frozen.tasks.findLastIndex((task) => task.type === 'moved' && task.unit === unit);
  const moved = play.frozen.tasks[index];
  if (moved?.type !== 'moved') return;
  play.state.tasks[index] = { ...moved, crossed: [] };
}

/** Whether the unit may stand there; recorded on the grid of 1e-9, in the system it is in. */
export function checkPlace(asked: Asking, action: PlaceAction): Result<PlaceAction, Refusal> {
  const { table, state, task } = asked;
  const { x, y, headingDeg } = action.pose;
  const pose = roundPose({ x, y, headingDeg: round9(normaliseHeading(headingDeg)) });
  const fault = placeFault(asked, pose);
  if (fault !== null) return err(fault);
  const system = declaredSystem(
    standingAt(table, state, unitOf(state, task.unit).class, pose),
    action.system,
  );
  return system.ok ? ok({ type: 'place', pose, system: system.value }) : system;
}

/** Null where it may stand: touching its feature and on no ship, or as the words of the placement say. */
function placeFault(asked: Asking, pose: Pose): Refusal | null {
  const { table, state, task } = asked;
  const unit = unitOf(state, task.unit);
  if (task.touching === null) {
    const placing = placingOf(asked, pose);
    return placing === null ? NO_BASE : legalPlacement(table, state, whereOf(task), placing);
  }
  const feature = findFeature(state, task.touching);
  const outline = shapeOfUnit(table.content, { class: unit.class, pose });
  if (feature === undefined || outline === undefined) return NO_BASE;
  const apart = distance(outline, shapeOfFeature(table.content, feature)).distanceIn;
  if (apart > TOLERANCE_IN) return NOT_TOUCHING;
  return standingFault(table, state, unit, pose, BREAKS_OFF);
}

const NO_BASE: Refusal = { code: 'unknown-class', message: 'No pack knows its base.', rule: 'ITU-SETUP-29' };
const NOT_TOUCHING: Refusal = {
  code: 'not-touching',
  message: 'It must touch the feature.',
  rule: BREAKS_OFF,
};
const ANYWHERE: Placement = { inSystem: false, onePerSystem: false, anotherSystem: false, beyond: [] };

function whereOf({ where, near }: TaskOf<'place-unit'>): Placement {
  if (where) return where;
  return near === null ? ANYWHERE : { ...ANYWHERE, at: { inches: near.inches, of: 'target' } };
}

function placingOf(asked: Asking, pose: Pose): Placing | null {
  const { table, state, task } = asked;
  const shape = shapeOfUnit(table.content, { class: unitOf(state, task.unit).class, pose });
  return shape === undefined ? null : { ...aboutOf(asked), shape };
}

/** Whose it is and what the words of the placement speak of; what was `placed` is the token that came last. */
function aboutOf({ table, state, task }: Asking): Omit<Placing, 'shape'> {
  const unit = unitOf(state, task.unit);
  const was =
    unit.pose === null ? undefined : shapeOfUnit(table.content, { class: unit.class, pose: unit.pose });
  return {
    seat: unit.owner ?? task.seat,
    without: [unit.id],
    self: task.context?.self ?? null,
    target: task.near?.of ?? task.context?.target ?? null,
    was: was ?? null,
    first: [`f${state.nextFeature - 1}`],
  };
}

const DEG = 360;
/** Headings that a scan tries where chance is not asked, degrees. */
const SCANNED_DEG = [0, 90] as const;
const TRIES = 16;

/** A legal place with a heading by chance; null when neither draws nor a scan find one. */
export function samplePlace(asked: Asking, random: Random): PlaceAction | null {
  const drawn = asked.task.touching === null ? drawnPlace(asked, random) : touchingPlace(asked, random);
  return drawn ?? firstPlace(asked);
}

function drawnPlace(asked: Asking, random: Random): PlaceAction | null {
  const headingDeg = random.below(DEG);
  const at = samplePlacement(
    asked.table,
    asked.state,
    whereOf(asked.task),
    samplingOf(asked, headingDeg),
    random,
  );
  return at && standing(asked, { ...at, headingDeg }, random);
}

function touchingPlace(asked: Asking, random: Random): PlaceAction | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [pose] = touchingPoses(asked, [random.below(DEG)], [random.below(DEG)]);
    const found = pose && standing(asked, pose, random);
    if (found) return found;
  }
  return null;
}

/** The action at a pose with a system that may be declared; null where it may not stand there. */
function standing(asked: Asking, pose: Pose, random: Random | null): PlaceAction | null {
  const { table, state, task } = asked;
  const choices = systemChoices(standingAt(table, state, unitOf(state, task.unit).class, pose));
  const system = choices[random === null ? 0 : random.below(choices.length)] ?? null;
  const checked = checkPlace(asked, { type: 'place', pose, system });
  return checked.ok ? checked.value : null;
}

function samplingOf(asked: Asking, headingDeg: number): Sampling {
  const { table, state, task } = asked;
  const unitClass = unitOf(state, task.unit).class;
  const nothing = { type: 'disc', centre: { x: 0, y: 0 }, radiusIn: 0 } as const;
  return {
    ...aboutOf(asked),
    shapeAt: (centre) =>
      shapeOfUnit(table.content, { class: unitClass, pose: { ...centre, headingDeg } }) ?? {
        ...nothing,
        centre,
      },
  };
}

/** A legal place without chance, the same each time; null when there seems to be none. */
function firstPlace(asked: Asking): PlaceAction | null {
  const { table, state, task } = asked;
  if (task.touching !== null) {
    const bearings = Array.from({ length: 24 }, (_, index) => index * 15);
    for (const pose of touchingPoses(asked, bearings, SCANNED_DEG)) {
      const found = standing(asked, pose, null);
      if (found) return found;
    }
    return null;
  }
  for (const headingDeg of SCANNED_DEG) {
    const at = firstPlacement(table, state, whereOf(task), samplingOf(asked, headingDeg));
    const found = at && standing(asked, { ...at, headingDeg }, null);
    if (found) return found;
  }
  return null;
}

function hasPlace(asked: Asking): boolean {
  const key = `place/${asked.task.unit}/${asked.state.tasks.length}`;
  return remembered(asked.state, key, () => firstPlace(asked) !== null);
}
