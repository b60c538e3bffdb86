/** What a unit may launch, from where, and how far the turning tool may turn (ITU-LAUNCH-01, 02; ITU-EVAC-06). */
import type { ContentPack, UnitClass } from '../content';
import { type Slot, SLOTS } from '../geometry';
import type { TableUnit } from './types';
import { classOf, isBareBase } from './unit-class';

export interface LaunchOption {
  /** Class of the launched unit. */
  readonly unit: string;
  /** The launching station, `torpedo tubes`, `evacuation`, or null for a bare base, which launches anything. */
  readonly station: string | null;
  readonly slots: readonly Slot[];
  /** Greatest turn of the tool to either side; null where nobody knows. */
  readonly notches: number | null;
  /** Least and greatest distance along the stem, inches. */
  readonly nearestIn: number;
  readonly farthestIn: number;
}

/**
 * Everything a unit may launch. A station's units leave from its end's slot or a side slot; torpedoes and probes from
 * the slot of a tube's end, turned by the launcher's value; escape pods from any slot of a ship. A bare base may launch
 * every class that can be launched from any slot, the tool turned as far as the launched unit allows.
 */
export function launchOptions(pack: ContentPack, unit: TableUnit): readonly LaunchOption[] {
  if (isBareBase(unit)) return bareOptions(pack);
  const unitClass = classOf(pack, unit);
  if (unitClass === undefined) return [];
  return [
    ...stationOptions(pack, unitClass),
    ...tubeOptions(pack, unitClass),
    ...(unitClass.kind === 'ship' ? podOptions(pack) : []),
  ];
}

type Launchable = Pick<LaunchOption, 'station' | 'slots' | 'notches'>;

/** No option for a class the pack lacks or a base that the tool cannot place. */
function option(pack: ContentPack, unit: string, how: Launchable): LaunchOption[] {
  const base = pack.units[unit]?.base;
  if (base === undefined || base === 'large' || base === 'wake') return [];
  const { nearestIn, farthestIn } = pack.tool.launch;
  return [{ unit, ...how, nearestIn: nearestIn[base], farthestIn }];
}

function stationOptions(pack: ContentPack, unitClass: UnitClass): LaunchOption[] {
  return (unitClass.launches ?? []).flatMap(({ station, end, unit }) =>
    pack.units[unit]?.kind === 'projectile'
      ? probeOptions(pack, unitClass, station, unit)
      : option(pack, unit, {
          station,
          slots: [end, 'starboard', 'port'],
          notches: pack.tool.launch.notches.auxiliary,
        }),
  );
}

function probeOptions(
  pack: ContentPack,
  unitClass: UnitClass,
  station: string,
  unit: string,
): LaunchOption[] {
  return (unitClass.tubes?.ends ?? []).flatMap(({ end, launchTurn }) =>
    option(pack, unit, { station, slots: [end], notches: launchTurn }),
  );
}

function tubeOptions(pack: ContentPack, { tubes }: UnitClass): LaunchOption[] {
  const projectile = tubes?.projectile ?? null;
  if (projectile === null) return [];
  return (tubes?.ends ?? []).flatMap(({ end, launchTurn }) =>
    option(pack, projectile, { station: 'torpedo tubes', slots: [end], notches: launchTurn }),
  );
}

function podOptions(pack: ContentPack): LaunchOption[] {
  return podClasses(pack).flatMap((pod) =>
    option(pack, pod, { station: 'evacuation', slots: SLOTS, notches: pack.tool.launch.notches.pod }),
  );
}

function podClasses(pack: ContentPack): readonly string[] {
  return Object.keys(pack.units).filter((id) => pack.units[id]?.subtype === 'pod');
}

function bareOptions(pack: ContentPack): readonly LaunchOption[] {
  return Object.entries(pack.units)
    .filter(([, { kind }]) => kind === 'auxiliary' || kind === 'projectile')
    .flatMap(([unit, unitClass]) =>
      option(pack, unit, { station: null, slots: SLOTS, notches: bareNotches(pack, unitClass) }),
    );
}

/** Torpedoes and probes turn by their launcher's value, which a bare base does not tell. */
function bareNotches({ tool }: ContentPack, { kind, subtype }: UnitClass): number | null {
  const { auxiliary, pod } = tool.launch.notches;
  if (kind === 'auxiliary') return auxiliary;
  return subtype === 'pod' ? pod : null;
}
