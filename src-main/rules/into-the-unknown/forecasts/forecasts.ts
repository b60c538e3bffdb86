/**
 * The rolls that actions on offer lead to, found by carrying each action out on a copy until its test or attack lies there
 * unrolled: so dice, re-rolls, difficulty and evasion are what the rules make them, whatever they hang on. (Counting them
 * beside the rules would have to know every card.) Nothing hidden goes in: trust tokens of others are taken by what lies
 * faceup.
 */
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { Forecast } from '../../../../shared/contract/match';
import type { SeatId } from '../../engine';
import { findUnit } from '../figures';
import { abilitiesOf } from '../round/abilities';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { attacksAfter, forecastAttacks } from './attacks';
import type { Attack } from './pools';
import { type Asked, unrolledTest, waysOf } from './tests';

/** One entry for each action that leads to a roll that can be counted now. */
export function forecastsOf(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  actions: readonly IntoTheUnknownAction[],
): readonly Forecast[] {
  const asked = { table, state, seat };
  const attacks = forecastAttacks(table, state, seat, actions.filter(isAttack));
  return actions.flatMap((action, offer): Forecast[] => {
    const attack = (isAttack(action) ? attacks.get(action) : null) ?? null;
    const ways = mayTest(asked, action) ? waysOf(asked, action) : [];
    const opens = mayAttack(asked, action) ? openedBy(asked, action) : [];
    return ways.length + opens.length === 0 && attack === null ? [] : [{ offer, ways, attack, opens }];
  });
}

const isAttack = (action: IntoTheUnknownAction): action is Attack => action.type === 'attack';

function openedBy({ table, state, seat }: Asked, order: IntoTheUnknownAction): Forecast['opens'] {
  const opened = attacksAfter(table, state, seat, order);
  const told = forecastAttacks(table, opened.state, seat, opened.attacks);
  return opened.attacks.map((action) => ({ action, attack: told.get(action) ?? null }));
}

/** Verbs of cards that make a test. */
const TESTING = /"verb":"(?:test|raid|ram)"/;

/** Most actions test nothing: only those that may are tried. */
function mayTest(asked: Asked, action: IntoTheUnknownAction): boolean {
  const top = asked.state.tasks.at(-1);
  const isAhead = unrolledTest(asked.state) !== null;
  if (ALWAYS.has(action.type)) return true;
  if (action.type === 'order' || action.type === 'use') return isAhead || isTesting(abilityOf(asked, action));
  if (action.type === 'choose-unit' || action.type === 'choose-end')
    return top?.type === 'verb' && TESTING.test(JSON.stringify(top.effect));
  if (action.type === 'choose-option' && top?.type === 'interference')
    return top.step === 'means' || action.option === 1;
  return BEFORE.has(action.type) && isAhead;
}

const ALWAYS: ReadonlySet<string> = new Set(['hail', 'answer', 'trust', 'transport']);
/** What changes a roll that is about to be made, or makes it. */
const BEFORE: ReadonlySet<string> = new Set(['choose-option', 'change-die', 'done']);

function abilityOf({ table, state }: Asked, { unit: id, ability }: { unit: string; ability: string }) {
  const unit = findUnit(state, id);
  return unit && abilitiesOf(table, state, unit).find(({ key }) => key === ability)?.ability;
}

function isTesting(ability: Ability | undefined): boolean {
  return ability !== undefined && (ability.test !== null || TESTING.test(JSON.stringify(ability.effects)));
}

function mayAttack(asked: Asked, action: IntoTheUnknownAction): boolean {
  if (action.type !== 'order') return false;
  return (abilityOf(asked, action)?.effects ?? []).some(({ verb }) => verb === 'attacks');
}
