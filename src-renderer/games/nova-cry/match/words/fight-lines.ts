/** Lines of the log that tell of battles, duels and bids. */
import type { LogLine } from '../../../descriptor';
import { TOKEN_NAMES } from '../../words';
import { type EventOf, lineFor } from './line';
import { listed, type Told } from './told';

export function battleRoundLine(
  told: Told,
  { attacker, defender, round, result }: EventOf<'battle-round'>,
): LogLine {
  const { nameOf } = told;
  const dice = `battle round ${round}, ${result.attacker} to ${result.defender}`;
  const isTie = result.attacker === result.defender;
  const struck = result.hit === attacker ? defender : attacker;
  const hit =
    result.hit === null
      ? 'nobody hits'
      : `${nameOf(result.hit)} hits the ship of ${nameOf(struck)} for ${result.damage}`;
  const tie = isTie ? `, the tie goes to ${nameOf(defender)}` : '';
  const token = result.token === null ? '' : `, ${TOKEN_NAMES[result.token]} activates`;
  const winner = result.attacker > result.defender ? attacker : defender;
  return lineFor(told)(winner, `${dice}${tie}: ${hit}${token}`, 'NC-SHIP-06');
}

export function duelRoundLine(
  told: Told,
  { attacker, defender, round, result }: EventOf<'duel-round'>,
): LogLine {
  const taken = ([attacker, defender] as const).map((seat, side) => {
    const wounds = result.wounds[side] ?? 0;
    const fate = result.destroys[side] ? 'is destroyed outright' : `takes ${wounds}`;
    return `${told.nameOf(seat)} ${fate}`;
  });
  const dice = `duel round ${round}, ${result.attacker} and ${result.defender}`;
  return lineFor(told)(attacker, `${dice}: ${listed(taken)}`, 'NC-DUEL-07');
}

export function fightOverLine(told: Told, { kind, escaped }: EventOf<'fight-over'>): LogLine {
  if (escaped !== null) {
    return lineFor(told)(escaped, `${told.nameOf(escaped)} gets away; the battle is over`, 'NC-ABIL-06');
  }
  return lineFor(told)(null, `the ${kind} is over`, kind === 'battle' ? 'NC-SHIP-09' : 'NC-DUEL-08');
}

export function bidsLine(told: Told, { bids, winner, rule }: EventOf<'bids'>): LogLine {
  const each = listed(bids.map(({ seat, intel }) => `${told.nameOf(seat)} ${intel}`));
  const result = winner === null ? 'nobody wins' : `${told.nameOf(winner)} wins`;
  return lineFor(told)(winner, `bids for the Chancellorship: ${each}; ${result}`, rule);
}

export function chancellorLine(told: Told, { seat, rule }: EventOf<'chancellor'>): LogLine {
  const text =
    seat === null ? 'the Chancellorship is unclaimed' : `${told.nameOf(seat)} holds the Chancellorship`;
  return lineFor(told)(seat, text, rule);
}
