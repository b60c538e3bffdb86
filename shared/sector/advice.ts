/**
 * What a sector plan can be told without a match: advice, never a wall. Set-up areas concern ships (bare small, medium
 * and large bases count as ships) of blue (player 1) and orange (player 2); they are judged at any time, since a plan
 * does not know whether its game has begun. Notes say in which system each unit stands.
 */
import type { RuleId } from '../base';
import type { ContentPack } from '../content';
import { boxContains, overlaps, type Polygon } from '../geometry';
import { closeCalls } from './close-calls';
import { sectorBox, sectorGeometry, type SectorGeometry } from './layout';
import { shapeMemberships } from './membership';
import type { SectorTable, SetupArea, TableUnit } from './types';
import { isShip, playerOf, shapeOfFeature, shapeOfUnit } from './unit-class';

export const ADVICE_CODES = [
  'outside-setup-area',
  'overlapping-bases',
  'outside-sector',
  'too-close',
  'in-system',
  'partly-in-system',
  'in-deep-space',
] as const;
export type AdviceCode = (typeof ADVICE_CODES)[number];

export interface Advice {
  /** `note`: a fact worth showing, nothing to mend. */
  readonly severity: 'advice' | 'note';
  readonly code: AdviceCode;
  readonly message: string;
  /** JSON Pointer of the piece, the later one of a pair. */
  readonly at: string;
  readonly pieceIds: readonly string[];
  /** Null: a house reading of measuring that no rule mentions. */
  readonly rule: RuleId | null;
  /** What is told in inches, such as the margin that decides. */
  readonly byIn?: number;
}

interface PlacedUnit {
  readonly unit: TableUnit;
  readonly at: string;
  readonly outline: Polygon;
  readonly reachIn: number;
}

/** Everything to be told about a table: first what could be mended, by piece, then notes. Unknown classes are left out. */
export function advise(pack: ContentPack, table: SectorTable): readonly Advice[] {
  const sector = sectorGeometry(pack, table.sector, table.readings);
  const units = placedUnits(pack, table);
  return [
    ...units.flatMap((placed) => setupAdvice(pack, sector.setupAreas, placed)),
    ...overlapAdvice(units),
    ...sectorAdvice(pack, table, units),
    ...closeCallAdvice(pack, table),
    ...units.flatMap((placed) => systemNotes(sector, placed)),
  ];
}

function placedUnits(pack: ContentPack, table: SectorTable): readonly PlacedUnit[] {
  return table.units.flatMap((unit, index) => {
    const outline = shapeOfUnit(pack, unit);
    if (outline === undefined) return [];
    const reachIn = Math.max(
      ...outline.corners.map((corner) => Math.hypot(corner.x - unit.pose.x, corner.y - unit.pose.y)),
    );
    return [{ unit, at: `/units/${index}`, outline, reachIn }];
  });
}

function setupAdvice(
  pack: ContentPack,
  areas: readonly SetupArea[],
  { unit, at, outline }: PlacedUnit,
): Advice[] {
  const player = playerOf(unit);
  const own = areas.filter((area) => area.player === player);
  if (player === null || own.length === 0 || !isShip(pack, unit)) return [];
  if (own.some((area) => boxContains({ type: 'box', ...boxOf(area) }, outline))) return [];
  return [
    {
      severity: 'advice',
      code: 'outside-setup-area',
      message: `"${unit.id}" is not wholly inside the set-up area of player ${player}.`,
      at,
      pieceIds: [unit.id],
      rule: 'ITU-DEPLOY-02',
    },
  ];
}

function boxOf({ x0, y0, x1, y1 }: SetupArea) {
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

/** More pairs than this tell nobody anything; a heap of thousands of pieces would make millions. */
const MOST_PAIRS = 2000;

interface Pair {
  readonly early: number;
  readonly late: number;
}

/** Pairs of units whose outlines share area, at most `MOST_PAIRS`, by their later piece. */
function overlapAdvice(units: readonly PlacedUnit[]): readonly Advice[] {
  return overlappingPairs(units)
    .sort((a, b) => a.late - b.late || a.early - b.early)
    .flatMap((pair) => pairAdvice(units, pair));
}

/** Sorted by x, so that far pieces are never compared. */
function overlappingPairs(units: readonly PlacedUnit[]): Pair[] {
  const byWest = units
    .map((placed, index) => ({ placed, index }))
    .sort((a, b) => westOf(a.placed) - westOf(b.placed));
  const pairs: Pair[] = [];
  for (const [order, first] of byWest.entries()) {
    for (let next = order + 1; next < byWest.length && pairs.length < MOST_PAIRS; next += 1) {
      const second = byWest[next];
      if (second === undefined || westOf(second.placed) > eastOf(first.placed)) break;
      if (!isNear(first.placed, second.placed)) continue;
      if (!overlaps(first.placed.outline, second.placed.outline)) continue;
      pairs.push({ early: Math.min(first.index, second.index), late: Math.max(first.index, second.index) });
    }
  }
  return pairs;
}

const westOf = ({ unit, reachIn }: PlacedUnit): number => unit.pose.x - reachIn;
const eastOf = ({ unit, reachIn }: PlacedUnit): number => unit.pose.x + reachIn;

function isNear(a: PlacedUnit, b: PlacedUnit): boolean {
  return Math.abs(a.unit.pose.y - b.unit.pose.y) <= a.reachIn + b.reachIn;
}

function pairAdvice(units: readonly PlacedUnit[], { early, late }: Pair): Advice[] {
  const first = units[early];
  const second = units[late];
  if (first === undefined || second === undefined) return [];
  return [
    {
      severity: 'advice',
      code: 'overlapping-bases',
      message: `The bases of "${first.unit.id}" and "${second.unit.id}" overlap.`,
      at: second.at,
      pieceIds: [first.unit.id, second.unit.id],
      rule: 'ITU-MOVE-05',
    },
  ];
}

function sectorAdvice(
  pack: ContentPack,
  table: SectorTable,
  units: readonly PlacedUnit[],
): readonly Advice[] {
  const box = sectorBox(pack);
  const features = table.features.map((feature, index) => ({
    id: feature.id,
    at: `/features/${index}`,
    shape: shapeOfFeature(pack, feature),
  }));
  const pieces = [
    ...units.map(({ unit, at, outline }) => ({ id: unit.id, at, shape: outline })),
    ...features,
  ];
  return pieces
    .filter(({ shape }) => !boxContains(box, shape))
    .map(({ id, at }) => ({
      severity: 'advice',
      code: 'outside-sector',
      message: `"${id}" is not wholly inside the sector.`,
      at,
      pieceIds: [id],
      rule: 'ITU-SETUP-26',
    }));
}

/** What players should agree on before anybody fires; the attacker first in `pieceIds`. */
function closeCallAdvice(pack: ContentPack, table: SectorTable): readonly Advice[] {
  const places = new Map(table.units.map(({ id }, index) => [id, index]));
  return closeCalls(pack, table).map(({ attacker, target, row, byIn }) => {
    const later = Math.max(places.get(attacker.id) ?? 0, places.get(target.id) ?? 0);
    const margin = `${row.name} of "${attacker.id}" (${row.arc}) by ${byIn.toFixed(3)} in`;
    return {
      severity: 'advice',
      code: 'too-close',
      message: `Agree on "${target.id}" before firing: ${margin}, too close to call on a real table.`,
      at: `/units/${later}`,
      pieceIds: [attacker.id, target.id],
      rule: null,
      byIn,
    };
  });
}

function systemNotes(sector: SectorGeometry, { unit, at, outline }: PlacedUnit): readonly Advice[] {
  const note = (code: AdviceCode, message: string, rule: RuleId): Advice => ({
    severity: 'note',
    code,
    message,
    at,
    pieceIds: [unit.id],
    rule,
  });
  const notes = shapeMemberships(outline, sector).flatMap(({ system, membership }) => {
    if (membership === 'wholly') {
      return [note('in-system', `"${unit.id}" is in system ${system}.`, 'ITU-DEPLOY-03')];
    }
    if (membership === 'outside') return [];
    const message = `"${unit.id}" is partly in system ${system}: its player declares whether it is in it.`;
    return [note('partly-in-system', message, 'ITU-DEPLOY-04')];
  });
  if (notes.length > 0) return notes;
  return [note('in-deep-space', `"${unit.id}" is in deep space.`, 'ITU-DEPLOY-03')];
}
