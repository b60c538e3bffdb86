/** What officers and titles do after a hail, party by party in player order (ITU-OKEY-05, Empathic, after-hail abilities). */
import type { Effect, UnitFilter } from '../../../../shared/content/into-the-unknown';
import type { Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { addAdvantage } from '../combat/tokens';
import { contextOf } from '../effects/context';
import { findOfficer, findUnit, isAble, officersOf } from '../figures/pieces';
import { officerRecord } from '../figures/records';
import type { Play } from '../play';
import { abilitiesAt } from '../round/abilities';
import { playerOrder } from '../round/order';
import { answersTo } from '../round/answers';
import { hailRoleOf, type HailParty, partiesOf } from './hail-standing';

type Hail = TaskOf<'hail'>;
const ANY_UNIT: UnitFilter = { kinds: [], subtypes: [], of: 'any', classes: [], hull: [] };

/** Pushes all that follows; a party that refused takes no further part (ITU-HAIL-14). */
export function pushAfterHail(play: Play, hail: Hail): void {
  const order = playerOrder(play.frozen);
  const parties = [...partiesOf(hail)].sort(
    (one, other) => order.indexOf(one.seat) - order.indexOf(other.seat),
  );
  for (const party of parties) feelEmpathy(play, party);
  play.push(...parties.flatMap((party) => [...beGlib(play, hail, party), ...answerAfter(play, party)]));
}

/** Empathic X: after a hail with their unit it adds X advantage; the officer need not lead (ITU-OKEY-01). */
function feelEmpathy(play: Play, { unit }: HailParty): void {
  for (const officer of officersOf(play.frozen, unit).filter(isAble)) {
    const level = officerRecord(play.table, officer).keywords.empathic ?? 0;
    if (level > 0) addAdvantage(play, unit, level, 'ITU-OKEY-01');
  }
}

/** Glib X: led and was accommodating: X peril onto a unit at Comms range, also while committed (ITU-OKEY-02, ITU-OKEY-05). */
function beGlib(play: Play, hail: Hail, { seat, unit, leader }: HailParty): readonly Task[] {
  const officer = findOfficer(play.frozen, leader);
  const self = findUnit(play.frozen, unit);
  const level = officer ? (officerRecord(play.table, officer).keywords.glib ?? 0) : 0;
  if (level === 0 || self === undefined || hailRoleOf(hail, seat) !== 'accommodating') return [];
  const peril: Effect = {
    verb: 'token',
    token: 'peril',
    on: { pick: ANY_UNIT, by: 'self', count: 1, may: false, from: 'self', within: 'comms' },
    count: level,
  };
  const context = contextOf(self, { officer: leader, from: `officer:${leader ?? ''}`, rule: 'ITU-OKEY-05' });
  return [{ type: 'effects', effects: [peril], context }];
}

/** Abilities of the officer who led, and of cards on the unit, that are for this moment. */
function answerAfter(play: Play, { seat, unit, leader }: HailParty): readonly Task[] {
  const { table, frozen: state } = play;
  const self = findUnit(state, unit);
  if (self === undefined) return [];
  const open = abilitiesAt(table, state, self, 'after-hail')
    .filter(({ ref }) => !ref.from.startsWith('officer:') || ref.from === `officer:${leader ?? ''}`)
    .filter((each) => answersTo(table, state, each, { about: unit, target: null }))
    .map(({ ref }) => ref);
  if (open.length === 0) return [];
  return [{ type: 'react', seat, timing: 'after-hail', open, isKnown: true, about: unit, target: null }];
}
