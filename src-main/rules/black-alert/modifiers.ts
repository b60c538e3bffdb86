/** Changes of the rules in force, each asked for where it changes something. They come from cards, abilities, infiltrations. */
import {
  type LocationId,
  type Modifier,
  type Ship,
  TEAM_OF,
  type Team,
} from '../../../shared/content/black-alert';
import type { Play } from './play';
import type { ActiveModifier, BlackAlertState } from './state';

/** Tokens a pool holds before anything changes it (BA-RES-03). */
const POOL_LIMIT = 8;
/** The hand up to which is drawn (BA-DRAW-02). */
const HAND_LIMIT = 3;

type ModifierOf<Changes extends Modifier['changes']> = Extract<Modifier, { readonly changes: Changes }>;

function inForce<Changes extends Modifier['changes']>(
  state: BlackAlertState,
  changes: Changes,
): readonly { readonly team: Team; readonly what: ModifierOf<Changes> }[] {
  const found: { team: Team; what: ModifierOf<Changes> }[] = [];
  for (const { team, what } of state.modifiers) {
    if (what.changes === changes) found.push({ team, what: what as ModifierOf<Changes> }); // just compared
  }
  return found;
}

/** Whether a modifier of `owner` speaks of `team`. */
function speaksOf(owner: Team, side: 'own' | 'other', team: Team): boolean {
  return (side === 'own') === (owner === team);
}

export function poolLimit(state: BlackAlertState, ship: Ship): number {
  return inForce(state, 'pool-limit')
    .filter(({ team, what }) => speaksOf(team, what.side, TEAM_OF[ship]))
    .reduce((limit, { what }) => limit + what.by, POOL_LIMIT);
}

export function handLimit(state: BlackAlertState, team: Team): number {
  return inForce(state, 'hand-limit')
    .filter((each) => speaksOf(each.team, each.what.side, team))
    .reduce((limit, { what }) => limit + what.by, HAND_LIMIT);
}

/** A Resolve price after all changes, never below 0. */
export function resolvePrice(
  state: BlackAlertState,
  team: Team,
  of: 'mission' | 'repair',
  price: number,
): number {
  const changed = inForce(state, 'resolve-price')
    .filter(
      ({ team: owner, what }) => speaksOf(owner, what.side, team) && (what.of === of || what.of === 'any'),
    )
    .reduce((sum, { what }) => sum + what.by, price);
  return Math.max(0, changed);
}

/** How many bonus cards a team has in a challenge at a location, never below 0. */
export function bonusCards(state: BlackAlertState, team: Team, at: LocationId | null, due: number): number {
  const changed = inForce(state, 'bonus-cards')
    .filter(({ team: owner, what }) => speaksOf(owner, what.side, team) && isAt(what.at, at))
    .reduce((sum, { what }) => sum + what.by, due);
  return Math.max(0, changed);
}

/** What the enhancement at a location costs more or less, in tokens of its own kind. */
export function enhancementChange(state: BlackAlertState, team: Team, at: LocationId): number {
  return inForce(state, 'enhancement-price')
    .filter(({ team: owner, what }) => speaksOf(owner, what.side, team) && isAt(what.at, at))
    .reduce((sum, { what }) => sum + what.by, 0);
}

/** Whether a team's own text at a location is closed. */
export function isClosed(state: BlackAlertState, team: Team, at: LocationId): boolean {
  return inForce(state, 'closed').some(
    ({ team: owner, what }) => speaksOf(owner, what.side, team) && what.at.includes(at),
  );
}

/** Moves and actions a turn has. */
export function movesPerTurn(state: BlackAlertState, team: Team): number {
  return 1 + inForce(state, 'extra-move').filter((each) => each.team === team).length;
}
export function actionsPerTurn(state: BlackAlertState, team: Team): number {
  return 1 + inForce(state, 'extra-action').filter((each) => each.team === team).length;
}

/** Whether a section of a Threat card is passed over for a team. */
export function ignoresThreat(state: BlackAlertState, section: 'corruption' | 'fleet', team: Team): boolean {
  return inForce(state, 'ignore-threat').some((each) => each.team === team && each.what.section === section);
}

/** Whether the next Mission may be completed at a damaged location (BA-MISSION-03). */
export function missionDespiteDamage(state: BlackAlertState, team: Team): boolean {
  return inForce(state, 'mission-when-damaged').some((each) => each.team === team);
}

/** Modifiers that last until they are used end with the first use. */
export function useUp(play: Play, team: Team, changes: Modifier['changes']): void {
  const index = play.state.modifiers.findIndex(
    (each) => each.until === 'used' && each.team === team && each.what.changes === changes,
  );
  if (index >= 0) play.state.modifiers.splice(index, 1);
}

/** Modifiers of this turn end with it. */
export function endOfTurn(modifiers: readonly ActiveModifier[]): readonly ActiveModifier[] {
  return modifiers.filter(({ until }) => until !== 'turn');
}

function isAt(places: readonly LocationId[] | undefined, at: LocationId | null): boolean {
  return places === undefined || (at !== null && places.includes(at));
}
