/** The exact odds of an attack between two units of the match, by what the table knows of both. */
import { deltaReadingOf } from '../../../../../shared/content';
import { type AttackOdds, attackOdds, oddsReadings } from '../../../../../shared/odds';
import { readingOf } from '../../../../../shared/sector';
import { FIRST_FORM, questionOf } from '../../odds/odds-form';
import { prefilled } from '../../odds/odds-prefill';
import type { MatchSession } from '../session.svelte';
import { recordOf } from '../words';

export interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly weapon: string;
  readonly end: 'fore' | 'aft' | null;
  readonly officer: string | null;
  /** Null: what the alert row gives. */
  readonly power: number | null;
}

/** Null where the pack does not know the weapon or a figure. */
export function attackOddsOf(
  { sector, view, content }: MatchSession,
  shot: Omit<Shot, 'power'> & { readonly power?: number },
): AttackOdds | null {
  const { pack, plan } = sector;
  const weapon = weaponName(content, view.units.find(({ id }) => id === shot.unit)?.class ?? '', shot.weapon);
  if (weapon === null) return null;
  const { unit: fromId, target: toId, end } = shot;
  const protection = sector.verdicts.verdict({ fromId, toId })?.protection ?? null;
  const form = prefilled(FIRST_FORM, { pack, plan, fromId, toId, weapon, end, protection });
  const leader = view.officers.find(({ id }) => id === shot.officer);
  const ordnance = leader ? (content.officers[recordOf(leader.card)]?.skills.ordnance ?? 0) : 0;
  const power =
    shot.power === undefined || form.weapon === null ? form.weapon : { ...form.weapon, power: shot.power };
  const asked = questionOf(pack, { ...form, weapon: power, expertise: ordnance });
  if (!asked.ok || asked.value.type !== 'attack') return null;
  const inForce = oddsReadings((setting) => readingOf(view.table.readings, setting));
  const odds = attackOdds(asked.value.question, {
    ...inForce,
    delta: deltaReadingOf(pack.dice, inForce.delta),
  });
  return odds.ok ? odds.value : null;
}

/** A weapon is named as printed, or by its id. */
function weaponName({ units }: MatchSession['content'], unitClass: string, weapon: string): string | null {
  const weapons = units[unitClass]?.weapons ?? [];
  const kebab = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return weapons.find(({ name }) => name === weapon || kebab(name) === weapon)?.name ?? null;
}
