/** What the pack says about a unit on the table: its class, its base, its outline, its figures. */
import { err, ok, type Refusal, type Result } from '../base';
import type { AlertRow, BaseId, BaseRecord, ContentPack, FixedFigures, UnitClass } from '../content';
import {
  type BaseOutline,
  type Disc,
  type FiringBase,
  outlineAt,
  type Polygon,
  type ShipPoint,
  SLOTS,
  type Slot,
} from '../geometry';
import { type FeatureKind, type FigureOverrides, OWNERS, type TableFeature, type TableUnit } from './types';

/** A unit without an alert setting stands at this row. */
export const DEFAULT_ALERT = 'green 1';

/** The pack's record of a unit's class; undefined for a bare base and for a class the pack lacks. */
export function classOf(pack: ContentPack, unit: Pick<TableUnit, 'class'>): UnitClass | undefined {
  if (typeof unit.class !== 'string') return undefined;
  return Object.hasOwn(pack.units, unit.class) ? pack.units[unit.class] : undefined;
}

/** True if a unit is a bare base without a class. */
export function isBareBase(unit: Pick<TableUnit, 'class'>): boolean {
  return typeof unit.class !== 'string';
}

/** Which base a unit stands on; undefined when the pack lacks its class. */
export function baseIdOf(pack: ContentPack, unit: Pick<TableUnit, 'class'>): BaseId | undefined {
  return typeof unit.class === 'string' ? classOf(pack, unit)?.base : unit.class.base;
}

/** The base record a unit stands on; undefined when the pack lacks its class. */
export function baseOf(pack: ContentPack, unit: Pick<TableUnit, 'class'>): BaseRecord | undefined {
  const id = baseIdOf(pack, unit);
  return id === undefined ? undefined : pack.bases[id];
}

/** True if the unit is a ship: a class of kind ship, or a bare small, medium or large base standing for one. */
export function isShip(pack: ContentPack, unit: Pick<TableUnit, 'class'>): boolean {
  if (typeof unit.class === 'string') return classOf(pack, unit)?.kind === 'ship';
  return unit.class.base === 'small' || unit.class.base === 'medium' || unit.class.base === 'large';
}

/** The refusal for a unit whose class the pack lacks. */
export function unknownClass(unit: Pick<TableUnit, 'class' | 'id'>): Refusal {
  return {
    code: 'unknown-class',
    message: `No content pack knows the class ${JSON.stringify(unit.class)} of "${unit.id}".`,
  };
}

const CENTRE: ShipPoint = { u: 0, v: 0 };

/**
 * A unit's base as geometry takes it, ship frame, inches. A base without slots (projectile) turns about its centre,
 * so its head centres lie there. Undefined when the pack lacks the class.
 */
export function baseOutline(pack: ContentPack, unit: Pick<TableUnit, 'class'>): BaseOutline | undefined {
  const base = baseOf(pack, unit);
  return base === undefined ? undefined : outlineOfBase(base);
}

/** A base record as geometry takes it; see `baseOutline`. */
export function outlineOfBase(base: BaseRecord): BaseOutline {
  const headCentre = (slot: Slot): ShipPoint => base.headCentres?.[slot] ?? CENTRE;
  const [fore, starboard, aft, port] = SLOTS.map(headCentre) as [ShipPoint, ShipPoint, ShipPoint, ShipPoint]; // SLOTS has these four
  return {
    corners: base.corners,
    headCentres: { fore, starboard, aft, port },
    halfMouthForeIn: base.halfMouthForeIn ?? 0,
    halfMouthSideIn: base.halfMouthSideIn ?? 0,
    wedgeApexIn: base.wedgeApexIn,
  };
}

/** A unit's outline on the table; undefined when the pack lacks the class. */
export function shapeOfUnit(pack: ContentPack, unit: Pick<TableUnit, 'class' | 'pose'>): Polygon | undefined {
  const base = baseOf(pack, unit);
  return base === undefined ? undefined : outlineAt(base.corners, unit.pose);
}

/** A unit as the origin of arcs; undefined when the pack lacks the class. */
export function firingBase(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'pose'>,
): FiringBase | undefined {
  const base = baseOf(pack, unit);
  if (base === undefined) return undefined;
  return { pose: unit.pose, corners: base.corners, wedgeApexIn: base.wedgeApexIn };
}

/** A feature's token on the table, a disc. */
export function shapeOfFeature(pack: ContentPack, feature: Pick<TableFeature, 'kind' | 'at'>): Disc {
  return { type: 'disc', centre: feature.at, radiusIn: featureRadiusIn(pack, feature.kind) };
}

/** Half the diameter of a feature's token, inches; 0 for a kind that the pack lacks. */
export function featureRadiusIn(pack: ContentPack, kind: FeatureKind): number {
  return (pack.features[kind]?.diameterIn ?? 0) / 2;
}

/** The figures a unit has right now: those of its alert row, or the fixed ones of a unit without an alert dial. */
export type UnitFigures = FixedFigures & {
  readonly alert: string | null;
  readonly warpDrive: number | null;
};

/**
 * The figures of a unit's alert row (default green 1), or its fixed ones; null where nobody knows, as for a ship whose
 * dial nobody has published; the unit's own `figures` count before these. A bare base has none (all null). Refuses a class the pack lacks (`unknown-class`) and an alert row the class lacks (`out-of-range`).
 */
export function figuresOf(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id' | 'figures'>,
): Result<UnitFigures, Refusal> {
  const own = classFigures(pack, unit);
  if (!own.ok || unit.figures === undefined) return own;
  return ok({ ...own.value, ...given(unit.figures) });
}

/** Without what is there but left open. */
function given(figures: FigureOverrides): Partial<UnitFigures> {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined));
}

function classFigures(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id'>,
): Result<UnitFigures, Refusal> {
  if (isBareBase(unit)) return ok(NO_FIGURES);
  const unitClass = classOf(pack, unit);
  if (unitClass === undefined) return err(unknownClass(unit));
  const warpDrive = unitClass.warpDrive;
  if (unitClass.kind !== 'ship') return ok({ ...NO_FIGURES, ...unitClass.fixed, warpDrive });
  const alert = unit.alert ?? DEFAULT_ALERT;
  if (unitClass.alerts.length === 0) return ok({ ...NO_FIGURES, alert, warpDrive });
  const row = unitClass.alerts.find((each) => each.alert === alert);
  if (row === undefined) return err(unknownAlert(unitClass, alert));
  return ok({ ...figuresOfRow(row), alert, warpDrive });
}

function figuresOfRow(row: AlertRow): FixedFigures {
  const { enginePower, impulseTurn, weaponsPower, instrumentsPower, shieldsFore, shieldsAft } = row;
  return { enginePower, impulseTurn, weaponsPower, instrumentsPower, shieldsFore, shieldsAft };
}

const NO_FIGURES: UnitFigures = {
  alert: null,
  warpDrive: null,
  enginePower: null,
  impulseTurn: null,
  weaponsPower: null,
  instrumentsPower: null,
  shieldsFore: null,
  shieldsAft: null,
};

function unknownAlert(unitClass: UnitClass, alert: string): Refusal {
  const rows = unitClass.alerts.map((row) => row.alert).join(', ');
  return {
    code: 'out-of-range',
    message: `${unitClass.name} has no alert row "${alert}"; it has ${rows}.`,
  };
}

/** The refusal for a figure that nobody knows. */
export function unknownFigure(unit: Pick<TableUnit, 'id'>, figure: string): Refusal {
  return { code: 'unknown-figure', message: `Nobody knows the ${figure} of "${unit.id}".` };
}

/** The player that an owner stands for in the set-up: blue is player 1, orange player 2; null for neutral. */
export function playerOf(unit: Pick<TableUnit, 'owner'>): 1 | 2 | null {
  const index = OWNERS.indexOf(unit.owner ?? 'neutral');
  return index === 0 ? 1 : index === 1 ? 2 : null;
}
