/** The verdict card `A -> B`: the margin that decides, in words, then every reach, then why. Verdicts are `shared/sector`'s. */
import type { Refusal, Result } from '../../../shared/base';
import { ok } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { measurePieces, type PieceMeasure, type ReachVerdict, weaponVerdicts } from '../../../shared/sector';

export type Tone = 'ok' | 'warn' | 'bad' | 'off';

export interface MeasureVerdict {
  readonly measure: PieceMeasure;
  readonly rows: readonly ReachVerdict[];
  /** The row whose margin is the closest to turning; null when nothing of A has the target in its arc. */
  readonly decisive: ReachVerdict | null;
}

/** Measures one piece against another; refused for the same piece and for classes that no pack knows. */
export function measureVerdict(
  pack: ContentPack,
  plan: SectorPlan,
  fromId: string,
  toId: string,
): Result<MeasureVerdict, Refusal> {
  const from = { type: 'piece', id: fromId } as const;
  const measure = measurePieces(pack, plan, from, { type: 'piece', id: toId });
  if (!measure.ok) return measure;
  // Features and bases without a class have no weapons: then the distance alone is the answer.
  const isUnit = plan.units.some(({ id }) => id === fromId);
  const verdicts = isUnit ? weaponVerdicts(pack, plan, fromId, toId) : ok([]);
  if (!verdicts.ok) return verdicts;
  const rows = verdicts.value;
  return ok({ measure: measure.value, rows, decisive: decisiveOf(rows) });
}

/** Weapons before sensors and comms; then the smallest margin either way; then the order of the pack. */
function decisiveOf(rows: readonly ReachVerdict[]): ReachVerdict | null {
  const inArc = rows.filter((row) => row.inArc && row.marginIn !== null);
  const weapons = inArc.filter((row) => row.type === 'weapon');
  const candidates = weapons.length > 0 ? weapons : inArc;
  return candidates.reduce<ReachVerdict | null>(
    (best, row) => (best && Math.abs(best.marginIn ?? 0) <= Math.abs(row.marginIn ?? 0) ? best : row),
    null,
  );
}

/** The look of a row: tick, triangle, cross, or grey when it is not in the arc. */
export function toneOf(row: ReachVerdict): Tone {
  if (!row.inArc) return 'off';
  if (row.tooClose) return 'warn';
  if (row.inRange === null) return 'off';
  return row.inRange ? 'ok' : 'bad';
}

/** The verdict in words. */
export function verdictWords(row: ReachVerdict): string {
  if (row.tooClose) return 'Too close to call';
  if (row.inRange === null) return 'Range unknown';
  return row.inRange ? 'In range' : 'Out of range';
}
