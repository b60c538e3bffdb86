/** What a unit's weapons, sensors and comms reach at its alert row, with everything that changes it told. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack, EffectId, UnitClass } from '../content';
import type { ArcName } from '../geometry';
import { effectsOn, tokenEffects, type UnitEffect } from './effects';
import type { SectorTable, TableUnit } from './types';
import { classOf, figuresOf } from './unit-class';

/** What took a range down last, and what it was before anything did. */
export interface RangeChange {
  readonly by: EffectId;
  /** The feature whose keyword it is; null: a token on the unit. */
  readonly featureId: string | null;
  /** Inches; null where nobody knows. */
  readonly wasIn: number | null;
}

/** A weapon mount, sensors or comms of a unit, with its range right now. */
export interface Reach {
  readonly type: 'weapon' | 'sensors' | 'comms';
  readonly name: string;
  readonly arc: ArcName;
  /** How many mounts cover this arc. */
  readonly count: number;
  /** Inches, instruments power included; null where nobody knows; 0 where it is closed. */
  readonly rangeIn: number | null;
  /** Inches without instruments power; `rangeIn` where that is known is the sum of both. */
  readonly baseIn: number | null;
  /** Inches that instruments power adds; 0 where the card adds none, nobody knows, or an effect takes them away. */
  readonly instrumentsIn: number;
  /** The effect that lowered the range; null: it is as printed. */
  readonly changed: RangeChange | null;
  /** The effect that closes it altogether, such as a cloak the weapons; null: it is open. */
  readonly closedBy: EffectId | null;
}

/**
 * The reaches of a unit at its alert row, in the pack's order: weapons by mount, sensors, comms. A bare base has none.
 * Without `effects` those of the tokens on the unit count; `reachesOn` also knows the features near it. Refuses what
 * `figuresOf` refuses.
 */
export function reachesOf(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'alert' | 'id' | 'conditions' | 'figures'>,
  effects: readonly UnitEffect[] = tokenEffects(unit),
): Result<readonly Reach[], Refusal> {
  const figures = figuresOf(pack, unit);
  if (!figures.ok) return figures;
  const unitClass = classOf(pack, unit);
  if (unitClass === undefined) return ok([]);
  const printed = printedReaches(unitClass, figures.value.instrumentsPower);
  return ok(printed.map((reach) => effects.reduce((now, effect) => withEffect(pack, now, effect), reach)));
}

/** As `reachesOf`, with every effect on the unit where it stands on this table. */
export function reachesOn(
  pack: ContentPack,
  table: Pick<SectorTable, 'features'>,
  unit: TableUnit,
): Result<readonly Reach[], Refusal> {
  return reachesOf(pack, unit, effectsOn(pack, table, unit));
}

function printedReaches(unitClass: UnitClass, instruments: number | null): readonly Reach[] {
  const open = { changed: null, closedBy: null } as const;
  const weapons = (unitClass.weapons ?? []).flatMap(({ name, mounts, rangeIn }) =>
    mounts.map(({ arc, count }): Reach => {
      return { type: 'weapon', name, arc, count, rangeIn, instrumentsIn: 0, baseIn: rangeIn, ...open };
    }),
  );
  const ranges = (type: 'sensors' | 'comms', name: string) =>
    (unitClass[type] ?? []).map(({ arc, baseIn, plusInstruments }): Reach => {
      const added = plusInstruments ? instruments : 0;
      const rangeIn = added === null ? null : baseIn + added;
      return { type, name, arc, count: 1, rangeIn, instrumentsIn: added ?? 0, baseIn: baseIn, ...open };
    });
  return [...weapons, ...ranges('sensors', 'Sensors'), ...ranges('comms', 'Comms')];
}

/** Jammed and obscured ranges drop and do not grow; a cloak closes weapons and all but the ranges all round. */
function withEffect(pack: ContentPack, reach: Reach, { id, featureId }: UnitEffect): Reach {
  const { rangeIn: atMostIn, weaponsReach, allRoundOnly } = pack.effects[id];
  if (reach.closedBy !== null) return reach;
  const isClosed = reach.type === 'weapon' ? !weaponsReach : allRoundOnly && reach.arc !== 'all';
  const changed = { by: id, featureId, wasIn: reach.changed === null ? reach.rangeIn : reach.changed.wasIn };
  if (isClosed) return { ...reach, rangeIn: 0, baseIn: 0, instrumentsIn: 0, changed, closedBy: id };
  if (reach.type === 'weapon' || atMostIn === null) return reach;
  // What nobody knows drops too where its least is known to be no less.
  if ((reach.rangeIn ?? reach.baseIn ?? 0) <= atMostIn) return reach;
  return { ...reach, rangeIn: atMostIn, instrumentsIn: 0, baseIn: atMostIn, changed };
}
