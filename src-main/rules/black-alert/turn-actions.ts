/** Everything the player of the turn may do now, in an order that never changes. BA-TURN-01 to 06, BA-FREE-01 to 09. */
import { HOME, locationsOf, LOCATIONS, shipOf } from '../../../shared/content/black-alert';
import type { TurnAction } from '../../../shared/contract/black-alert';
import { missionActions } from './missions';
import { actionsPerTurn, isClosed, movesPerTurn, resolvePrice } from './modifiers';
import { affords, paymentsOf } from './payments';
import { areShipsTogether } from './places';
import { freeActions } from './free-actions';
import { pricedUses } from './uses';
import type { TurnAsked } from './turn-asked';

export function turnActions(asked: TurnAsked): readonly TurnAction[] {
  const { state, self } = asked;
  if (state.turn.step === 'draw') {
    return [null, ...self.hand].map((discard) => ({ type: 'begin', discard }));
  }
  // Reading b of BA-TURN-03: after Corruption Risk was dealt with nothing but free actions is left.
  if (state.turn.step === 'clean-up') return [...freeActions(asked), { type: 'end-turn' }];
  return [
    ...moves(asked),
    ...actions(asked),
    ...returns(asked),
    ...freeActions(asked),
    ...(mayEnd(asked) ? [{ type: 'end-turn' } as const] : []),
  ];
}

/** Any location of its ship; with both ships on one tile of either ship (BA-MOVE-01 to 04). */
function moves({ table, state, self }: TurnAsked): readonly TurnAction[] {
  const { turn } = state;
  if (turn.held !== 'none' || turn.actions > 0 || turn.moves >= movesPerTurn(state, self.team)) return [];
  const isInRange = areShipsTogether(table, state);
  return LOCATIONS.filter(
    (location) => location !== self.location && (isInRange || shipOf(location) === shipOf(self.location)),
  ).map((to) => ({ type: 'move', to }));
}

function hasAction({ state, self }: TurnAsked): boolean {
  return state.turn.held === 'none' && state.turn.actions < actionsPerTurn(state, self.team);
}

function actions(asked: TurnAsked): readonly TurnAction[] {
  if (!hasAction(asked)) return [];
  return [...uses(asked), ...missionActions(asked), ...repairs(asked)];
}

/** The own team's text of the location, if nothing bars it (BA-ACT-02, BA-REPAIR-01). */
function uses(asked: TurnAsked): readonly TurnAction[] {
  return barOfUse(asked) === null ? pricedUses(asked) : [];
}

/** Why the text of the present location cannot be used; null: nothing bars it. */
export function barOfUse({ state, self }: TurnAsked): 'damaged' | 'closed' | null {
  const isHome = shipOf(self.location) === HOME[self.team];
  if (isHome && state.damage[self.location] !== undefined) return 'damaged';
  return isClosed(state, self.team, self.location) ? 'closed' : null;
}

/** Resolve or resources, never a mix, at the present location only (BA-REPAIR-02, BA-REPAIR-04, BA-REPAIR-05). */
function repairs({ table, state, self }: TurnAsked): readonly TurnAction[] {
  const card = state.damage[self.location];
  const record = card === undefined ? undefined : table.content.damageCards[card];
  const isHome = shipOf(self.location) === HOME[self.team];
  if (!record || (!isHome && table.readings['BA-REPAIR-05'] === 'a')) return [];
  const price = resolvePrice(state, self.team, 'repair', record.resolve);
  const hasTokens =
    Object.keys(record.resources).length > 0 && affords(state.pools[HOME[self.team]], record.resources);
  return [
    ...paymentsOf(table, self.hand, price).map((pay) => ({ type: 'repair', price: 'resolve', pay }) as const),
    ...(hasTokens ? [{ type: 'repair', price: 'resources', pay: [] } as const] : []),
  ];
}

/** Home from the other ship as the action; the only thing a detained Character may do (BA-RETURN-01, BA-DETAIN-02). */
function returns(asked: TurnAsked): readonly TurnAction[] {
  const { table, state, self } = asked;
  const home = HOME[self.team];
  const isAway = shipOf(self.location) !== home;
  const isHeld = state.turn.held === 'detained';
  if (isHeld ? state.turn.actions > 0 : !hasAction(asked) || !isAway) return [];
  // Detained aboard the own ship: reading b of BA-DETAIN-07 leaves no way home.
  if (isHeld && !isAway && table.readings['BA-DETAIN-07'] === 'b') return [];
  return locationsOf(home).map((to) => ({ type: 'return', to }));
}

/**
 * A turn may end without an action unless reading b of BA-TURN-06 holds and one could be taken; a detained Character
 * must go home first where it can (BA-DETAIN-02).
 */
function mayEnd(asked: TurnAsked): boolean {
  const { table, state } = asked;
  if (state.turn.held === 'detained') return state.turn.actions > 0 || returns(asked).length === 0;
  if (table.readings['BA-TURN-06'] === 'a' || state.turn.actions > 0) return true;
  return actions(asked).length === 0 && returns(asked).length === 0;
}
