/** Damage that a unit is about to sustain. */
import type { End } from '../../../../shared/content/into-the-unknown';
import type { Bursts, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';

export interface Damage {
  readonly unit: UnitId;
  /** `hull`: the hull dial, track or trauma of a projectile; `health`: the crew dial, or trauma of a team. */
  readonly kind: 'hull' | 'health';
  readonly count: number;
  /** The end whose shields may cancel it; null: of any end (ITU-AUX-17); `either`: whose damage it is says which. */
  readonly end?: End | 'either' | null;
  /** Steps beyond the change of status (ITU-WKEY-02). */
  readonly breach?: number;
  /** Whose doing it is, and the unit that does it; null: nobody's. */
  readonly by?: SeatId | null;
  readonly source?: UnitId | null;
  /** Whether shields cancel it (ITU-AUX-15). Default: no. */
  readonly shields?: boolean;
  /** Space units near it are hurt too where this destroys it. */
  readonly bursts?: Bursts | undefined;
}

/** A unit is going to sustain damage: shields, who stands in for a team, then the track. Nothing for 0 or less. */
export function dealDamage(play: Play, damage: Damage): void {
  if (damage.count <= 0) return;
  const end = damage.end ?? null;
  play.push({
    type: 'damage',
    unit: damage.unit,
    kind: damage.kind,
    count: damage.count,
    end: end === 'either' ? null : end,
    breach: damage.breach ?? 0,
    by: damage.by ?? null,
    source: damage.source ?? null,
    shields: damage.shields ?? false,
    step: end === 'either' ? 'end' : 'shields',
    ...(damage.bursts === undefined ? {} : { bursts: damage.bursts }),
  });
}
