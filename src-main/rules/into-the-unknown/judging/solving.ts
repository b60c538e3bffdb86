/** Missions that everybody loses unless a hail succeeds: whether that is so now, and how likely somebody gets there. */
import type { HailRecord } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { contextOf } from '../effects/context';
import { isInPlay, officersOf, revealedComplication } from '../figures';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { hailLeaders } from '../teams/hails';
import { hailLevel, hailSkill } from '../teams/hail-standing';
import { outside } from './gaps';
import { testChance } from './test-chance';
import { LAST_ROUND } from './weights';

/** What the lower of two tokens comes to, in the mean. */
const TRUST = 2.5;
/** Neither refused nor made by whom it does not suit. */
const HEARD = 0.75;
/** Inches beyond Comms range from which somebody may soon be heard. */
const APPROACH_IN = 24;
/** A leader who is committed may be ready in a later round. */
const COMMITTED = 0.4;

/** Everybody loses as it stands (ITU-SCORE-08). */
export function isUnsolved(table: Table, state: IntoTheUnknownState): boolean {
  return (revealedComplication(table, state)?.record.endScoring ?? []).some(
    (effect) => effect.verb === 'mutual-loss' && !state.mission.flags.includes(effect.unless),
  );
}

/** That a hail of the seat solves it by the end of the last round, 0 to 1. */
export function solutionChance(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const once = Math.max(
    0,
    ...state.units.map((unit) => (unit.owner === seat ? chanceFrom(table, state, unit) : 0)),
  );
  return 1 - (1 - HEARD * once) ** hailsLeft(state);
}

function hailsLeft({ round }: IntoTheUnknownState): number {
  if (round === null) return LAST_ROUND;
  return Math.max(0, LAST_ROUND - round.number + (round.hailed ? 0 : 1));
}

function chanceFrom(table: Table, state: IntoTheUnknownState, unit: UnitState): number {
  if (!isInPlay(unit)) return 0;
  return remembered(state, `solution/${unit.id}`, () => {
    const heard = hearing(table, state, unit);
    if (heard === 0) return 0;
    const ready = hailLeaders(table, state, unit, true).map(({ id }) => id);
    const leaders = [null, ...officersOf(state, unit.id).map(({ id }) => id)];
    const chances = leaders.map((leader) => {
      const share = leader === null || ready.includes(leader) ? 1 : COMMITTED;
      return share * hailChance(table, state, unit, leader);
    });
    return heard * Math.max(...chances);
  });
}

/** 0 to 1: an opposing unit is in Comms range, or not far beyond. */
function hearing(table: Table, state: IntoTheUnknownState, unit: UnitState): number {
  let best = 0;
  for (const other of state.units) {
    if (other.owner === null || other.owner === unit.owner || !isInPlay(other)) continue;
    const apart = outside(table, state, unit, 'comms', other.id);
    if (apart === null) continue;
    if (apart <= 0) return 1;
    best = Math.max(best, 0.7 * (1 - apart / APPROACH_IN));
  }
  return best;
}

/** That a hail by a unit and leader of the mission's succeeds once it is heard; 0 where no mission has one. */
export function hailChance(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: string | null,
): number {
  const record = solvingHail(table, state);
  if (record === null) return 0;
  const party = { unit: unit.id, leader };
  const skill = hailSkill(table, state, party, record.test.skill);
  const { success, failure, spends, test } = record;
  const work = { test: { ...test, skill }, success, failure, spends };
  const context = contextOf(unit, { officer: leader });
  const expertise = hailLevel(table, state, party, skill);
  return testChance(table, state, work, context, { hail: true, intuition: TRUST, expertise });
}

function solvingHail(table: Table, state: IntoTheUnknownState): HailRecord | null {
  const [id] = revealedComplication(table, state)?.record.hails ?? [];
  return (id === undefined ? undefined : table.content.hails[id]) ?? null;
}

/** The hail is the one without which everybody loses. */
export function isSolving(table: Table, state: IntoTheUnknownState, hail: string): boolean {
  return revealedComplication(table, state)?.record.hails.includes(hail) ?? false;
}
