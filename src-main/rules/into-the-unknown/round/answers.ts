/** What may be used outside of orders: answers to what has just happened, and READY abilities. */
import type {
  AbilityRef,
  IntoTheUnknownAction,
  OfficerId,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { Station } from '../../../../shared/content/into-the-unknown';
import { allHold } from '../mission/conditions';
import { findOfficer, findUnit, showsAny, stationsOf } from '../figures';
import { canFollow } from '../effects/can-follow';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { type AbilityNow, abilityOf, contextOfAbility } from './abilities';
import { costOf, reserveFor } from './costs';
import { barOf, targetsOf } from './usable';
import { worksFor } from './ways';

export interface Answering {
  readonly about: UnitId | null;
  readonly target: string | null;
}

/** Moments that are about somebody else's unit. */
const ABOUT_OTHERS = new Set<string>(['after-hostile', 'hail-phase', 'end-of-game']);

/**
 * Whether an ability answers a moment: of the unit that it is about, usable, and with a target where it needs one. Damage
 * of an officer is that officer's own to answer, damage of the unit that of its cards.
 */
export function answersTo(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  { about, target }: Answering,
): boolean {
  if (about !== null && about !== now.ref.unit && !ABOUT_OTHERS.has(now.ability.timing)) return false;
  if (now.ability.timing === 'after-damage' && now.officer !== target) return false;
  return usesOf(table, state, now, target).length > 0;
}

/** What a use comes to: who leads, where, and the reserve it costs; null where it cannot be used at all. */
export function useOf(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
): { readonly officer: OfficerId | null; readonly station: Station | null; readonly reserve: number } | null {
  const unit = findUnit(state, now.ref.unit);
  if (!unit || barOf(table, state, now) !== null) return null;
  const place = placeOf(table, state, unit, now);
  if (place === undefined) return null;
  const officer = findOfficer(state, now.officer);
  const reserve = reserveFor(table, costOf(table, state, unit, now, place), officer);
  return reserve <= (unit.reserve ?? 0) ? { officer: now.officer, station: place, reserve } : null;
}

/** The first of its stations that works, an officer's where the officer is; null: it needs none; undefined: none works. */
function placeOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
): Station | null | undefined {
  const all = stationsOf(table, state, unit);
  if (all.length === 0 || now.stations.length === 0) return null;
  const station = findOfficer(state, now.officer)?.station ?? null;
  // An officer's own ability with a station needs the officer to be there.
  const shown = all.filter((each) => showsAny(each, now.stations));
  if (now.officer !== null) return shown.find((each) => each.station === station)?.station;
  return shown.find((each) => worksFor(now, each))?.station;
}

/** The answers that use it, one for each target. `about`: what the moment names, where the ability chooses none itself. */
export function usesOf(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  about: string | null,
): readonly IntoTheUnknownAction[] {
  const way = useOf(table, state, now);
  if (way === null) return [];
  const { officer } = way;
  const use = (target: string | null) =>
    ({ type: 'use', unit: now.ref.unit, ability: now.key, officer, target }) as const;
  if (now.ability.target !== null) {
    const all = targetsOf(table, state, now);
    // What answers an act is used on the unit that did it.
    return (now.ability.timing === 'after-hostile' ? all.filter((each) => each === about) : all).map(use);
  }
  return isOpenAbout(table, state, now, about) ? [use(null)] : [];
}

/** Whether it can be used at all, without listing every target. */
export function hasUse(
  table: Table,
  state: IntoTheUnknownState,
  ref: AbilityRef,
  about: string | null,
): boolean {
  const now = abilityOf(table, state, ref);
  return now !== undefined && usesOf(table, state, now, about).length > 0;
}

function isOpenAbout(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  target: string | null,
): boolean {
  const unit = findUnit(state, now.ref.unit);
  if (!unit) return false;
  const context = contextOfAbility(unit, now, { target, officer: now.officer });
  return (
    allHold(table, state, context, now.ability.requires) &&
    (now.ability.test !== null || canFollow(table, state, context, now.ability.effects))
  );
}
