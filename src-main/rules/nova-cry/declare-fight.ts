/** Declaring a ship battle or a captain duel in the own Battle and Recruitment Phase (NC-SHIP-01 to 05, NC-DUEL-01 to 06). */
import type { Refusal } from '../../../shared/base';
import { WINNING } from '../../../shared/content/nova-cry';
import type { TurnAction, TurnState } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { payIntel } from './intel';
import { battlePrice, captainAbility, duelPrice, shipAbility, weaponsOf } from './modifiers';
import { planetOf } from './movement';
import type { Play } from './play';
import { addVictory, gainVictory, scoreOf } from './score';
import type { NovaCryState } from './state';
import type { Table } from './table';
import { opponentsOf, seatOf } from './turn-order';

export type BattleAction = Extract<TurnAction, { readonly type: 'battle' }>;
export type DuelAction = Extract<TurnAction, { readonly type: 'duel' }>;

/** Points for declaring, whatever becomes of the fight (NC-SHIP-05, NC-DUEL-04). */
const DECLARING = 2;

/** What forbids any fight now (NC-BATTLE-01, NC-BATTLE-02, NC-SHIP-03, NC-DUEL-02); null: nothing. */
function whyNoFight(table: Table, turn: TurnState | null, kind: 'battle' | 'duel'): Refusal | null {
  if (turn?.phase !== 'battle') {
    const message = 'Fights are declared in the Battle and Recruitment Phase.';
    return { code: 'wrong-phase', message, rule: 'NC-BATTLE-01' };
  }
  if (turn.fought)
    return { code: 'fought', message: 'One fight a turn: this turn’s is spent.', rule: 'NC-BATTLE-02' };
  if (turn.round === 1) {
    const rule = kind === 'battle' ? 'NC-SHIP-03' : 'NC-DUEL-02';
    return { code: 'first-round', message: 'Nobody fights in the first round of the game.', rule };
  }
  if (turn.aliens.bought && table.readings['NC-BATTLE-03'] === 'b') {
    const message = 'The alien is bought after the fight, so no fight follows it.';
    return { code: 'alien-bought', message, rule: 'NC-BATTLE-03' };
  }
  return null;
}

function whyNoTarget(
  state: NovaCryState,
  self: SeatId,
  target: SeatId,
  rule: 'NC-SHIP-04' | 'NC-DUEL-01',
): Refusal | null {
  if (opponentsOf(state, self).includes(target)) return null;
  if (state.seats.some(({ seat, isOut }) => seat === target && isOut))
    return { code: 'no-opponent', message: 'That player is out of the game.', rule: 'NC-SHIP-19' };
  return { code: 'no-opponent', message: 'An opponent who is in the game is selected.', rule };
}

function tooDear(price: number, rule: 'NC-SHIP-01' | 'NC-DUEL-01'): Refusal {
  return { code: 'too-dear', message: `That costs ${price} Intel.`, rule, params: { intel: price } };
}

/** Why the player of the turn may not declare this battle; null: it may. */
export function whyNoBattle(table: Table, state: NovaCryState, { target, by }: BattleAction): Refusal | null {
  const { turn } = state;
  const closed = whyNoFight(table, turn, 'battle');
  if (closed || !turn) return closed;
  if (turn.teleported) {
    const message = 'After a battle declared by Teleport no other follows in this turn.';
    return { code: 'fought', message, rule: 'NC-ABIL-08' };
  }
  const self = turn.seat;
  if (weaponsOf(table, state, self) === 0)
    return { code: 'no-weapons', message: 'The ship has no weapon symbol.', rule: 'NC-SHIP-02' };
  const wrong = whyNoTarget(state, self, target, 'NC-SHIP-04');
  if (wrong) return wrong;
  if (seatOf(state, target).ship?.sideways) {
    const message = 'That ship was attacked since its player’s last turn.';
    return { code: 'sideways', message, rule: 'NC-SHIP-17' };
  }
  if (by === 'teleport') {
    if (canTeleport(table, state, self)) return null;
    return { code: 'no-teleport', message: 'There is no Teleport to declare with.', rule: 'NC-ABIL-08' };
  }
  const price = battlePrice(table, state, self);
  return seatOf(state, self).intel < price ? tooDear(price, 'NC-SHIP-01') : null;
}

/** Whether the ship has a Teleport left (NC-ABIL-06, NC-ABIL-08). */
export function canTeleport(table: Table, state: NovaCryState, seat: SeatId): boolean {
  const used = seatOf(state, seat).ship?.used.teleport ?? 0;
  return shipAbility(table, state, seat, 'teleport') > used;
}

/** One Teleport more is used. */
export function useTeleport(play: Play, seat: SeatId): void {
  const { ship } = play.seat(seat);
  if (!ship) throw new Error(`${seat} has no ship.`);
  ship.used = { ...ship.used, teleport: ship.used.teleport + 1 };
  play.tell({ type: 'ability', seat, ability: 'teleport' });
}

/** Every battle that the player of the turn may declare, clockwise, for Intel and then by Teleport. */
export function battleActions(table: Table, state: NovaCryState): readonly BattleAction[] {
  const { turn } = state;
  if (!turn || whyNoFight(table, turn, 'battle')) return [];
  return opponentsOf(state, turn.seat)
    .flatMap((target) => [
      { type: 'battle', target, by: 'intel' } as const,
      { type: 'battle', target, by: 'teleport' } as const,
    ])
    .filter((action) => whyNoBattle(table, state, action) === null);
}

/** Pays, spends the turn's fight, scores, and begins the first round (NC-SHIP-01, NC-SHIP-05, NC-BATTLE-02). */
export function declareBattle(play: Play, { target, by }: BattleAction): void {
  const { table, state } = play;
  if (!state.turn) throw new Error('A battle is declared in a turn.');
  const attacker = state.turn.seat;
  state.turn.fought = true;
  state.turn.teleported = by === 'teleport';
  if (by === 'teleport') useTeleport(play, attacker);
  else payIntel(play, attacker, battlePrice(table, play.frozen, attacker), 'NC-SHIP-01');
  play.tell({ type: 'battle', attacker, defender: target, by });
  play.push({
    type: 'battle',
    attacker,
    defender: target,
    round: 1,
    step: 'before-roll',
    dice: null,
    rounds: [],
    passed: [],
    nebula: nebulasAt(table, play.frozen, target),
    gunnery: [
      captainAbility(table, play.frozen, attacker, 'gunnery'),
      captainAbility(table, play.frozen, target, 'gunnery'),
    ],
    prevented: [0, 0],
  });
  gainVictory(play, attacker, DECLARING, 'NC-SHIP-05');
}

/** Nebulas on the space of a pawn, each a re-roll (NC-EVENT-04, NC-EVENT-08); a docked pawn stands on none (NC-EVENT-09). */
function nebulasAt(table: Table, state: NovaCryState, seat: SeatId): number {
  const { planet } = seatOf(state, seat);
  const symbols = planet ? (planetOf(table, planet.card).track[planet.space - 1] ?? []) : [];
  return symbols.filter((symbol) => symbol === 'nebula').length;
}

function captainOut(isOwn: boolean): Refusal {
  const message = isOwn
    ? 'Your captain is out and declares no duel.'
    : 'That captain is out and cannot be challenged.';
  return { code: 'captain-out', message, rule: 'NC-DUEL-03' };
}

/** Why the player of the turn may not declare this duel; null: it may. */
export function whyNoDuel(table: Table, state: NovaCryState, { target }: DuelAction): Refusal | null {
  const { turn } = state;
  const closed = whyNoFight(table, turn, 'duel');
  if (closed || !turn) return closed;
  const self = turn.seat;
  const wrong = whyNoTarget(state, self, target, 'NC-DUEL-01');
  if (wrong) return wrong;
  const out = [self, target].find((seat) => seatOf(state, seat).captain?.status !== 'ready');
  if (out !== undefined) return captainOut(out === self);
  if (wouldWin(table, scoreOf(seatOf(state, self)) + DECLARING)) {
    const message = 'Declaring a duel may not be what wins.';
    return { code: 'would-win', message, rule: 'NC-DUEL-05' };
  }
  const price = duelPrice(table, state, self);
  return seatOf(state, self).intel < price ? tooDear(price, 'NC-DUEL-01') : null;
}

/** Reading a of NC-DUEL-05: from 15 up; b: above 15; c: no score forbids it. */
function wouldWin({ readings }: Table, score: number): boolean {
  const reading = readings['NC-DUEL-05'];
  if (reading === 'c') return false;
  return reading === 'b' ? score > WINNING : score >= WINNING;
}

/** Every duel that the player of the turn may declare, clockwise. */
export function duelActions(table: Table, state: NovaCryState): readonly DuelAction[] {
  const { turn } = state;
  if (!turn || whyNoFight(table, turn, 'duel')) return [];
  return opponentsOf(state, turn.seat)
    .map((target) => ({ type: 'duel', target }) as const)
    .filter((action) => whyNoDuel(table, state, action) === null);
}

/** Pays, spends the turn's fight, scores without a win (NC-DUEL-05), and begins the first round. */
export function declareDuel(play: Play, { target }: DuelAction): void {
  const { table, state } = play;
  if (!state.turn) throw new Error('A duel is declared in a turn.');
  const attacker = state.turn.seat;
  state.turn.fought = true;
  payIntel(play, attacker, duelPrice(table, play.frozen, attacker), 'NC-DUEL-01');
  play.tell({ type: 'duel', attacker, defender: target });
  play.push({
    type: 'duel',
    attacker,
    defender: target,
    round: 1,
    step: 'before-roll',
    dice: null,
    rounds: [],
    wounds: [0, 0],
    passed: [],
    prevented: [0, 0],
  });
  addVictory(play, attacker, DECLARING, 'NC-DUEL-04');
}
