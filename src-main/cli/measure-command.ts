/** `plotroom measure`: the shortest distance between two places of a plan and the arcs of the first. */
import type { Refusal } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import type { ArcMeasure } from '../../shared/geometry';
import { COORDINATE_LIMIT_IN, type Plan } from '../../shared/documents';
import { measurePieces, type Place } from '../../shared/sector';
import { type Answer, answered, refused } from './answer';
import { placeFrom } from './option-values';

export interface MeasureOptions {
  readonly from: string;
  readonly to: string;
}

/** Reads the options; throws `UsageError`. */
export function measureRequest(options: MeasureOptions) {
  return { from: placeFrom(options.from, '--from'), to: placeFrom(options.to, '--to') };
}

export function answerMeasure(
  pack: ContentPack,
  plan: Plan,
  { from, to }: ReturnType<typeof measureRequest>,
): Answer {
  if (isTooFar(from) || isTooFar(to)) return refused(tooFar());
  const measured = measurePieces(pack, plan, from, to);
  if (!measured.ok) return refused(measured.error);
  const { distanceIn, touching, arcs } = measured.value;
  return answered({
    distanceIn,
    from: measured.value.from,
    to: measured.value.to,
    touching,
    ...(arcs === null ? {} : { arcs: Object.fromEntries(Object.entries(arcs).map(arcEntry)) }),
  });
}

/** A point has the limit of every coordinate of a plan. */
function isTooFar(place: Place): boolean {
  return place.type === 'point' && Math.max(Math.abs(place.at.x), Math.abs(place.at.y)) > COORDINATE_LIMIT_IN;
}

function tooFar(): Refusal {
  return {
    code: 'out-of-range',
    message: `A point lies at most ${COORDINATE_LIMIT_IN} inches from the sector's corner, either way.`,
  };
}

function arcEntry([name, arc]: [string, ArcMeasure]): [string, object] {
  const { distanceIn, marginIn, marginDeg } = arc;
  return [name, { in: arc.in, distanceIn, marginIn, marginDeg }];
}
