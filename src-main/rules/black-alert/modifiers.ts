/**
 * Changes of the rules in force, each asked for where it changes something, and used up there where it lasts until it is
 * used. They come from cards, abilities and infiltrations.
 */
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

type Changes = Modifier['changes'];
type ModifierOf<Kind extends Changes> = Extract<Modifier, { readonly changes: Kind }>;
/** Whether a modifier of that owner is meant. */
type Meant<Kind extends Changes> = (owner: Team, what: ModifierOf<Kind>) => boolean;

function isKind<Kind extends Changes>(what: Modifier, changes: Kind): what is ModifierOf<Kind> {
  return what.changes === changes;
}

function inForce<Kind extends Changes>(
  { modifiers }: BlackAlertState,
  changes: Kind,
  isMeant: Meant<Kind>,
): readonly ModifierOf<Kind>[] {
  const found: ModifierOf<Kind>[] = [];
  for (const { team, what } of modifiers) if (isKind(what, changes) && isMeant(team, what)) found.push(what);
  return found;
}

/** What has just been used goes, if that is how long it lasts. */
function useUp<Kind extends Changes>(play: Play, changes: Kind, isMeant: Meant<Kind>): void {
  const { state } = play;
  // A draft's modifiers are those of the state, replaced whole.
  const left = play.frozen.modifiers.filter(
    ({ until, team, what }) => until !== 'used' || !isKind(what, changes) || !isMeant(team, what),
  );
  state.modifiers = [...left] as typeof state.modifiers;
}

function sumOf(changes: readonly { readonly by: number }[]): number {
  return changes.reduce((sum, { by }) => sum + by, 0);
}

/** Whether a modifier of `owner` speaks of `team`. */
function speaksOf(owner: Team, side: 'own' | 'other', team: Team): boolean {
  return (side === 'own') === (owner === team);
}

function isAt(places: readonly LocationId[] | undefined, at: LocationId | null): boolean {
  return places === undefined || (at !== null && places.includes(at));
}

export function poolLimit(state: BlackAlertState, ship: Ship): number {
  return (
    POOL_LIMIT +
    sumOf(inForce(state, 'pool-limit', (owner, { side }) => speaksOf(owner, side, TEAM_OF[ship])))
  );
}

function hands(team: Team): Meant<'hand-limit'> {
  return (owner, { side }) => speaksOf(owner, side, team);
}
export function handLimit(state: BlackAlertState, team: Team): number {
  return HAND_LIMIT + sumOf(inForce(state, 'hand-limit', hands(team)));
}
export function useUpHandLimit(play: Play, team: Team): void {
  useUp(play, 'hand-limit', hands(team));
}

function prices(team: Team, of: 'mission' | 'repair'): Meant<'resolve-price'> {
  return (owner, what) => speaksOf(owner, what.side, team) && (what.of === of || what.of === 'any');
}
/** A Resolve price after all changes, never below 0. */
export function resolvePrice(
  state: BlackAlertState,
  team: Team,
  of: 'mission' | 'repair',
  price: number,
): number {
  return Math.max(0, price + sumOf(inForce(state, 'resolve-price', prices(team, of))));
}
export function useUpResolvePrice(play: Play, team: Team, of: 'mission' | 'repair'): void {
  useUp(play, 'resolve-price', prices(team, of));
}

function bonuses(at: LocationId | null, team?: Team): Meant<'bonus-cards'> {
  return (owner, what) => (team === undefined || speaksOf(owner, what.side, team)) && isAt(what.at, at);
}
/** How many bonus cards a team has in a challenge at a location, before what its bids change. */
export function bonusCards(state: BlackAlertState, team: Team, at: LocationId | null, due: number): number {
  return due + sumOf(inForce(state, 'bonus-cards', bonuses(at, team)));
}
export function useUpBonusCards(play: Play, at: LocationId | null): void {
  useUp(play, 'bonus-cards', bonuses(at));
}

function enhancements(team: Team, at: LocationId): Meant<'enhancement-price'> {
  return (owner, what) => speaksOf(owner, what.side, team) && isAt(what.at, at);
}
/** What the enhancement at a location costs more or less, in tokens of its own kind. */
export function enhancementChange(state: BlackAlertState, team: Team, at: LocationId): number {
  return sumOf(inForce(state, 'enhancement-price', enhancements(team, at)));
}
export function useUpEnhancementChange(play: Play, team: Team, at: LocationId): void {
  useUp(play, 'enhancement-price', enhancements(team, at));
}

/** Whether a team's own text at a location is closed. */
export function isClosed(state: BlackAlertState, team: Team, at: LocationId): boolean {
  const isMeant: Meant<'closed'> = (owner, what) => speaksOf(owner, what.side, team) && what.at.includes(at);
  return inForce(state, 'closed', isMeant).length > 0;
}

function owns(team: Team): (owner: Team) => boolean {
  return (owner) => owner === team;
}
/** Moves and actions a turn has. */
export function movesPerTurn(state: BlackAlertState, team: Team): number {
  return 1 + inForce(state, 'extra-move', owns(team)).length;
}
export function useUpExtraMove(play: Play, team: Team): void {
  useUp(play, 'extra-move', owns(team));
}
export function actionsPerTurn(state: BlackAlertState, team: Team): number {
  return 1 + inForce(state, 'extra-action', owns(team)).length;
}
export function useUpExtraAction(play: Play, team: Team): void {
  useUp(play, 'extra-action', owns(team));
}

/** Whether a section of a Threat card is passed over for a team. */
export function ignoresThreat(state: BlackAlertState, section: 'corruption' | 'fleet', team: Team): boolean {
  return inForce(state, 'ignore-threat', passedOver(section, team)).length > 0;
}
export function useUpIgnoredThreat(play: Play, section: 'corruption' | 'fleet', team: Team): void {
  useUp(play, 'ignore-threat', passedOver(section, team));
}
function passedOver(section: 'corruption' | 'fleet', team: Team): Meant<'ignore-threat'> {
  return (owner, what) => owner === team && what.section === section;
}

/** Whether the next Mission may be completed at a damaged location (BA-MISSION-03). */
export function missionDespiteDamage(state: BlackAlertState, team: Team): boolean {
  return inForce(state, 'mission-when-damaged', owns(team)).length > 0;
}
export function useUpMissionDespiteDamage(play: Play, team: Team): void {
  useUp(play, 'mission-when-damaged', owns(team));
}

/** Modifiers of this turn end with it. */
export function endOfTurn(modifiers: readonly ActiveModifier[]): readonly ActiveModifier[] {
  return modifiers.filter(({ until }) => until !== 'turn');
}
