/** The odds of a captain duel before every decision of it. */
import type { SeatId } from '../../../../../shared/contract';
import type { NovaCryView, SeatView } from '../../../../../shared/contract/nova-cry';
import { DUEL_ROUNDS, duelOdds, type DuelQuestion, roundWounds } from '../../../../../shared/force';
import { duellistNow, type OpenFacts } from './fighters';
import type { DuelShown } from './shown';

export interface DuelEnds {
  readonly attackerFalls: number;
  readonly defenderFalls: number;
  readonly bothFall: number;
  readonly neitherFalls: number;
}

function seatIn(view: NovaCryView, seat: SeatId): SeatView | null {
  return view.seats.find((each) => each.seat === seat) ?? null;
}

/** A duel that would be declared now (NC-DUEL-01). */
export function declaredDuel(
  facts: OpenFacts,
  attacker: SeatView,
  defender: SeatView,
  reading: 'a' | 'b',
): DuelEnds {
  return duelOdds({
    attacker: duellistNow(facts, attacker),
    defender: duellistNow(facts, defender),
    roundsLeft: DUEL_ROUNDS,
    reading,
  });
}

/** How the duel under way may end; dice on the table are taken to stand. Null: it is over, or a weapon is missing. */
export function duelEnds(facts: OpenFacts, shown: DuelShown, reading: 'a' | 'b'): DuelEnds | null {
  const [one, two] = [seatIn(facts.view, shown.attacker), seatIn(facts.view, shown.defender)];
  if (!one || !two || shown.step === 'done' || shown.step === 'end') return null;
  const question: DuelQuestion = {
    attacker: duellistNow(facts, one, shown.wounds[0]),
    defender: duellistNow(facts, two, shown.wounds[1]),
    roundsLeft: DUEL_ROUNDS - shown.round + 1,
    reading,
  };
  if (shown.dice === null || shown.step === 'before-roll') return duelOdds(question);
  return standing(question, shown.dice, shown.prevented);
}

/** The round's two lines fall as they lie there, then the rest is thrown for (NC-DUEL-07, NC-DUEL-12). */
function standing(
  question: DuelQuestion,
  dice: readonly [number, number],
  prevented: readonly [number, number],
): DuelEnds {
  const { attacker, defender, reading, roundsLeft } = question;
  const [own, other] = [attacker.lines[dice[0] - 1], defender.lines[dice[1] - 1]];
  if (!own || !other) return duelOdds(question);
  const [taken, dealt] = [roundWounds(own, other), roundWounds(other, own)];
  const one = { ...attacker, wounds: attacker.wounds + Math.max(0, taken.wounds - prevented[0]) };
  const two = { ...defender, wounds: defender.wounds + Math.max(0, dealt.wounds - prevented[1]) };
  const oneOut = taken.destroyed || one.wounds >= one.borne;
  const twoOut = dealt.destroyed || two.wounds >= two.borne;
  const isOver = reading === 'a' && (oneOut || twoOut);
  const rest = duelOdds({
    ...question,
    attacker: oneOut ? { ...one, wounds: one.borne } : one,
    defender: twoOut ? { ...two, wounds: two.borne } : two,
    roundsLeft: isOver ? 0 : roundsLeft - 1,
  });
  return rest;
}
