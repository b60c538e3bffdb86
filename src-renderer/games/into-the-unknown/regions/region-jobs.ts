/** Work that may take longer than a frame: reaches, threats, a row of the matrix. Pure, on either thread. */
import { assertNever } from '../../../../shared/base';
import type { ContentPack } from '../../../../shared/content';
import type { ManeuverKind, Region } from '../../../../shared/geometry';
import {
  type ArcAtRange,
  fleetThreat,
  maneuverThreat,
  type Owner,
  type PossibleCell,
  possibleRow,
  reachAmongBases,
  type ReachType,
  type SectorTable,
} from '../../../../shared/sector';

export type RegionJob =
  | {
      readonly type: 'reach';
      readonly table: SectorTable;
      readonly unitId: string;
      readonly kind: ManeuverKind | 'all';
    }
  | {
      readonly type: 'threat';
      readonly table: SectorTable;
      readonly unitId: string;
      readonly kinds: readonly ManeuverKind[];
      readonly arcs: readonly ArcAtRange[];
    }
  | {
      readonly type: 'fleet';
      readonly table: SectorTable;
      readonly owner: Owner;
      readonly kind: ManeuverKind | null;
    }
  | {
      readonly type: 'row';
      readonly table: SectorTable;
      readonly attackerId: string;
      readonly targetIds: readonly string[];
      readonly reach: ReachType;
      readonly kind: ManeuverKind;
    };

export type RegionAnswer =
  | {
      readonly type: 'region';
      readonly region: Region;
      /** What other bases take from it; null: it was not asked. */
      readonly closed: Region | null;
      /** Units that could not be judged. */
      readonly leftOut: readonly string[];
      readonly toleranceIn: number;
    }
  | { readonly type: 'row'; readonly cells: readonly PossibleCell[] }
  | { readonly type: 'refused'; readonly message: string };

/** Does a job; a refusal of the rules is an answer. */
export function runJob(pack: ContentPack, job: RegionJob): RegionAnswer {
  const { table } = job;
  switch (job.type) {
    case 'reach': {
      const reach = reachAmongBases(pack, table, job.unitId, job.kind);
      if (!reach.ok) return refused(reach.error);
      const { outline, closed, toleranceIn } = reach.value;
      return { type: 'region', region: outline, closed, leftOut: [], toleranceIn };
    }
    case 'threat': {
      const threat = maneuverThreat(pack, table, job.unitId, job.kinds, job.arcs);
      return threat.ok
        ? { type: 'region', ...threat.value, closed: null, leftOut: [] }
        : refused(threat.error);
    }
    case 'fleet': {
      const { region, leftOut, toleranceIn } = fleetThreat(pack, table, job.owner, job.kind);
      return { type: 'region', region, closed: null, leftOut, toleranceIn };
    }
    case 'row':
      return rowAnswer(pack, job);
    default:
      return assertNever(job);
  }
}

function rowAnswer(
  pack: ContentPack,
  { table, attackerId, targetIds, reach, kind }: Extract<RegionJob, { readonly type: 'row' }>,
): RegionAnswer {
  const attacker = table.units.find(({ id }) => id === attackerId);
  if (attacker === undefined) return refused({ message: `Nothing on the table has the id "${attackerId}".` });
  const targets = table.units.filter(({ id }) => targetIds.includes(id));
  return { type: 'row', cells: possibleRow(pack, table, attacker, targets, { type: reach, kind }) };
}

function refused({ message }: { readonly message: string }): RegionAnswer {
  return { type: 'refused', message };
}
