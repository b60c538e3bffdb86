/** The figures of an attack: those given, else those of the weapon and of the target in the pack. */
import { type Refusal, type Result, err, ok } from '../base';
import type { AttackTarget, HullTrack } from '../odds';
import type { AttackFigures } from './dice-pool';
import type { ContentPack } from './pack';
import type { HULL_STATUSES, UnitClass } from './unit-class';

/** What an attacker brings: dice by id, and levels of the weapon's keywords. */
export interface Armed {
  readonly perPower: string | null;
  readonly power: number;
  readonly profile: readonly (readonly [string, number])[];
  readonly keywords: {
    readonly pulse: number;
    readonly pierce: number;
    readonly breach: number;
    readonly lethal: number;
  };
}

/**
 * The weapon of `from` with the power spent, least if not told; keywords given beside it take the place of its own.
 * Without `from`: no dice, and the keywords given.
 */
export function attackFrom(content: ContentPack, figures: AttackFigures): Result<Armed, Refusal> {
  const { from } = figures;
  if (from === undefined) {
    return ok({ perPower: null, power: 0, profile: [], keywords: keywordsOf(figures, []) });
  }
  const unit = unitIn(content, from.unit, '/attack/from/unit');
  if (!unit.ok) return unit;
  if (unit.value.weapons === null) return err(unknownFigure(from.unit, 'weapons', '/attack/from'));
  const weapon = unit.value.weapons.find(({ name }) => from.weapon === undefined || name === from.weapon);
  if (weapon === undefined) {
    const named = unit.value.weapons.map(({ name }) => name).join(', ');
    const message = `${unit.value.name} has no such weapon; it has ${named === '' ? 'none' : named}.`;
    return err({ code: 'unknown-id', message, at: '/attack/from/weapon' });
  }
  const { dice, power } = weapon;
  if (dice === null) return err(unknownFigure(from.unit, 'dice', '/attack/from'));
  const spent = from.power ?? power?.min ?? 0;
  if (power !== null && (spent < power.min || spent > power.max)) {
    const message = `${weapon.name} takes ${power.min} to ${power.max} power, not ${spent}.`;
    return err({ code: 'out-of-range', message, at: '/attack/from/power', rule: 'ITU-DICE-13' });
  }
  const keywords = keywordsOf(figures, weapon.keywords);
  if ('perPower' in dice) return ok({ perPower: dice.perPower, power: spent, profile: [], keywords });
  const profile = Object.entries(dice).flatMap(([id, count]): [string, number][] =>
    count === undefined ? [] : [[id, count]],
  );
  return ok({ perPower: null, power: 0, profile, keywords });
}

function keywordsOf(figures: AttackFigures, printed: readonly string[]): Armed['keywords'] {
  const level = (name: string, given: number | undefined): number => {
    const found = printed.find((keyword) => keyword.startsWith(`${name} `));
    return given ?? (found === undefined ? 0 : Number(found.slice(name.length + 1)));
  };
  return {
    pulse: level('Pulse', figures.pulse),
    pierce: level('Pierce', figures.pierce),
    breach: level('Breach', figures.breach),
    lethal: level('Lethal', figures.lethal),
  };
}

/**
 * The target of `at`: its evasion, the shields of the attacked end (fore if not told) in its alert row (`green 1` if not
 * told), its hull after the damage told. Figures given beside it take the place of its own; without `at` evasion is
 * needed (`missing-key`), shields are 0 and no hull stops the damage.
 */
export function attackAt(content: ContentPack, figures: AttackFigures): Result<AttackTarget, Refusal> {
  const { at, evasion, shields, hull, health } = figures;
  const own = at === undefined ? ok(null) : targetOf(content, at);
  if (!own.ok) return own;
  const reach = evasion ?? own.value?.evasion;
  if (reach === undefined) {
    return err({ code: 'missing-key', message: '"evasion" is missing.', at: '/attack/evasion' });
  }
  return ok({
    evasion: reach,
    shields: shields ?? own.value?.shields ?? 0,
    hull: hull ?? own.value?.hull ?? null,
    health: health ?? null,
  });
}

type At = NonNullable<AttackFigures['at']>;

function targetOf(content: ContentPack, at: At): Result<Omit<AttackTarget, 'health'>, Refusal> {
  const unit = unitIn(content, at.unit, '/attack/at/unit');
  if (!unit.ok) return unit;
  const { evasion, kind } = unit.value;
  if (evasion === null) return err(unknownFigure(at.unit, 'evasion', '/attack/at'));
  const alert = at.alert ?? 'green 1';
  const row = kind === 'ship' ? unit.value.alerts.find((one) => one.alert === alert) : unit.value.fixed;
  if (row === undefined) {
    const message = `${unit.value.name} has no alert row "${alert}".`;
    return err({ code: 'unknown-id', message, at: '/attack/at/alert' });
  }
  const hull = hullOf(unit.value, at.damage ?? 0);
  if (hull === null) return err(unknownFigure(at.unit, 'hull', '/attack/at'));
  // A projectile has no shields at all; for other units null is a figure that nobody knows.
  const shields =
    (at.end === 'aft' ? row?.shieldsAft : row?.shieldsFore) ?? (kind === 'projectile' ? 0 : null);
  if (shields === null) return err(unknownFigure(at.unit, 'shields', '/attack/at'));
  return ok({ evasion, shields, hull });
}

/** A hull track in the statuses of the pack. */
export interface ClassHull extends HullTrack {
  readonly status: HullStatus;
  readonly steps: HullStatus[];
}
type HullStatus = (typeof HULL_STATUSES)[number];

/**
 * The steps that a unit's hull has left after `damage` steps. A dial begins with its undamaged position; a track lists
 * steps only (ITU-AUX-10); a projectile's hull is one value, all of one status (ITU-PROJ-12).
 */
export function hullOf({ hull, kind }: UnitClass, damage: number): ClassHull | null {
  if (hull === null) return null;
  if (kind === 'projectile') {
    const left = Math.max(0, (hull[0]?.value ?? 0) - damage);
    return { status: 'none', steps: Array.from({ length: left }, () => 'none' as const) };
  }
  const statuses = hull.map(({ status }) => status);
  const positions = kind === 'ship' ? statuses : ['none' as const, ...statuses];
  const now = Math.min(damage, positions.length - 1);
  return { status: positions[now] ?? 'none', steps: positions.slice(now + 1) };
}

function unitIn(content: ContentPack, id: string, at: string): Result<UnitClass, Refusal> {
  const unit = Object.hasOwn(content.units, id) ? content.units[id] : undefined;
  return unit === undefined
    ? err({ code: 'unknown-id', message: `No pack knows the class "${id}".`, at })
    : ok(unit);
}

function unknownFigure(unit: string, figure: string, at: string): Refusal {
  return { code: 'unknown-figure', message: `Nobody knows the ${figure} of ${unit}.`, at };
}
