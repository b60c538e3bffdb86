/** Docking (ITU-DOCK-01, ITU-DOCK-02). */
import { err, ok, type Refusal, type Result, type RuleId } from '../base';
import type { ContentPack } from '../content';
import { atMost, distance, type ManeuverKind, type Point } from '../geometry';
import { findPlace, unitOf } from './pieces';
import { isTooClose } from './too-close';
import type { SectorTable, TableUnit } from './types';
import { classOf, isBareBase, isShip } from './unit-class';

export const DOCK_VIOLATION_CODES = [
  'not-auxiliary',
  'not-after-impulse',
  'cannot-dock-there',
  'too-far',
] as const;
export type DockViolationCode = (typeof DOCK_VIOLATION_CODES)[number];
export interface DockViolation {
  readonly code: DockViolationCode;
  readonly rule: RuleId;
  readonly message: string;
}

export interface DockVerdict {
  readonly legal: boolean;
  /** In the order of `DOCK_VIOLATION_CODES`. */
  readonly violations: readonly DockViolation[];
  /** Base to base, with the witness points; at exactly `withinIn` is near enough. */
  readonly distanceIn: number;
  readonly from: Point;
  readonly to: Point;
  readonly withinIn: number;
  readonly marginIn: number;
  /** Nobody can call it on a real table: the margin is smaller than the tool's `tooCloseIn`, either way. */
  readonly tooClose: boolean;
}

/**
 * May an auxiliary unit dock with a ship where it stands? `after` is the manoeuvre it has just ended: any engage
 * impulse, come about included; null: none (only the ship moved); left out: not asked. A secondary unit docks with
 * its own primary only, any other with a ship that launches from a cargo bay. Bare bases stand for whatever fits.
 * Refuses `same-piece`, `unknown-id`, `unknown-class`.
 */
export function judgeDock(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  shipId: string,
  after?: ManeuverKind | null,
): Result<DockVerdict, Refusal> {
  if (unitId === shipId) return err({ code: 'same-piece', message: `"${unitId}" cannot dock with itself.` });
  const unit = unitOf(table, unitId);
  if (!unit.ok) return unit;
  const ship = unitOf(table, shipId);
  if (!ship.ok) return ship;
  const here = findPlace(pack, table, { type: 'piece', id: unitId });
  if (!here.ok) return here;
  const there = findPlace(pack, table, { type: 'piece', id: shipId });
  if (!there.ok) return there;
  const withinIn = pack.tool.dockWithinIn;
  const { distanceIn, from, to } = distance(here.value.shape, there.value.shape);
  const violations = [
    ...unitViolations(pack, unit.value, after),
    ...shipViolations(pack, unit.value, ship.value),
    ...(atMost(distanceIn, withinIn) ? [] : [tooFar(withinIn)]),
  ];
  return ok({
    legal: violations.length === 0,
    violations,
    distanceIn,
    from,
    to,
    withinIn,
    marginIn: withinIn - distanceIn,
    tooClose: isTooClose(pack, withinIn - distanceIn),
  });
}

function tooFar(withinIn: number): DockViolation {
  return {
    code: 'too-far',
    rule: 'ITU-DOCK-01',
    message: `It must be at most ${withinIn} ${withinIn === 1 ? 'inch' : 'inches'} from the ship.`,
  };
}

function unitViolations(
  pack: ContentPack,
  unit: TableUnit,
  after: ManeuverKind | null | undefined,
): DockViolation[] {
  const mayDock = isBareBase(unit) || classOf(pack, unit)?.kind === 'auxiliary';
  const inTime = after === undefined || (after !== null && after !== 'warp');
  return [
    ...(mayDock
      ? []
      : [{ code: 'not-auxiliary', rule: 'ITU-DOCK-01', message: 'Only an auxiliary unit docks.' } as const]),
    ...(inTime
      ? []
      : [
          {
            code: 'not-after-impulse',
            rule: 'ITU-DOCK-01',
            message: 'It docks only after an impulse manoeuvre of its own.',
          } as const,
        ]),
  ];
}

function shipViolations(pack: ContentPack, unit: TableUnit, ship: TableUnit): DockViolation[] {
  const violation = (message: string): DockViolation[] => [
    { code: 'cannot-dock-there', rule: 'ITU-DOCK-02', message },
  ];
  if (!isShip(pack, ship)) return violation('Only a ship can be docked with.');
  if (isBareBase(ship)) return [];
  const primary = classOf(pack, unit)?.primary ?? null;
  if (primary !== null) {
    return primary === ship.class ? [] : violation('A secondary unit docks with its own primary unit.');
  }
  const bays = (classOf(pack, ship)?.launches ?? []).filter(({ station }) => station === 'cargo bay');
  return bays.length > 0 ? [] : violation('The ship has no launch ability at a cargo bay.');
}
