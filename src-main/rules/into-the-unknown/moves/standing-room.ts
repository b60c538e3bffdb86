/** Whether a unit may stand somewhere: not on a ship's base, wholly inside the sector (ITU-MOVE-05); where it is put, on nothing. */
import type { Refusal, RuleId } from '../../../../shared/base';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { boxContains, overlaps, type Pose } from '../../../../shared/geometry';
import { isShip, sectorBox, shapeOfUnit } from '../../../../shared/sector';
import { sectorTableOf } from '../figures/sector-table';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** Null when a unit of that class may stand there after a turn: touching is no overlap. */
export function standingFault(
  table: Table,
  state: IntoTheUnknownState,
  unit: Pick<UnitState, 'id' | 'class'>,
  pose: Pose,
  rule: RuleId,
): Refusal | null {
  const { content } = table;
  const outline = shapeOfUnit(content, { class: unit.class, pose });
  if (outline === undefined) return { code: 'unknown-class', message: 'No pack knows its base.', rule };
  if (!boxContains(sectorBox(content), outline))
    return { code: 'leaves-sector', message: 'It would not lie wholly inside the sector.', rule };
  const met = sectorTableOf(table, state).units.find((other) => {
    if (other.id === unit.id || !isShip(content, other)) return false;
    const shape = shapeOfUnit(content, other);
    return shape !== undefined && overlaps(outline, shape);
  });
  if (met === undefined) return null;
  return {
    code: 'ends-on-base',
    message: "It would stand on a ship's base.",
    rule,
    params: { unit: met.id },
  };
}
