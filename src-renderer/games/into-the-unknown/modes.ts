/** Which manoeuvres a unit has, and the staging each begins with. */
import { assertNever } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { classOf, isShip, judgeDock, launchOptions, shapeOfUnit, slideFlats } from '../../../shared/sector';
import {
  type LaunchStaging,
  type Mode,
  MODES,
  type MoveMode,
  type Staging,
  startLaunch,
  startMove,
} from './staging';

/** The modes a unit has, in the order of the panel; none for a class that no pack knows. */
export function modesFor(pack: ContentPack, unit: PlanUnit): readonly Mode[] {
  if (!shapeOfUnit(pack, unit)) return [];
  if (slideFlats(pack, unit).length > 0) return ['slide'];
  const canLaunch = launchOptions(pack, unit).length > 0;
  const canDock = classOf(pack, unit)?.kind === 'auxiliary';
  return MODES.filter((mode) => {
    if (mode === 'launch') return canLaunch;
    return mode === 'dock' ? canDock : mode !== 'slide';
  });
}

/** The staging a mode begins with; numbers of a move that still mean the same are kept. */
export function startMode(
  pack: ContentPack,
  plan: SectorPlan,
  unit: PlanUnit,
  mode: Mode,
  before: Staging | null,
): Staging | null {
  switch (mode) {
    case 'slide': {
      const flat = slideFlats(pack, unit)[0];
      return flat ? { type: 'slide', unitId: unit.id, flat, distanceIn: 0 } : null;
    }
    case 'launch':
      return startedLaunch(pack, unit);
    case 'dock':
      return { type: 'dock', unitId: unit.id, shipId: dockShips(pack, plan, unit)[0]?.id ?? null };
    case 'forward':
    case 'reverse':
    case 'lateral':
    case 'come-about':
    case 'warp':
      return startedMove(unit, mode, before);
    default:
      return assertNever(mode);
  }
}

function startedMove(unit: PlanUnit, mode: MoveMode, before: Staging | null): Staging {
  const fresh = startMove(unit.id, mode, unit.pose.headingDeg);
  return before?.type === 'move' && before.unitId === unit.id ? { ...fresh, side: before.side } : fresh;
}

function startedLaunch(pack: ContentPack, unit: PlanUnit): LaunchStaging | null {
  const option = launchOptions(pack, unit)[0];
  return option ? startLaunch(unit.id, option) : null;
}

/** The ships a unit may look at for docking, the nearest base first. */
export function dockShips(pack: ContentPack, plan: SectorPlan, unit: PlanUnit): readonly PlanUnit[] {
  return plan.units
    .filter((other) => other.id !== unit.id && isShip(pack, other) && other.owner === unit.owner)
    .map((ship) => ({ ship, dock: judgeDock(pack, plan, unit.id, ship.id) }))
    .flatMap(({ ship, dock }) => (dock.ok ? [{ ship, dock: dock.value }] : []))
    .sort((a, b) => Number(b.dock.legal) - Number(a.dock.legal) || a.dock.distanceIn - b.dock.distanceIn)
    .map(({ ship }) => ship);
}
