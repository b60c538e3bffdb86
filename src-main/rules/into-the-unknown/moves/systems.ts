/** Which system a unit is in: its base against every system's circle, and its player's word where it lies on the rim (ITU-DEPLOY-04). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { CardRef } from '../../../../shared/contract/into-the-unknown';
import type { Pose } from '../../../../shared/geometry';
import { sectorGeometry, shapeMemberships, shapeOfUnit } from '../../../../shared/sector';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

export interface Standing {
  /** The system that holds the whole base; null: none does. */
  readonly wholly: string | null;
  /** Systems on whose rim it lies; its player says whether it is in one. */
  readonly partly: readonly string[];
}

/** Where a base of a class would be at a pose. */
export function standingAt(table: Table, state: IntoTheUnknownState, card: CardRef, pose: Pose): Standing {
  const outline = shapeOfUnit(table.content, { class: card, pose });
  if (outline === undefined) return { wholly: null, partly: [] };
  const all = shapeMemberships(outline, sectorGeometry(table.content, state.sector, table.readings));
  return {
    wholly: all.find(({ membership }) => membership === 'wholly')?.system ?? null,
    partly: all.filter(({ membership }) => membership === 'partly').map(({ system }) => system),
  };
}

/**
 * The system that is recorded: the one that holds it whole, whatever was said; none in deep space; on a rim what was
 * declared, null for deep space. Refuses a system that the base does not touch.
 */
export function declaredSystem(standing: Standing, declared: string | null): Result<string | null, Refusal> {
  if (standing.wholly !== null) return ok(standing.wholly);
  if (declared === null || standing.partly.includes(declared)) return ok(declared);
  return err({
    code: 'not-in-system',
    message: `No part of its base would lie in that system.`,
    rule: 'ITU-DEPLOY-04',
    params: { system: declared },
  });
}

/** Everything that may be declared there. */
export function systemChoices({ wholly, partly }: Standing): readonly (string | null)[] {
  return wholly === null ? [...partly, null] : [wholly];
}
