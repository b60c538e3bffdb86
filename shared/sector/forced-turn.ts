/** A turn that another player forces on a unit, such as the failed test of a Massive feature (ITU-FKEY-05). */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { forcedTurnPose, type Pose, type Slot, TOLERANCE_IN } from '../geometry';
import { unitOf } from './pieces';
import { readingOf, type Readings } from './readings';
import type { SectorTable } from './types';
import { baseOf, baseOutline, unknownClass } from './unit-class';

export interface ForcedTurn {
  /** Notches of the turning tool, real, positive clockwise. */
  readonly notches: number;
  /** True where the text says "around the turning tool". */
  readonly withTool: boolean;
  /** The slot that whoever turns the unit chooses; read only where the turn goes about the tool's head. */
  readonly slot: Slot | null;
}

/**
 * What a forced turn goes about: the centre of the tool's head where the text names the tool; else the base's centre, or
 * by `turn.withoutTool` = slot the head's centre too. House readings.
 */
export function forcedTurnPivot(withTool: boolean, readings?: Readings): 'slot' | 'centre' {
  return withTool || readingOf(readings, 'turn.withoutTool') === 'slot' ? 'slot' : 'centre';
}

/**
 * Where a unit stands after a forced turn of at most the pack's notches. A base without slots turns about its centre.
 * Refuses `turn-over-limit`, `missing-slot`, `unknown-id`, `unknown-class`.
 */
export function forcedTurnEnd(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  { notches, withTool, slot }: ForcedTurn,
): Result<Pose, Refusal> {
  const unit = unitOf(table, unitId);
  if (!unit.ok) return unit;
  const base = baseOutline(pack, unit.value);
  if (base === undefined) return err(unknownClass(unit.value));
  const { forcedTurnNotches, notchDeg } = pack.tool;
  if (Math.abs(notches) > forcedTurnNotches + TOLERANCE_IN) return err(overLimit(forcedTurnNotches));
  const aboutHead = forcedTurnPivot(withTool, table.readings) === 'slot';
  if (aboutHead && slot === null && baseOf(pack, unit.value)?.headCentres) return err(missingSlot(unitId));
  return ok(forcedTurnPose(base, unit.value.pose, aboutHead ? slot : null, notches * notchDeg));
}

function overLimit(notches: number): Refusal {
  const message = `A forced turn goes at most ${notches} notch to either side.`;
  return { code: 'turn-over-limit', message, rule: 'ITU-FKEY-05' };
}

function missingSlot(id: string): Refusal {
  return { code: 'missing-slot', message: `"${id}" turns about the tool's head: name the slot it sits in.` };
}
