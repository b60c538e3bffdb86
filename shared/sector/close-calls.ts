/**
 * Pairs of enemies that nobody could call on a real table: a weapon whose range or limit line decides by less than the
 * tool's `tooCloseIn`. Everything far apart is left out by the edges' distance before any arc is measured.
 */
import type { ContentPack } from '../content';
import { distance, type FiringBase, type Polygon } from '../geometry';
import type { FoundPlace } from './pieces';
import type { SectorTable, TableUnit } from './types';
import { firingBase, shapeOfUnit } from './unit-class';
import {
  decidingMargin,
  decidingRow,
  type Reach,
  reachesOn,
  reachVerdicts,
  type ReachVerdict,
} from './weapons';

export interface CloseCall {
  readonly attacker: TableUnit;
  readonly target: TableUnit;
  /** The weapon that decides. */
  readonly row: ReachVerdict;
  /** By how much, inches, without its sign. */
  readonly byIn: number;
}

interface Armed extends FoundPlace {
  readonly unit: TableUnit;
  readonly shape: Polygon;
  readonly base: FiringBase;
  readonly weapons: readonly Reach[];
  readonly longestIn: number;
  readonly reachIn: number;
}

/** More pairs than this are not measured: a heap of thousands of pieces would make millions. */
const MOST_PAIRS = 4000;

/** Close calls of blue against orange and back, in the table's order of attackers, then targets. */
export function closeCalls(pack: ContentPack, table: SectorTable): readonly CloseCall[] {
  const armed = table.units
    .filter(({ owner }) => owner === 'blue' || owner === 'orange')
    .flatMap((unit) => armedUnit(pack, table, unit));
  let measured = 0;
  return armed.flatMap((attacker) =>
    armed.flatMap((target): CloseCall[] => {
      if (attacker.weapons.length === 0 || attacker.unit.owner === target.unit.owner) return [];
      if (!mayReach(pack, attacker, target) || measured >= MOST_PAIRS) return [];
      measured += 1;
      return callOf(pack, table, attacker, target);
    }),
  );
}

function armedUnit(pack: ContentPack, table: SectorTable, unit: TableUnit): Armed[] {
  const shape = shapeOfUnit(pack, unit);
  const base = firingBase(pack, unit);
  const reaches = reachesOn(pack, table, unit);
  if (shape === undefined || base === undefined || !reaches.ok) return [];
  const weapons = reaches.value.filter(
    ({ type, closedBy, rangeIn }) => type === 'weapon' && closedBy === null && rangeIn !== null,
  );
  const { x, y } = unit.pose;
  const longestIn = Math.max(0, ...weapons.map(({ rangeIn }) => rangeIn ?? 0));
  const reachIn = Math.max(...shape.corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
  return [{ unit, shape, centre: { x, y }, base, weapons, longestIn, reachIn }];
}

function mayReach(pack: ContentPack, attacker: Armed, target: Armed): boolean {
  const apartIn = Math.hypot(attacker.centre.x - target.centre.x, attacker.centre.y - target.centre.y);
  return apartIn <= attacker.longestIn + attacker.reachIn + target.reachIn + pack.tool.tooCloseIn;
}

function callOf(pack: ContentPack, table: SectorTable, attacker: Armed, target: Armed): CloseCall[] {
  const nearestIn = distance(attacker.shape, target.shape).distanceIn;
  const reaching = attacker.weapons.filter(
    ({ rangeIn }) => (rangeIn ?? 0) + pack.tool.tooCloseIn > nearestIn,
  );
  const row = decidingRow(reachVerdicts(pack, table, reaching, attacker.base, target));
  if (row === null || !row.tooClose) return [];
  const byIn = Math.abs(decidingMargin(row) ?? 0);
  return [{ attacker: attacker.unit, target: target.unit, row, byIn }];
}
