/** Ships and captains as a fight sees them now, read from what lies open: symbols, hull, tokens, abilities, cards. */
import type { Modifier, NovaCryContent, Token } from '../../../../../shared/content/nova-cry';
import type { NovaCryView, SeatView } from '../../../../../shared/contract/nova-cry';
import {
  battleShip,
  type BattleShip,
  duellist,
  type Duellist,
  type TokenBag,
} from '../../../../../shared/force';
import { alienRecord, captainRecord, planetRecord, shipRecord, weaponRecord } from '../../cards';

export interface OpenFacts {
  readonly content: NovaCryContent;
  readonly view: NovaCryView;
}
type NumberChange = Extract<Modifier, { readonly by: number }>['changes'];

/** What cards and aliens in play add to a number of a seat. */
export function changeOf({ content, view }: OpenFacts, seat: SeatView, changes: NumberChange): number {
  const lasting = seat.aliens
    .filter(({ status }) => status === 'ready')
    .flatMap(({ card }) => alienRecord(content, card)?.lasting ?? []);
  const active = view.modifiers.filter((each) => each.seat === seat.seat).map(({ what }) => what);
  return [...active, ...lasting].reduce(
    (sum, what) => (what.changes === changes && 'by' in what ? sum + what.by : sum),
    0,
  );
}

/** The number of an ability of the own ship as it counts now. */
export function shipNumber({ content }: OpenFacts, seat: SeatView, ability: string): number {
  const abilities = (seat.ship && shipRecord(content, seat.ship.card)?.abilities) ?? [];
  return numberIn(abilities, seat.shipAbilities, ability);
}

export function captainNumber({ content }: OpenFacts, seat: SeatView, ability: string): number {
  const abilities = (seat.captain && captainRecord(content, seat.captain.card)?.abilities) ?? [];
  return numberIn(abilities, seat.captainAbilities, ability);
}

function numberIn(
  abilities: readonly { readonly ability: string }[],
  numbers: readonly number[],
  ability: string,
): number {
  return abilities.reduce(
    (sum, each, index) => (each.ability === ability ? sum + (numbers[index] ?? 0) : sum),
    0,
  );
}

/** A ship in battle. `gunnery`: re-rolls that are left; absent: as the battle would begin. */
export function battleShipNow(facts: OpenFacts, seat: SeatView, gunnery?: number): BattleShip {
  const jams = seat.front.filter((token) => token === 'weapons-jam').length;
  return battleShip({
    weapons: seat.weapons,
    hullLeft: seat.hullLeft,
    dealtMore: changeOf(facts, seat, 'damage-dealt'),
    takenLess: shipNumber(facts, seat, 'shields') - changeOf(facts, seat, 'damage-taken'),
    gunnery: gunnery ?? captainNumber(facts, seat, 'gunnery'),
    disablers: shipNumber(facts, seat, 'disablers'),
    jams,
    others: seat.front.length - jams,
    quiet: seat.quiet,
  });
}

/** Nebulas on the pawn's space, each a re-roll for who is attacked (NC-EVENT-04, NC-EVENT-08). */
export function nebulasOf({ content }: OpenFacts, { planet }: SeatView): number {
  const track = planet ? planetRecord(content, planet.card)?.track : undefined;
  return (track?.[(planet?.space ?? 0) - 1] ?? []).filter((symbol) => symbol === 'nebula').length;
}

export function bagOf(bag: Readonly<Record<Token, number>>): TokenBag {
  const all = Object.values(bag).reduce((sum, count) => sum + count, 0);
  return { jams: bag['weapons-jam'], others: all - bag['weapons-jam'] };
}

const NOTHING = Array.from({ length: 6 }, () => ({ wounds: 0, destroys: false, recoil: 0, guard: 0 }));

/** A captain in a duel; without a weapon nothing is dealt. */
export function duellistNow({ content }: OpenFacts, seat: SeatView, wounds = 0): Duellist {
  const lines = (seat.weapon !== null && weaponRecord(content, seat.weapon)?.lines) || NOTHING;
  return duellist(lines, { wounds, borne: seat.woundsBorne });
}
