/** What a card of the draft can do, in figures that can be compared side by side; all of it exact over the pack's cards. */
import { assertNever } from '../../../../../shared/base';
import type { CaptainAbility, NovaCryContent } from '../../../../../shared/content/nova-cry';
import type { CardId, DraftStage, SeatView } from '../../../../../shared/contract/nova-cry';
import {
  BATTLE_ROUNDS,
  battleOdds,
  battleShipOf,
  DUEL_ROUNDS,
  duellistOf,
  duelOdds,
  type FightingForce,
  fullBag,
  printedNumber,
} from '../../../../../shared/force';
import { recordOf } from '../../cards';
import { percentText } from '../fight/chances';

export interface DraftFact {
  readonly name: string;
  readonly text: string;
  /** For the comparison: more is better. */
  readonly worth: number;
}

interface Facts {
  readonly content: NovaCryContent;
  /** What has been chosen before. */
  readonly own: SeatView;
}

const BATTLE_PRICE = 4;
const DUEL_PRICE = 2;

/** The same figures in the same order for every card of a stage. */
export function draftFacts(facts: Facts, stage: DraftStage, card: CardId): readonly DraftFact[] {
  const id = recordOf(card);
  switch (stage) {
    case 'ships':
      return [planetsWithin(facts.content, id, null), ...battleFacts(facts.content, id, null)];
    case 'captains':
      return captainFacts(facts, id);
    case 'weapons':
      return weaponFacts(facts, id);
    default:
      return assertNever(stage);
  }
}

function forceOf(ship: string | null, captain: string | null, weapon: string | null): FightingForce {
  return { ship, captain, weapon, damage: 0, jams: 0 };
}

/** Planets that may be played with such a warp (NC-NAV-03). */
function planetsWithin(content: NovaCryContent, ship: string, captain: string | null): DraftFact {
  const record = captain === null ? undefined : content.captains[captain];
  const warp = (content.ships[ship]?.warp ?? 0) + printedNumber(record, 'navigation');
  const planets = Object.values(content.planets);
  const within = planets.filter((planet) => planet.warp <= warp).length;
  return { name: 'Planets in reach', text: `${within} of ${planets.length}`, worth: within };
}

/** The mean over every other ship, unhurt and without a captain. */
function battleFacts(content: NovaCryContent, ship: string, captain: string | null): readonly DraftFact[] {
  const own = battleShipOf(content, forceOf(ship, captain, null));
  const rivals = Object.keys(content.ships)
    .filter((id) => id !== ship)
    .flatMap((id) => battleShipOf(content, forceOf(id, null, null)) ?? []);
  if (!own || rivals.length === 0) return [];
  const terms = { roundsLeft: BATTLE_ROUNDS, nebula: 0, bag: fullBag(content) };
  const dealt = mean(
    rivals.map((defender) => battleOdds({ ...terms, attacker: own, defender }).meanToDefender),
  );
  const armed = rivals.filter(({ weapons }) => weapons > 0);
  const taken = mean(
    armed.map((attacker) => battleOdds({ ...terms, attacker, defender: own }).meanToDefender),
  );
  const borne = taken === 0 ? 99 : own.hullLeft / taken;
  return [
    { name: 'Damage of an attack', text: own.weapons === 0 ? 'no weapon' : dealt.toFixed(1), worth: dealt },
    { name: 'Attacks its hull bears', text: borne.toFixed(1), worth: borne },
  ];
}

function captainFacts({ content, own }: Facts, id: string): readonly DraftFact[] {
  const record = content.captains[id];
  const ship = own.ship && recordOf(own.ship.card);
  const number = (ability: CaptainAbility): number => printedNumber(record, ability);
  const battle = Math.max(0, BATTLE_PRICE - number('hunt'));
  const duel = Math.max(0, DUEL_PRICE - number('duelist'));
  return [
    ...(ship === null ? [] : [planetsWithin(content, ship, id)]),
    { name: 'A battle costs', text: `${battle} Intel`, worth: -battle },
    { name: 'A duel costs', text: `${duel} Intel`, worth: -duel },
    ...(ship === null ? [] : battleFacts(content, ship, id).slice(0, 1)),
    { name: 'Falls with', text: `${3 + number('grit')} wounds`, worth: number('grit') },
  ];
}

/** The mean over every other weapon in the hands of a plain captain. */
function weaponFacts({ content, own }: Facts, id: string): readonly DraftFact[] {
  const captain = own.captain && recordOf(own.captain.card);
  const attacker = duellistOf(content, forceOf(null, captain, id));
  const rivals = Object.keys(content.weapons)
    .filter((other) => other !== id)
    .flatMap((other) => duellistOf(content, forceOf(null, null, other)) ?? []);
  if (!attacker || rivals.length === 0) return [];
  const ends = rivals.map((defender) =>
    duelOdds({ attacker, defender, roundsLeft: DUEL_ROUNDS, reading: 'a' }),
  );
  const falls = mean(ends.map((odds) => odds.defenderFalls + odds.bothFall));
  const lost = mean(ends.map((odds) => odds.attackerFalls + odds.bothFall));
  const outright = (content.weapons[id]?.lines ?? []).filter(({ destroys }) => destroys).length / 6;
  return [
    { name: 'Their captain falls', text: percentText(falls), worth: falls },
    { name: 'Yours falls', text: percentText(lost), worth: -lost },
    { name: 'Destroys in one throw', text: percentText(outright), worth: outright },
  ];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** For each figure the best worth of all cards; null: they are all alike. */
export function bestOf(all: readonly (readonly DraftFact[])[]): readonly (number | null)[] {
  const [first = []] = all;
  return first.map((_, index) => {
    const worths = all.map((facts) => facts[index]?.worth ?? 0);
    const best = Math.max(...worths);
    return worths.every((worth) => worth === best) ? null : best;
  });
}

/** A card of this stage that was laid out with the set-up, not dealt: who has one chooses nothing. */
export function isGiven({ ship, captain, weapon }: SeatView, stage: DraftStage): boolean {
  const laid = { ships: ship?.card ?? null, captains: captain?.card ?? null, weapons: weapon };
  return laid[stage] !== null;
}
