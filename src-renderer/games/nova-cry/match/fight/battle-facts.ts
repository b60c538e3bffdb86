/** The odds of a ship battle, exact with what both sides hold openly, before every decision of it. */
import { TOKENS, type Token } from '../../../../../shared/content/nova-cry';
import type { SeatId } from '../../../../../shared/contract';
import type { NovaCryView, SeatView } from '../../../../../shared/contract/nova-cry';
import {
  BATTLE_ROUNDS,
  type BattleEnds,
  battleOdds,
  type BattleQuestion,
  type BattleShip,
  hitDamage,
  rolledOdds,
  type RolledOdds,
} from '../../../../../shared/force';
import { bagOf, battleShipNow, nebulasOf, type OpenFacts } from './fighters';
import type { BattleShown } from './shown';

function seatIn(view: NovaCryView, seat: SeatId): SeatView | null {
  return view.seats.find((each) => each.seat === seat) ?? null;
}

/** The rounds that are still to be thrown for, the one under way among them until it is settled. */
export function roundsLeft({ step, round }: BattleShown): number {
  if (step === 'done' || step === 'end') return 0;
  return BATTLE_ROUNDS - round + (step === 'token' ? 0 : 1);
}

/** What the odds of the battle under way are asked with; null: a ship is missing. */
export function questionOf(facts: OpenFacts, shown: BattleShown): BattleQuestion | null {
  const attacker = seatIn(facts.view, shown.attacker);
  const defender = seatIn(facts.view, shown.defender);
  if (!attacker?.ship || !defender?.ship) return null;
  return {
    attacker: battleShipNow(facts, attacker, shown.gunnery[0]),
    defender: battleShipNow(facts, defender, shown.gunnery[1]),
    roundsLeft: roundsLeft(shown),
    nebula: shown.nebula,
    bag: bagOf(facts.view.bag),
  };
}

/** What would be asked if `attacker` declared a battle on `defender` now (NC-SHIP-01). */
export function declaredQuestion(facts: OpenFacts, attacker: SeatView, defender: SeatView): BattleQuestion {
  return {
    attacker: battleShipNow(facts, attacker),
    defender: battleShipNow(facts, defender),
    roundsLeft: BATTLE_ROUNDS,
    nebula: nebulasOf(facts, defender),
    bag: bagOf(facts.view.bag),
  };
}

export interface BattleChances {
  readonly question: BattleQuestion;
  /** As it stands: dice on the table are taken to stand. */
  readonly ends: BattleEnds;
  /** With dice on the table: what each re-roll would make of it; null: no dice lie there. */
  readonly rolled: RolledOdds | null;
  /** How likely the attacker hits with the next roll, re-rolls used well; null: dice lie there. */
  readonly attackerHits: number | null;
}

/** `token`: one of the struck ship's that is about to activate. Null: nothing is left to chance, or a ship is missing. */
export function chancesOf(
  facts: OpenFacts,
  shown: BattleShown,
  token: Token | null = null,
): BattleChances | null {
  const asked = questionOf(facts, shown);
  const question = asked && token ? withToken(asked, shown, token) : asked;
  if (!question || question.roundsLeft === 0) return null;
  const isThrown = shown.dice !== null && shown.step !== 'before-roll' && shown.step !== 'token';
  if (isThrown && shown.dice) {
    const rolled = rolledOdds(question, shown.dice, shown.prevented);
    return { question, ends: rolled.stand, rolled, attackerHits: null };
  }
  const ends = battleOdds(question);
  const hits = ends.tree?.branches.filter(({ hit }) => hit === 'attacker') ?? [];
  return { question, ends, rolled: null, attackerHits: hits.reduce((sum, { chance }) => sum + chance, 0) };
}

/** The ship struck in the round just settled, with that token gone from its row. */
function withToken(question: BattleQuestion, shown: BattleShown, token: Token): BattleQuestion {
  const hit = shown.rounds.at(-1)?.hit;
  const side = hit === shown.attacker ? 'defender' : 'attacker';
  return { ...question, [side]: shipAfter(question[side], token) };
}

export interface TokenChoice {
  /** Null: none is activated. */
  readonly token: Token | null;
  /** What it does to them, such as `Weapons 3 → 2`. */
  readonly text: string;
  /** How the battle may end then; null: no round is left. */
  readonly ends: BattleEnds | null;
}

/** What each token of the struck player would do, and then to the battle (NC-ALERT-04); and choosing none. */
export function tokenChoicesOf(
  facts: OpenFacts,
  shown: BattleShown,
  struck: SeatView,
): readonly TokenChoice[] {
  const question = questionOf(facts, shown);
  if (!question) return [];
  const side = struck.seat === shown.attacker ? 'attacker' : 'defender';
  const endsWith = (ship: BattleShip): BattleEnds | null =>
    question.roundsLeft === 0 ? null : battleOdds({ ...question, [side]: ship });
  const present = TOKENS.filter((token) => struck.front.includes(token));
  return [
    ...present.map((token) => ({
      token,
      text: tokenText(token, struck),
      ends: endsWith(shipAfter(question[side], token)),
    })),
    { token: null, text: 'Their row stays as it is', ends: endsWith(question[side]) },
  ];
}

function shipAfter(ship: BattleShip, token: Token): BattleShip {
  if (token !== 'weapons-jam') return { ...ship, others: ship.others - 1 };
  return { ...ship, jams: ship.jams - 1, weapons: Math.max(0, ship.weapons - 1) };
}

/** NC-ALERT-06 to 10; what can do nothing goes back to the bag (NC-ALERT-20). */
function tokenText(token: Token, seat: SeatView): string {
  switch (token) {
    case 'weapons-jam':
      return seat.weapons > 0 ? `Weapons ${seat.weapons} → ${seat.weapons - 1}` : 'No weapon to jam';
    case 'warp-wear':
      return seat.warp > 1 ? `Warp ${seat.warp} → ${seat.warp - 1}` : 'Warp stays 1';
    case 'data-leak':
      return seat.handSize > 0 ? `1 of ${seat.handSize} cards discarded` : 'No card to lose';
    case 'crew-needs': {
      const ready = [...seat.crew, ...seat.aliens].filter(({ status }) => status === 'ready').length;
      return ready > 0 ? `1 of ${ready} crew knocked out` : 'Nobody left to knock out';
    }
  }
}

/** Cubes that the next hit of one ship takes off the other. */
export function nextHit(question: BattleQuestion, by: 'attacker' | 'defender'): number {
  return by === 'attacker'
    ? hitDamage(question.attacker, question.defender)
    : hitDamage(question.defender, question.attacker);
}
