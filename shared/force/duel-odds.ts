/**
 * How a captain duel may end, exactly: every fall of the dice over the rounds that are left. Chances are doubles from 0 to
 * 1, true to about 1e-12; wounds are those of this duel (NC-DUEL-10).
 */
import type { WeaponLine } from '../content/nova-cry';

/** NC-DUEL-08. */
export const DUEL_ROUNDS = 3;
/** Wounds that destroy a captain whom nothing helps (NC-DUEL-09). */
export const WOUNDS_BORNE = 3;

export interface Duellist {
  /** Of the weapon card, for a one first (NC-DUEL-07). */
  readonly lines: readonly WeaponLine[];
  /** So far in this duel. */
  readonly wounds: number;
  /** So many destroy the captain: 3, Grit and cards (NC-DUEL-09). */
  readonly borne: number;
}

export interface DuelQuestion {
  readonly attacker: Duellist;
  readonly defender: Duellist;
  /** 0 to 3. */
  readonly roundsLeft: number;
  /** `a`: a captain who falls ends the duel with that round; `b`: rounds go on (NC-DUEL-12). */
  readonly reading: 'a' | 'b';
}

export interface DuelOdds {
  /** Each alone, both, nobody: together 1. */
  readonly attackerFalls: number;
  readonly defenderFalls: number;
  readonly bothFall: number;
  readonly neitherFalls: number;
  /** Of those falls: by a line that destroys outright. */
  readonly attackerOutright: number;
  readonly defenderOutright: number;
  /** Chance of each number of wounds at the end, from 0. */
  readonly woundsOfAttacker: readonly number[];
  readonly woundsOfDefender: readonly number[];
  readonly meanWoundsOfAttacker: number;
  readonly meanWoundsOfDefender: number;
  /** The same after each round to come, next one first: how likely each captain has fallen by then. */
  readonly byRound: readonly { readonly attacker: number; readonly defender: number }[];
}

/** A captain's part of one round: wounds taken, and whether a line destroys outright. */
export interface RoundWounds {
  readonly wounds: number;
  readonly destroyed: boolean;
}

/**
 * What a round does to a captain with line `own` from an opponent's line `other`: wounds dealt and the own recoil, less what
 * the own line guards; nothing guards from a line that destroys (NC-DUEL-07, NC-DUEL-12).
 */
export function roundWounds(own: WeaponLine, other: WeaponLine): RoundWounds {
  return {
    wounds: Math.max(0, other.wounds + own.recoil - own.guard),
    destroyed: other.destroys,
  };
}

interface Standing {
  readonly attacker: number;
  readonly defender: number;
  readonly attackerOut: boolean;
  readonly defenderOut: boolean;
  readonly chance: number;
}

/** The odds of a duel of which so many rounds are left. Cards and aliens that answer are not foreseen. */
export function duelOdds(question: DuelQuestion): DuelOdds {
  const { attacker, defender } = question;
  let ends: readonly Standing[] = [
    {
      attacker: attacker.wounds,
      defender: defender.wounds,
      attackerOut: false,
      defenderOut: false,
      chance: 1,
    },
  ];
  const results = roundResults(question);
  const byRound = Array.from({ length: question.roundsLeft }, () => {
    ends = afterRound(question, results, ends);
    return {
      attacker: chanceOf(ends, (end) => hasFallen(end.attacker, end.attackerOut, attacker)),
      defender: chanceOf(ends, (end) => hasFallen(end.defender, end.defenderOut, defender)),
    };
  });
  return { ...fallsOf(question, ends), ...woundsOf(ends), byRound };
}

function hasFallen(wounds: number, isOut: boolean, { borne }: Duellist): boolean {
  return isOut || wounds >= borne;
}

/** What one roll of both dice does, rolls that do the same taken together. */
interface RoundResult {
  readonly taken: RoundWounds;
  readonly dealt: RoundWounds;
  readonly chance: number;
}

function roundResults({ attacker, defender }: DuelQuestion): readonly RoundResult[] {
  const found = new Map<number, RoundResult>();
  const rolls = attacker.lines.length * defender.lines.length;
  for (const own of attacker.lines)
    for (const other of defender.lines) {
      const [taken, dealt] = [roundWounds(own, other), roundWounds(other, own)];
      const key = keyOf(taken.wounds, dealt.wounds, taken.destroyed, dealt.destroyed);
      found.set(key, { taken, dealt, chance: (found.get(key)?.chance ?? 0) + 1 / rolls });
    }
  return [...found.values()];
}

/** One number for each standing; wounds stay below 64. */
function keyOf(attacker: number, defender: number, attackerOut: boolean, defenderOut: boolean): number {
  return attacker * 256 + defender * 4 + Number(attackerOut) * 2 + Number(defenderOut);
}

function afterRound(
  { attacker, defender, reading }: DuelQuestion,
  results: readonly RoundResult[],
  standings: readonly Standing[],
): readonly Standing[] {
  const found = new Map<number, Standing>();
  const add = (standing: Standing): void => {
    const { attackerOut, defenderOut } = standing;
    const key = keyOf(standing.attacker, standing.defender, attackerOut, defenderOut);
    const before = found.get(key)?.chance ?? 0;
    found.set(key, { ...standing, chance: before + standing.chance });
  };
  for (const standing of standings) {
    const isOver =
      hasFallen(standing.attacker, standing.attackerOut, attacker) ||
      hasFallen(standing.defender, standing.defenderOut, defender);
    if (reading === 'a' && isOver) add(standing);
    else for (const result of results) add(after(standing, result));
  }
  return [...found.values()];
}

function after(standing: Standing, { taken, dealt, chance }: RoundResult): Standing {
  return {
    attacker: standing.attacker + taken.wounds,
    defender: standing.defender + dealt.wounds,
    attackerOut: standing.attackerOut || taken.destroyed,
    defenderOut: standing.defenderOut || dealt.destroyed,
    chance: standing.chance * chance,
  };
}

function fallsOf(
  { attacker, defender }: DuelQuestion,
  ends: readonly Standing[],
): Pick<
  DuelOdds,
  'attackerFalls' | 'defenderFalls' | 'bothFall' | 'neitherFalls' | 'attackerOutright' | 'defenderOutright'
> {
  const share = (attackerFalls: boolean, defenderFalls: boolean): number =>
    chanceOf(
      ends,
      (end) =>
        hasFallen(end.attacker, end.attackerOut, attacker) === attackerFalls &&
        hasFallen(end.defender, end.defenderOut, defender) === defenderFalls,
    );
  return {
    attackerFalls: share(true, false),
    defenderFalls: share(false, true),
    bothFall: share(true, true),
    neitherFalls: share(false, false),
    attackerOutright: chanceOf(ends, ({ attackerOut }) => attackerOut),
    defenderOutright: chanceOf(ends, ({ defenderOut }) => defenderOut),
  };
}

function woundsOf(
  ends: readonly Standing[],
): Pick<DuelOdds, 'woundsOfAttacker' | 'woundsOfDefender' | 'meanWoundsOfAttacker' | 'meanWoundsOfDefender'> {
  return {
    woundsOfAttacker: spreadOf(ends, ({ attacker }) => attacker),
    woundsOfDefender: spreadOf(ends, ({ defender }) => defender),
    meanWoundsOfAttacker: ends.reduce((sum, end) => sum + end.chance * end.attacker, 0),
    meanWoundsOfDefender: ends.reduce((sum, end) => sum + end.chance * end.defender, 0),
  };
}

function chanceOf(ends: readonly Standing[], isMeant: (end: Standing) => boolean): number {
  return ends.reduce((sum, end) => (isMeant(end) ? sum + end.chance : sum), 0);
}

function spreadOf(ends: readonly Standing[], wounds: (end: Standing) => number): readonly number[] {
  const spread: number[] = [];
  for (const end of ends) {
    while (spread.length <= wounds(end)) spread.push(0);
    spread[wounds(end)] = (spread[wounds(end)] ?? 0) + end.chance;
  }
  return spread;
}

/** A captain with a weapon and nothing else: no wounds yet, 3 borne. */
export function duellist(lines: readonly WeaponLine[], more: Partial<Duellist> = {}): Duellist {
  return { lines, wounds: 0, borne: WOUNDS_BORNE, ...more };
}
