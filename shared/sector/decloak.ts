/** Where a cloaked ship may come out: by letter of its wake marker and die. Public figures, all in the pack. */
import { err, ok, type Refusal, type Result } from '../base';
import { type ContentPack, DECLOAK_LETTERS, type DecloakLetterName } from '../content';
import { boxContains, decloakPose, outlineAt, overlaps, type Pose } from '../geometry';
import { sectorBox } from './layout';
import { unitOf } from './pieces';
import type { SectorTable, TableUnit } from './types';
import { baseIdOf, baseOf, shapeOfUnit, unknownClass } from './unit-class';

export interface DecloakCentre {
  readonly letter: DecloakLetterName;
  /** 1 to the pack's number of steps, inches. */
  readonly steps: number;
  /** The ship's centre, and the heading of the marker. */
  readonly pose: Pose;
  /** Units other than the marker that the ship would overlap there; touching is no overlap. */
  readonly overlaps: readonly string[];
  readonly leavesSector: boolean;
}

/**
 * Every place where a ship of a class may decloak from a wake marker: letter by letter, nearest step first. Refuses
 * `not-a-wake` for a unit on another base, `unknown-id`, `unknown-class`.
 */
export function decloakCentres(
  pack: ContentPack,
  table: SectorTable,
  wakeId: string,
  ship: TableUnit['class'],
): Result<readonly DecloakCentre[], Refusal> {
  const wake = unitOf(table, wakeId);
  if (!wake.ok) return wake;
  const figures = baseOf(pack, wake.value)?.decloak ?? null;
  if (baseIdOf(pack, wake.value) !== 'wake' || figures === null) return err(notAWake(wakeId));
  const base = baseOf(pack, { class: ship });
  if (base === undefined) return err(unknownClass({ id: wakeId, class: ship }));
  const steps = Array.from({ length: figures.steps }, (_, index) => index + 1);
  return ok(
    DECLOAK_LETTERS.flatMap((letter) =>
      steps.map((each): DecloakCentre => {
        const pose = decloakPose(wake.value.pose, base.corners, figures.letters[letter], each);
        return { letter, steps: each, pose, ...meetings(pack, table, wakeId, { class: ship, pose }) };
      }),
    ),
  );
}

function meetings(
  pack: ContentPack,
  table: SectorTable,
  wakeId: string,
  ship: Pick<TableUnit, 'class' | 'pose'>,
): Pick<DecloakCentre, 'overlaps' | 'leavesSector'> {
  const outline = outlineAt(baseOf(pack, ship)?.corners ?? [], ship.pose);
  const others = table.units.filter((unit) => {
    const shape = unit.id === wakeId ? undefined : shapeOfUnit(pack, unit);
    return shape !== undefined && overlaps(outline, shape);
  });
  return { overlaps: others.map(({ id }) => id), leavesSector: !boxContains(sectorBox(pack), outline) };
}

function notAWake(id: string): Refusal {
  return { code: 'not-a-wake', message: `"${id}" is no wake marker that a ship could come out of.` };
}
