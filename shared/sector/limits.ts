/** How far and how sharply a unit may move right now (ITU-MOVE-04, ITU-MOVE-06, ITU-LAT-03, ITU-REV-03). */
import { assertNever, err, ok, type Refusal, type Result, type RuleId } from '../base';
import type { ContentPack } from '../content';
import type { ManeuverKind } from '../geometry';
import { readingOf, type Readings } from './readings';
import type { TableUnit } from './types';
import { baseOf, classOf, figuresOf, isBareBase, unknownClass, unknownFigure } from './unit-class';

/** Null: no limit. `notches` of the turning tool, `distanceIn` inches of travel. */
export interface ManeuverLimits {
  readonly notches: number | null;
  readonly distanceIn: number | null;
  /** The rule each limit comes from. */
  readonly rule: RuleId;
}

/**
 * The limits of one kind of manoeuvre for a unit at its alert row. Reverse and lateral impulse halve both figures,
 * rounded up. Warp does not turn; come about turns freely and does not travel. A bare base and a projectile have no
 * limit. Refuses `unknown-class`, an alert row the class lacks, and `unknown-figure` when the pack holds null.
 */
export function maneuverLimits(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id' | 'figures'>,
  kind: ManeuverKind,
  readings?: Readings,
): Result<ManeuverLimits, Refusal> {
  if (baseOf(pack, unit) === undefined) return err(unknownClass(unit));
  const rule = limitRule(kind);
  if (kind === 'come-about') return ok({ notches: null, distanceIn: 0, rule });
  if (isBareBase(unit) || classOf(pack, unit)?.kind === 'projectile') {
    return ok({ notches: kind === 'warp' ? 0 : null, distanceIn: null, rule });
  }
  return kind === 'warp' ? warpLimits(pack, unit, readings) : impulseLimits(pack, unit, kind, rule);
}

/** The rule that limits a kind of manoeuvre. */
export function limitRule(kind: ManeuverKind): RuleId {
  switch (kind) {
    case 'warp':
      return 'ITU-MOVE-06';
    case 'forward':
      return 'ITU-MOVE-04';
    case 'reverse':
      return 'ITU-REV-03';
    case 'lateral-port':
    case 'lateral-starboard':
      return 'ITU-LAT-03';
    case 'come-about':
      return 'ITU-MOVE-05';
    default:
      return assertNever(kind);
  }
}

function impulseLimits(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id' | 'figures'>,
  kind: ManeuverKind,
  rule: RuleId,
): Result<ManeuverLimits, Refusal> {
  const figures = figuresOf(pack, unit);
  if (!figures.ok) return figures;
  const { enginePower, impulseTurn } = figures.value;
  if (enginePower === null) return err(unknownFigure(unit, 'engine power'));
  if (impulseTurn === null) return err(unknownFigure(unit, 'impulse turn'));
  const counted = kind === 'forward' ? (figure: number) => figure : halvedUp;
  return ok({ notches: counted(impulseTurn), distanceIn: counted(enginePower), rule });
}

/** Half of a figure, rounded up: a value of 1 stays 1. ITU-LAT-03, ITU-REV-03. */
function halvedUp(figure: number): number {
  return Math.ceil(figure / 2);
}

function warpLimits(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id' | 'figures'>,
  readings?: Readings,
): Result<ManeuverLimits, Refusal> {
  const figures = figuresOf(pack, unit);
  if (!figures.ok) return figures;
  const { warpDrive, enginePower } = figures.value;
  if (warpDrive === null) return err(unknownFigure(unit, 'warp drive'));
  const limit = (distanceIn: number) => ok({ notches: 0, distanceIn, rule: limitRule('warp') });
  const reading = readingOf(readings, 'warp.distance');
  if (reading === 'stat') return limit(warpDrive);
  if (reading === 'twice') return limit(2 * warpDrive);
  if (enginePower === null) return err(unknownFigure(unit, 'engine power'));
  return limit(warpDrive + enginePower);
}
