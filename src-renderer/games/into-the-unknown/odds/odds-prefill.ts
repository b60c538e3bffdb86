/** The form of an attack from what stands on the table: attacker, weapon, target, and the end that is attacked. */
import { attackFrom, type ContentPack, hullOf } from '../../../../shared/content';
import type { SectorPlan } from '../../../../shared/documents/plan';
import { classOf, figuresOf, type Protection, type TableUnit } from '../../../../shared/sector';
import type { FormWeapon, OddsForm } from './odds-form';

export interface Shot {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly fromId: string;
  readonly toId: string;
  /** By name; a unit's weapons are known by their names. */
  readonly weapon: string;
  /** Which end of the target faces the attacker; null for a target without ends. */
  readonly end: 'fore' | 'aft' | 'either' | null;
  readonly protection: Protection | null;
}

/**
 * What the pack knows of the shot over `form`: a figure that nobody knows becomes null and is asked for. Power is what
 * the alert row gives to weapons, within what the weapon takes. Where either end may be attacked the defender chooses
 * (reading `arc.endOnLine`): the stronger shields are put in.
 */
export function prefilled(form: OddsForm, shot: Shot): OddsForm {
  const attacker = shot.plan.units.find(({ id }) => id === shot.fromId);
  const target = shot.plan.units.find(({ id }) => id === shot.toId);
  const armed = attacker ? armedBy(shot, attacker) : UNARMED;
  return {
    ...form,
    ask: 'attack',
    intuition: 0,
    expertise: 0,
    ...armed,
    ...(target ? targetFigures(shot, target) : { evasion: null, shields: null, hull: null }),
  };
}

const UNARMED = { weapon: null, pulse: 0, pierce: 0, breach: 0, lethal: 0 };

function armedBy({ pack, weapon: name }: Shot, attacker: TableUnit) {
  const unit = typeof attacker.class === 'string' ? attacker.class : null;
  const record = unit === null ? undefined : pack.units[unit]?.weapons?.find((each) => each.name === name);
  if (unit === null || !record) return UNARMED;
  const known = attackFrom(pack, { from: { unit, weapon: name }, ordnance: 0 });
  if (!known.ok) return UNARMED;
  const { pulse, pierce, breach, lethal } = known.value.keywords;
  const weapon: FormWeapon = { unit, name, power: powerOf(pack, attacker, record.power) };
  return { weapon, pulse, pierce, breach, lethal };
}

function powerOf(pack: ContentPack, attacker: TableUnit, takes: { min: number; max: number } | null): number {
  if (!takes) return 0;
  const figures = figuresOf(pack, attacker);
  const row = figures.ok ? figures.value.weaponsPower : null;
  return Math.max(takes.min, Math.min(takes.max, row ?? takes.min));
}

function targetFigures({ pack, end, protection }: Shot, target: TableUnit) {
  const unitClass = classOf(pack, target);
  const own = protection?.evasion ?? null;
  const evasion = own === null ? null : own + (protection?.difficulty ?? 0);
  return {
    evasion,
    shields: shieldsOf(pack, target, end),
    hull: unitClass ? hullOf(unitClass, 0) : null,
  };
}

/** A projectile has no shields at all; for other units null is a figure that nobody knows. */
function shieldsOf(pack: ContentPack, target: TableUnit, end: Shot['end']): number | null {
  if (classOf(pack, target)?.kind === 'projectile') return 0;
  const figures = figuresOf(pack, target);
  if (!figures.ok) return null;
  const { shieldsFore, shieldsAft } = figures.value;
  if (end === 'fore') return shieldsFore;
  if (end === 'aft') return shieldsAft;
  return shieldsFore === null || shieldsAft === null ? null : Math.max(shieldsFore, shieldsAft);
}
