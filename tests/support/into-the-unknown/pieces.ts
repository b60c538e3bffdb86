/** Units with their crews, and features, as a test lays them on the table. */
import type { FeatureState, Location, UnitState } from '../../../shared/contract/into-the-unknown';
import { shapeMemberships, sectorGeometry, shapeOfUnit, shapeOfFeature } from '../../../shared/sector';
import type { SeatId } from '../../../src-main/rules/engine';
import { newUnit } from '../../../src-main/rules/into-the-unknown/moves/deploy-unit';
import type { IntoTheUnknownState } from '../../../src-main/rules/into-the-unknown/state';
import type { Table } from '../../../src-main/rules/into-the-unknown/table';
import { type CrewOptions, crewOf } from './crews';

export interface UnitOptions extends CrewOptions {
  /** A unit class, or a team record. */
  readonly class: string;
  /** Whose it is; '1' where it is left out, null: nobody's. */
  readonly seat?: SeatId | null;
  /** x, y and heading; a unit without it is not on the table. */
  readonly at?: readonly [number, number, number];
  /** Of teams: `1:defiant/bridge`, or a feature's id. */
  readonly in?: string;
  /** A row of its dial, such as `yellow 1`. */
  readonly alert?: string;
  /** Whatever else its state should be. */
  readonly is?: Partial<UnitState>;
}
export interface FeatureOptions {
  readonly kind: FeatureState['kind'];
  readonly at: readonly [number, number];
  readonly is?: Partial<FeatureState>;
}

/** The state with the unit and its crew. */
export function addUnit(table: Table, state: IntoTheUnknownState, options: UnitOptions): IntoTheUnknownState {
  const { seat = '1', at, alert } = options;
  const pose = at === undefined ? null : { x: at[0], y: at[1], headingDeg: at[2] };
  const made = newUnit(table, state, {
    class: options.class,
    owner: seat,
    pose,
    system: pose === null ? null : systemOfUnit(table, state, options.class, pose),
    location: options.in === undefined ? null : locationOf(options.in),
  });
  const row = table.content.units[options.class]?.alerts.findIndex((each) => each.alert === alert) ?? -1;
  const unit: UnitState = {
    ...made,
    ...(alert === undefined || row < 0 ? {} : { alert: row }),
    ...options.is,
  };
  const officers = crewOf(table, state, unit, options);
  return { ...state, units: [...state.units, unit], officers: [...state.officers, ...officers] };
}

/** `1:defiant/bridge` is a section, `1:alpha` a team, `f1` a feature. */
export function locationOf(text: string): Location {
  const slash = text.lastIndexOf('/');
  if (slash >= 0) {
    const section = text.slice(slash + 1) as Extract<Location, { type: 'section' }>['section']; // tests name sections
    return { type: 'section', unit: text.slice(0, slash), section };
  }
  return text.includes(':') ? { type: 'team', unit: text } : { type: 'feature', feature: text };
}

function systemOfUnit(
  table: Table,
  state: IntoTheUnknownState,
  unitClass: string,
  pose: NonNullable<UnitState['pose']>,
): string | null {
  const shape = shapeOfUnit(table.content, { class: unitClass, pose });
  if (shape === undefined) return null;
  const sector = sectorGeometry(table.content, state.sector, table.readings);
  return shapeMemberships(shape, sector).find(({ membership }) => membership !== 'outside')?.system ?? null;
}

/** The state with the feature, numbered on. */
export function addFeature(
  table: Table,
  state: IntoTheUnknownState,
  options: FeatureOptions,
): IntoTheUnknownState {
  const [x, y] = options.at;
  const at = { x, y };
  const sector = sectorGeometry(table.content, state.sector, table.readings);
  const shape = shapeOfFeature(table.content, { kind: options.kind, at });
  const feature: FeatureState = {
    id: `f${state.nextFeature}`,
    kind: options.kind,
    name: options.kind,
    at,
    keywords: {},
    control: {},
    number: null,
    seenBy: [],
    exposed: false,
    system:
      shapeMemberships(shape, sector).find(({ membership }) => membership !== 'outside')?.system ?? null,
    ...options.is,
  };
  return { ...state, features: [...state.features, feature], nextFeature: state.nextFeature + 1 };
}
