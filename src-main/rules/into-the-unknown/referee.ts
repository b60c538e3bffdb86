/** A person overrules: things are put where they are said to be, and it is logged as the referee's. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import {
  type ActionOf,
  type IntoTheUnknownAction,
  REFEREE_ACTIONS,
  type RefereeAction,
  type UnitState,
} from '../../../shared/contract/into-the-unknown';
import { roundPose } from '../../../shared/geometry';
import { setDial } from './effects/dials';
import { findFeature, findOfficer, findUnit, printedClass, seatOf } from './figures';
import { changeControl, moveFeature, removeFeature } from './mission/features';
import { removeUnit } from './moves/deploy-unit';
import type { Play } from './play';
import type { IntoTheUnknownState } from './state';
import { recordOf, type Table } from './table';
import { turnDirective } from './teams/directives';

const KINDS: ReadonlySet<string> = new Set(REFEREE_ACTIONS);

function isReferees(action: IntoTheUnknownAction): action is RefereeAction {
  return KINDS.has(action.type);
}

/** What cannot even be overruled: things that this match does not have. `unknown-id`, `out-of-range`, `not-referees`. */
export function checkReferee(
  table: Table,
  state: IntoTheUnknownState,
  action: IntoTheUnknownAction,
): Result<RefereeAction, Refusal> {
  if (!isReferees(action))
    return err({ code: 'not-referees', message: 'A referee places and sets; seats play.' });
  const fault = faultOf(table, state, action);
  return fault === null ? ok(action) : err(fault);
}

function faultOf(table: Table, state: IntoTheUnknownState, action: RefereeAction): Refusal | null {
  const missing = idsOf(action).find((id) => !has(state, id));
  if (missing !== undefined) return unknown(missing);
  switch (action.type) {
    case 'set-unit':
      return unitFault(table, state, action);
    case 'set-officer':
      return locationFault(state, action.at ?? null);
    case 'set-influence':
      return action.position < state.mission.track.length ? null : range('The track is not so long.');
    case 'give-damage-card':
      return cardFault(table, state, action);
    case 'set-priority':
      return state.round === null ? range('Priority is set once round 1 has begun.') : null;
    case 'set-lock':
    case 'set-feature':
    case 'set-score':
    case 'set-directive':
    case 'remove-unit':
    case 'note-done':
    case 'flip-coin':
      return null;
  }
}

/** Everything that the action names and that must be there. */
function idsOf(action: RefereeAction): readonly string[] {
  const named: string[] = [];
  if ('unit' in action) named.push(action.unit);
  if ('officer' in action) named.push(action.officer);
  if ('feature' in action) named.push(action.feature);
  if ('seat' in action) named.push(action.seat);
  return named;
}

function has(state: IntoTheUnknownState, id: string): boolean {
  return (
    findUnit(state, id) !== undefined ||
    findOfficer(state, id) !== undefined ||
    findFeature(state, id) !== undefined ||
    state.seats.some(({ seat }) => seat === id)
  );
}

function unitFault(table: Table, state: IntoTheUnknownState, action: ActionOf<'set-unit'>): Refusal | null {
  const unit = findUnit(state, action.unit);
  const printed = unit && printedClass(table, unit);
  const { alert, hull, crew, location } = action;
  if (alert !== undefined && !printed?.alerts.some((row) => row.alert === alert))
    return range('The unit has no such alert.');
  if (hull !== undefined && hull > (printed?.hull?.length ?? 0)) return range('The hull has fewer steps.');
  if (crew !== undefined && !printed?.crew?.some(({ step }) => step === crew))
    return range('The crew dial has no such step.');
  return locationFault(state, location ?? null);
}

type Place = NonNullable<ActionOf<'set-unit'>['location']>;

function locationFault(state: IntoTheUnknownState, at: Place | null): Refusal | null {
  if (at === null) return null;
  const id = at.type === 'feature' ? at.feature : at.unit;
  return has(state, id) ? null : unknown(id);
}

function cardFault(
  table: Table,
  state: IntoTheUnknownState,
  { unit, card, on }: ActionOf<'give-damage-card'>,
): Refusal | null {
  const lies = findUnit(state, unit)?.damageCards.some((each) => each.card === card) ?? false;
  if (on) return table.content.damageCards[recordOf(card)] && !lies ? null : unknown(card);
  return lies ? null : unknown(card);
}

export function applyReferee(play: Play, action: RefereeAction): void {
  play.tell({ type: 'refereed', what: action.type, action });
  switch (action.type) {
    case 'set-unit':
      return setUnit(play, action);
    case 'remove-unit':
      return removeUnit(play, action.unit, 'removed');
    case 'set-officer':
      return setOfficer(play, action);
    case 'set-feature':
      return setFeature(play, action);
    case 'set-score':
      return setScore(play, action);
    case 'set-influence':
      return setInfluence(play, action);
    case 'set-directive':
      return turnDirective(play, action.seat, action.category, action.side);
    case 'set-lock':
      return setLock(play, action);
    case 'give-damage-card':
      return giveDamageCard(play, action);
    case 'set-priority':
      return setPriority(play, action);
    case 'flip-coin':
      return play.push({ type: 'coin', why: 'ITU-PREC-04' });
    case 'note-done':
      return dropNote(play);
  }
}

/** Dials, tokens and places that are set as they are named. */
const FIELDS = [
  'system',
  'location',
  'hull',
  'crew',
  'reserve',
  'trauma',
  'peril',
  'advantage',
  'endurance',
] as const satisfies readonly (keyof ActionOf<'set-unit'> & keyof UnitState)[];

function setUnit(play: Play, action: ActionOf<'set-unit'>): void {
  const { unit: id, pose, alert, conditions } = action;
  const unit = play.unit(id);
  for (const field of FIELDS) {
    if (action[field] !== undefined) Object.assign(unit, { [field]: action[field] });
  }
  if (pose !== undefined) unit.pose = pose === null ? null : roundPose(pose);
  if (conditions !== undefined) unit.conditions = [...new Set(conditions)];
  if (alert !== undefined) setDial(play, id, alert);
}

function setOfficer(
  play: Play,
  { officer: id, at, station, ready, trauma, lost }: ActionOf<'set-officer'>,
): void {
  const officer = play.officer(id);
  if (at !== undefined) officer.at = at;
  if (station !== undefined) officer.station = station;
  if (ready !== undefined) officer.ready = ready;
  if (lost !== undefined) officer.lost = lost;
  if (trauma === undefined) return;
  officer.trauma = trauma;
  const health = play.table.content.officers[recordOf(officer.card)]?.health ?? Infinity;
  officer.incapacitated = trauma >= health;
}

function setFeature(play: Play, { feature: id, at, control, removed }: ActionOf<'set-feature'>): void {
  if (removed === true) return removeFeature(play, id);
  if (at !== undefined) moveFeature(play, id, at);
  const now = findFeature(play.frozen, id)?.control ?? {};
  for (const { seat } of play.frozen.seats) {
    const count = control?.[seat];
    if (count !== undefined) changeControl(play, id, seat, count - (now[seat] ?? 0));
  }
}

function setScore(play: Play, { seat: id, vp, nvp }: ActionOf<'set-score'>): void {
  const before = seatOf(play.frozen, id);
  const points = vp - nvp - (before.vp - before.nvp);
  const seat = play.seat(id);
  seat.vp = vp;
  seat.nvp = nvp;
  play.tell({ type: 'scored', seat: id, points, vp, nvp, from: 'referee', rule: null });
}

function setInfluence(play: Play, { position }: ActionOf<'set-influence'>): void {
  const from = play.frozen.mission.influence ?? position;
  play.state.mission.influence = position;
  play.tell({ type: 'influence', from, to: position });
}

/** Of the four numbered locks of a player; put on by the first of the player's units. */
function setLock(play: Play, { unit: id, seat, number, on }: ActionOf<'set-lock'>): void {
  for (const { id: other, locks } of play.frozen.units) {
    const rest = locks.filter((lock) => lock.seat !== seat || lock.number !== number);
    if (rest.length < locks.length) play.unit(other).locks = rest;
  }
  const by = play.frozen.units.find(({ owner }) => owner === seat)?.id;
  if (on && by !== undefined) {
    const unit: UnitState = play.unit(id);
    play.unit(id).locks = [...unit.locks, { seat, by, number }];
  }
  play.tell({ type: 'lock', unit: id, seat, on });
}

function giveDamageCard(play: Play, { unit: id, card, on }: ActionOf<'give-damage-card'>): void {
  const unit = play.unit(id);
  if (!on) {
    unit.damageCards = unit.damageCards.filter((each) => each.card !== card);
    return play.tell({ type: 'repaired', unit: id, count: 0, card });
  }
  const record = play.table.content.damageCards[recordOf(card)];
  const end = record?.ends[0] ?? 'fore';
  const station = record?.station ?? null;
  unit.damageCards = [...unit.damageCards, { card, station, end }];
  play.tell({ type: 'damage-card', unit: id, card, station, end });
}

function setPriority(play: Play, { seat }: ActionOf<'set-priority'>): void {
  if (play.state.round) play.state.round = { ...play.state.round, priority: seat };
  play.tell({ type: 'priority', seat, rolls: [] });
}

/** The topmost note has been carried out. */
function dropNote(play: Play): void {
  const index = play.frozen.tasks.findLastIndex(({ type }) => type === 'note');
  if (index >= 0) play.state.tasks = play.state.tasks.filter((_, each) => each !== index);
}

function unknown(id: string): Refusal {
  return { code: 'unknown-id', message: `This match has no "${id}" to place or set.` };
}

function range(message: string): Refusal {
  return { code: 'out-of-range', message };
}
