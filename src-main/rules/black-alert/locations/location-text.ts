/** One team's text at one location, as the rules carry it out. */
import type { RuleId } from '../../../../shared/base';
import type { LocationId, Price, Ship, Team } from '../../../../shared/content/black-alert';
import type { UseEffect } from '../../../../shared/contract/black-alert';
import type { Play } from '../play';
import type { BlackAlertState, CharacterId } from '../state';
import type { Table } from '../table';

/** A question about using a location. */
export interface UseAsked {
  readonly table: Table;
  readonly state: BlackAlertState;
  readonly character: CharacterId;
}

/** A use that is carried out: without a challenge at once, else after it was won. */
export interface Use {
  readonly character: CharacterId;
  readonly effect: UseEffect;
  readonly enhanced: boolean;
  /** How often damage of this effect is dealt; more than once by a bid (BA-CHAL-23). */
  readonly damageTimes: number;
}

export interface ChallengeTerms {
  /** Where an opposing Character must be to lead. */
  readonly leads: LocationId;
  /** The ship from which the others of the opposing team assist. */
  readonly assists: Ship;
  readonly bonus: Readonly<Record<Team, number>>;
}

export interface LocationText {
  readonly rule: RuleId;
  /** What enhancing costs; null: there is no Enhancement row (BA-ENH-02). */
  readonly price: Price | null;
  /**
   * Every choice that comes before the effect or the challenge; empty where a target, a token or a same-tile condition is
   * lacking (BA-ACT-05).
   */
  uses(asked: UseAsked): readonly UseEffect[];
  /** Whether it would change anything; asked under reading b of BA-ACT-05 only. */
  changes?(asked: UseAsked): boolean;
  /** Null: no challenge. */
  readonly challenge: ((asked: UseAsked, effect: UseEffect, enhanced: boolean) => ChallengeTerms) | null;
  /** What comes before the challenge begins, once it is paid for. */
  before?(play: Play, use: Use): void;
  resolve(play: Play, use: Use): void;
  /** What the Enhancement adds after the effect, where it is more than another number in it (BA-LOC-04, BA-INFIL-08). */
  enhancement?(play: Play, use: Use): void;
}

/** The whole effect; what was put on the stack first is carried out last. */
export function resolveText(text: LocationText, play: Play, use: Use): void {
  if (use.enhanced) text.enhancement?.(play, use);
  text.resolve(play, use);
}

export const NO_CHOICE: UseEffect = { option: null, target: null, location: null, fleet: null };
/** The one way to use a location that asks nothing before. */
export function always(): readonly UseEffect[] {
  return [NO_CHOICE];
}

/** One bonus card each, unless the text says otherwise (BA-CHAL-20). */
export function terms(
  at: LocationId,
  ship: Ship,
  bonus: Partial<Readonly<Record<Team, number>>> = {},
): ChallengeTerms {
  return { leads: at, assists: ship, bonus: { starfleet: 1, terran: 1, ...bonus } };
}
