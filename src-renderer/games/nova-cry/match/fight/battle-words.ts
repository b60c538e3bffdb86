/** The sentences of the battle stage: what a round did, and how the battle ended. */
import type { SeatId } from '../../../../../shared/contract';
import type { BattleRound } from '../../../../../shared/contract/nova-cry';
import { TOKEN_NAMES } from '../../cards/words';
import { type BattleShown, struckIn } from './shown';

/** A name, or `you` for the looking seat. */
export type Naming = (seat: SeatId) => string;

export interface Said {
  readonly headline: string;
  readonly text: string;
  readonly rule: string;
}

/** Under a settled round of the ladder, such as `Vantar, −3`. */
export function roundLine(shown: BattleShown, round: BattleRound, nameOf: Naming): string {
  const struck = struckIn(shown, round);
  if (struck === null || round.damage === 0) return 'no damage';
  return `${nameOf(struck)} −${round.damage}`;
}

/** What a settled round did. */
export function roundSaid(shown: BattleShown, round: BattleRound, nameOf: Naming): Said {
  const isTie = round.attacker === round.defender;
  const how = isTie ? `A tie goes to ${nameOf(shown.defender)}` : 'The higher die hits';
  const struck = struckIn(shown, round);
  const token = round.token && struck ? `; ${TOKEN_NAMES[round.token]} activates` : '';
  if (round.damage > 0 && struck)
    return {
      headline: `${round.damage} damage`,
      text: `${how}: on ${nameOf(struck)}${token}`,
      rule: 'NC-SHIP-06',
    };
  return { headline: 'No damage', text: `${how}, for nothing`, rule: 'NC-SHIP-11' };
}

/** What the dice that lie there would do. */
export function diceSaid(
  shown: BattleShown,
  dice: readonly [number, number],
  damage: number,
  nameOf: Naming,
): Said {
  const [attacker, defender] = dice;
  const struck = attacker > defender ? shown.defender : shown.attacker;
  const how = attacker === defender ? `A tie goes to ${nameOf(shown.defender)}` : 'The higher die hits';
  return {
    headline: damage > 0 ? `${damage} damage due` : 'No damage due',
    text: `${how}: on ${nameOf(struck)} if the dice stand`,
    rule: 'NC-ABIL-07',
  };
}

export function beforeSaid(shown: BattleShown, nameOf: Naming): Said {
  return {
    headline: `Round ${shown.round}`,
    text: `The higher die hits; a tie goes to ${nameOf(shown.defender)}`,
    rule: 'NC-SHIP-06',
  };
}

interface Totals {
  readonly toAttacker: number;
  readonly toDefender: number;
}

export function totalsOf(shown: BattleShown): Totals {
  const on = (seat: SeatId): number =>
    shown.rounds.reduce((sum, round) => (struckIn(shown, round) === seat ? sum + round.damage : sum), 0);
  return { toAttacker: on(shown.attacker), toDefender: on(shown.defender) };
}

/** How it ended. `isOut`: whose ship is destroyed. */
export function endSaid(shown: BattleShown, isOut: (seat: SeatId) => boolean, nameOf: Naming): Said {
  const { attacker, defender, escaped } = shown;
  if (escaped !== null)
    return {
      headline: `${capital(nameOf(escaped))} got away`,
      text: 'Damage of rounds before stays',
      rule: 'NC-ABIL-06',
    };
  const gone = [defender, attacker].find(isOut);
  if (gone !== undefined)
    return {
      headline: `${capital(nameOf(gone))} destroyed`,
      text: 'Out of the game: the battle ends at once',
      rule: 'NC-SHIP-10',
    };
  return {
    headline: 'Both ships live',
    text: 'Damage stays; the defender lies sideways',
    rule: 'NC-SHIP-17',
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
