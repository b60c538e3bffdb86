/** Dice on the table: what each shows, what the pool shows, what may be rolled again (ITU-DICE-01 to 12). */
import type { DieResult } from '../../../../shared/content/into-the-unknown';
import type { RolledDie } from '../../../../shared/contract/into-the-unknown';
import { added, BLANK, readDelta, successesOnly, type Tally, tallyOf } from '../../../../shared/odds';
import type { Random } from '../../engine';
import type { Table } from '../table';
import { diceReadings } from './readings';

export type DieKind = 'intuition' | 'expertise';

/** So many dice that are still to be rolled. */
export function freshDice(die: string, count: number): readonly RolledDie[] {
  const fresh: RolledDie = { die, face: -1, changed: null, rerolled: 0, spent: false };
  return Array.from({ length: Math.max(0, count) }, () => fresh);
}

/** How many faces a die of the pack has; throws for a kind that the pack lacks. */
export function facesOf(table: Table, die: string): number {
  return dieNamed(table, die).faces.length;
}

function dieNamed({ content }: Table, die: string) {
  const record = content.dice[die];
  if (!record) throw new Error(`No pack has a die ${die}.`);
  return record;
}

/**
 * What a die shows, its delta read as the table reads it; an open delta stays one (ITU-DICE-11). Nothing before it is
 * rolled.
 */
export function shownBy(table: Table, { die, face, changed }: RolledDie): Tally {
  switch (changed) {
    case 'success':
    case 'breakthrough':
    case 'analysis':
      return { ...BLANK, [changed]: 1 };
    case 'blank':
      return BLANK;
    case null: {
      const shown = face < 0 ? undefined : dieNamed(table, die).faces[face];
      return shown === undefined ? BLANK : readDelta(tallyOf(shown), diceReadings(table).delta);
    }
  }
}

/** What the pool shows: a die whose icon was spent has left it (ITU-DICE-05). */
export function poolShows(table: Table, dice: readonly RolledDie[]): Tally {
  return dice.reduce((sum, die) => (die.spent ? sum : added(sum, shownBy(table, die))), BLANK);
}

/** Success results for the outcome: successes, breakthroughs and open deltas (ITU-DICE-12). */
export function successesIn(table: Table, dice: readonly RolledDie[]): number {
  return successesOnly(poolShows(table, dice)).success;
}

/** Success results for what counts "per success result": breakthroughs by the reading (ITU-DICE-12). */
export function perSuccessIn(table: Table, dice: readonly RolledDie[]): number {
  const shows = poolShows(table, dice);
  const all = successesOnly(shows).success;
  return diceReadings(table).breakthroughPerSuccess ? all : all - shows.breakthrough;
}

/** Icons of a kind that a die can pay with; an open delta that is success and analysis pays as analysis too. */
export function iconsOf(table: Table, die: RolledDie, result: DieResult): number {
  if (die.spent || die.face < 0) return 0;
  const shows = shownBy(table, die);
  const open = result === 'analysis' && diceReadings(table).delta === 'successAndAnalysis' ? shows.delta : 0;
  return shows[result] + open;
}

/** True while dice of the pool wait for chance. */
export function needsRoll(dice: readonly RolledDie[]): boolean {
  return dice.some(({ face, spent }) => face < 0 && !spent);
}

/** Faces for all dice that are still to be rolled, in their order. */
export function rollFaces(table: Table, dice: readonly RolledDie[], random: Random): readonly number[] {
  return dice.filter(({ face }) => face < 0).map(({ die }) => random.below(facesOf(table, die)));
}

/** Whether chance's faces fit the dice that wait. */
export function fitsRoll(table: Table, dice: readonly RolledDie[], faces: readonly number[]): boolean {
  const waiting = dice.filter(({ face }) => face < 0);
  return (
    faces.length === waiting.length &&
    waiting.every(({ die }, index) => (faces[index] ?? 99) < facesOf(table, die))
  );
}

/** The dice once chance has answered. */
export function withFaces(dice: readonly RolledDie[], faces: readonly number[]): readonly RolledDie[] {
  let next = 0;
  return dice.map((die) => (die.face < 0 ? { ...die, face: faces[next++] ?? 0 } : die));
}

/** Dice that an effect picks up: they are to be rolled again, as they were before they were changed. */
export function pickedUp(
  dice: readonly RolledDie[],
  which: readonly number[],
  by: string,
): readonly RolledDie[] {
  return dice.map((die, index) =>
    which.includes(index)
      ? {
          ...die,
          face: -1,
          changed: null,
          rerolled: die.rerolled + 1,
          rerolledBy: [...(die.rerolledBy ?? []), by],
        }
      : die,
  );
}

/** Dice turned to another result. */
export function changed(
  dice: readonly RolledDie[],
  which: readonly number[],
  to: NonNullable<RolledDie['changed']>,
): readonly RolledDie[] {
  return dice.map((die, index) => (which.includes(index) ? { ...die, changed: to } : die));
}

/** Dice whose icons are spent: they leave the pool (ITU-DICE-05). */
export function spent(dice: readonly RolledDie[], which: readonly number[]): readonly RolledDie[] {
  return dice.map((die, index) => (which.includes(index) ? { ...die, spent: true } : die));
}

/** ITU-DICE-02: a die may be rolled again by its owner; by an opponent unless it shows a breakthrough success. */
export function mayReroll(table: Table, die: RolledDie | undefined, isOwner: boolean): boolean {
  if (die === undefined || die.spent || die.face < 0) return false;
  return isOwner || shownBy(table, die).breakthrough === 0;
}

/** True for places of different dice of the pool. */
export function areDistinct(dice: readonly RolledDie[], which: readonly number[]): boolean {
  return new Set(which).size === which.length && which.every((index) => index < dice.length);
}
