/** The verdict card `A -> B`: the margin that decides, in words, then every reach, then why. Verdicts are `shared/sector`'s. */
import type { Refusal, Result } from '../../../shared/base';
import { ok } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import {
  areFriendly,
  type CombinedRange,
  combinedComms,
  decidingRow,
  measureNearest,
  type NearestMeasure,
  type Protection,
  protectionOf,
  type ReachVerdict,
  weaponVerdicts,
} from '../../../shared/sector';

export type Tone = 'ok' | 'warn' | 'bad' | 'off';

export interface MeasureVerdict {
  readonly measure: NearestMeasure;
  readonly rows: readonly ReachVerdict[];
  /** The row whose margin is the closest to turning; null when nothing of A has the target in its arc. */
  readonly decisive: ReachVerdict | null;
  /** Between two units of one side: their Comms ranges added; null between others, or where one has none. */
  readonly together: CombinedRange | null;
  /** What makes the target harder to attack than its class says; null for a token. */
  readonly protection: Protection | null;
}

/** Measures one piece against another, decided by one kind of reach where `by` names it and it says something; refused for the same piece and for classes that no pack knows. */
export function measureVerdict(
  pack: ContentPack,
  plan: SectorPlan,
  fromId: string,
  toId: string,
  by: ReachVerdict['type'] | null = null,
): Result<MeasureVerdict, Refusal> {
  const from = { type: 'piece', id: fromId } as const;
  const measure = measureNearest(pack, plan, from, { type: 'piece', id: toId });
  if (!measure.ok) return measure;
  const verdicts = rowsOf(pack, plan, fromId, toId);
  if (!verdicts.ok) return verdicts;
  const rows = verdicts.value;
  const target = plan.units.find(({ id }) => id === toId);
  return ok({
    measure: measure.value,
    rows,
    decisive: decidingRow(rows.filter(({ type }) => type === by)) ?? decidingRow(rows),
    together: togetherOf(pack, plan, fromId, toId),
    protection: target ? protectionOf(pack, plan, target) : null,
  });
}

/** Features and bases without a class have no weapons: then the distance alone is the answer. */
function rowsOf(pack: ContentPack, plan: SectorPlan, fromId: string, toId: string) {
  const isUnit = plan.units.some(({ id }) => id === fromId);
  return isUnit ? weaponVerdicts(pack, plan, fromId, toId) : ok([]);
}

function togetherOf(pack: ContentPack, plan: SectorPlan, fromId: string, toId: string): CombinedRange | null {
  if (!areFriendly(plan, fromId, toId)) return null;
  const combined = combinedComms(pack, plan, fromId, toId);
  return combined.ok ? combined.value : null;
}

/** What of the target reaches back, in brief. */
export interface OtherSide {
  /** How many of its weapons and sensors reach, and how many it has. */
  readonly reaching: number;
  readonly count: number;
  /** The one in range with the most to spare, weapons before sensors; null when nothing reaches. */
  readonly best: ReachVerdict | null;
  /** Something of it that nobody could call. */
  readonly tooClose: boolean;
}

/** Who would see it from the other side; null for a token, a bare base, and what has neither weapons nor sensors. */
export function otherSideOf(
  pack: ContentPack,
  plan: SectorPlan,
  fromId: string,
  toId: string,
): OtherSide | null {
  const verdicts = rowsOf(pack, plan, toId, fromId);
  const rows = verdicts.ok ? verdicts.value.filter(({ type }) => type !== 'comms') : [];
  if (rows.length === 0) return null;
  const reaching = rows.filter(({ inRange }) => inRange === true);
  const [best = null] = [...reaching].sort(
    (a, b) =>
      Number(b.type === 'weapon') - Number(a.type === 'weapon') || (b.marginIn ?? 0) - (a.marginIn ?? 0),
  );
  const tooClose = rows.some((row) => row.tooClose);
  return { reaching: reaching.length, count: rows.length, best, tooClose };
}

/** The look of a row: tick, triangle, cross, or grey when it is not in the arc or closed. */
export function toneOf(row: ReachVerdict): Tone {
  if (row.tooClose) return 'warn';
  if (!row.inArc || row.closedBy !== null || row.inRange === null) return 'off';
  return row.inRange ? 'ok' : 'bad';
}

/** A limit line is worth showing up to this depth of the target in the arc, inches and degrees. */
const NEAR_LIMIT_IN = 2;
const NEAR_LIMIT_DEG = 20;
/** Distances that differ by less are shown alike, inches: half of the last figure. */
export const SHOWN_ALIKE_IN = 0.005;

/**
 * What the limit line of the arc has to do with the verdict: it `decided` where the target lies outside, too close to
 * call, or farther away inside the arc than its nearest edge; it is `near` within 2 in or 20 degrees. Null: neither.
 */
export function limitPart({ measure, decisive }: MeasureVerdict): 'decided' | 'near' | null {
  const { marginIn, marginDeg } = decisive?.arcMeasure ?? { marginIn: null, marginDeg: null };
  if (!decisive || decisive.arc === 'all' || marginIn === null || marginDeg === null) return null;
  const { inArc, closeBy, distanceIn } = decisive;
  if (!inArc || closeBy === 'arc' || distanceIn === null) return 'decided';
  if (distanceIn - measure.distanceIn >= SHOWN_ALIKE_IN) return 'decided';
  return Math.abs(marginIn) <= NEAR_LIMIT_IN || Math.abs(marginDeg) <= NEAR_LIMIT_DEG ? 'near' : null;
}

/** The look of two ranges added. */
export function togetherTone({ tooClose, inRange }: CombinedRange): Tone {
  if (tooClose) return 'warn';
  return inRange ? 'ok' : 'bad';
}

/** The verdict in words. */
export function verdictWords(row: ReachVerdict): string {
  if (row.tooClose) return 'Too close to call';
  if (row.inRange === null) return 'Range unknown';
  return row.inRange ? 'In range' : 'Out of range';
}
