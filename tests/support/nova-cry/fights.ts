/** Ship battles and duels that have just been declared by seat 1 on seat 2. */
import type { NovaCryAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../../../src-main/rules/engine';
import type { Match } from './play';
import { match, type MatchOptions, type SeatOptions } from './match';

/** Seat 1 has `plain` with 3 weapons, seat 2 `other` with 2; both have hull 10. */
export function battle(options: MatchOptions = {}): Match {
  return fighting(options, 4).do('1', attack('2'));
}

export function duel(options: MatchOptions = {}): Match {
  return fighting(options, 2).do('1', challenge('2'));
}

/** Seat 1 in its Battle and Recruitment Phase, with the Intel for a fight where none is given. */
export function fighting(options: MatchOptions = {}, intel = 4): Match {
  const [first = {}, ...others] = options.seats ?? [{}, {}];
  return match({ phase: 'battle', ...options, seats: [{ intel, ...first }, ...others] });
}

export function attack(target: SeatId, by: 'intel' | 'teleport' = 'intel'): NovaCryAction {
  return { type: 'battle', target, by };
}

export function challenge(target: SeatId): NovaCryAction {
  return { type: 'duel', target };
}

/** Two seats, the first with what it has, the second with what it has. */
export function two(first: SeatOptions = {}, second: SeatOptions = {}): readonly SeatOptions[] {
  return [first, second];
}

export function useOf(card: string, ...pay: readonly string[]): NovaCryAction {
  return { type: 'use', cards: [card], pay };
}

export function front(token: 'crew-needs' | 'weapons-jam' | 'warp-wear' | 'data-leak'): NovaCryAction {
  return { type: 'choose-token', token, from: 'front' };
}
