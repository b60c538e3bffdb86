/** What other bases take from a unit's reach. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { differenceOf, type ManeuverKind, type Region, ringLength, signedArea } from '../geometry';
import { unitOf } from './pieces';
import { type ManeuverReach, maneuverReach, wholeReach } from './reach';
import type { SectorTable } from './types';

export interface ReachAmongBases extends ManeuverReach {
  /** What the unit's base could cover if it were alone, and cannot for the bases of others. */
  readonly closed: Region;
}

/** Both borders are true to the reach's tolerance: a strip narrower than twice that may be nothing, inches. */
const NOTHING_IN = 0.02;

/**
 * The reach of a kind of manoeuvre, or of all of them (`'all'`), with the part that other bases close. Refuses as
 * `maneuverReach` does.
 */
export function reachAmongBases(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  kind: ManeuverKind | 'all',
): Result<ReachAmongBases, Refusal> {
  const unit = unitOf(table, unitId);
  if (!unit.ok) return unit;
  const reachOn = (on: SectorTable) =>
    kind === 'all' ? wholeReach(pack, on, unitId) : maneuverReach(pack, on, unitId, kind);
  const among = reachOn(table);
  if (!among.ok) return among;
  const alone = reachOn({ ...table, units: [unit.value] });
  if (!alone.ok) return alone;
  return ok({
    ...among.value,
    closed: withoutStrips(differenceOf(alone.value.outline, among.value.outline)),
  });
}

function withoutStrips({ outer, holes }: Region): Region {
  const isBroad = (ring: Region['outer'][number]): boolean =>
    (2 * Math.abs(signedArea(ring))) / ringLength(ring) > NOTHING_IN;
  return { outer: outer.filter(isBroad), holes: holes.filter(isBroad) };
}
