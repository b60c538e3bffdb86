/** Trauma of officers and teams, the crew dial, inspiring and coercing. */
import type { RuleId } from '../../../../shared/base';
import type {
  OfficerId,
  OfficerState,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { findOfficer, findUnit, officerOf, unitOf } from '../figures/pieces';
import { officerRecord, printedClass } from '../figures/records';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import { offerReactions } from '../round/react';
import type { Table } from '../table';
import { healthDamaged, officerIncapacitated } from '../teams/happenings';
import { addAdvantage, addPeril, removeAdvantage } from './tokens';

/** How much an officer can still take until incapacitated. */
export function healthLeft(table: Table, officer: OfficerState): number {
  return Math.max(0, officerRecord(table, officer).health - officer.trauma);
}

/** Whose doing something is, and the unit that does it; null: nobody's. */
export interface Doer {
  readonly by: SeatId | null;
  readonly source: UnitId | null;
}
export const NOBODY: Doer = { by: null, source: null };

/**
 * An officer sustains health damage, no more than is left; at 0 left the officer is incapacitated and committed
 * (ITU-TEAM-38). Tells how much was sustained. Nothing happens to who is out already.
 */
export function hurtOfficer(play: Play, id: OfficerId, count: number, doer: Doer = NOBODY): number {
  const before = officerOf(play.frozen, id);
  const sustained = before.lost ? 0 : Math.min(count, healthLeft(play.table, before));
  if (sustained <= 0) return 0;
  const officer = play.officer(id);
  officer.trauma += sustained;
  play.tell({ type: 'hurt', officer: id, count: sustained, now: officer.trauma });
  if (healthLeft(play.table, officerOf(play.frozen, id)) === 0) incapacitate(play, id, doer);
  const unit = unitOfOfficer(before);
  if (unit !== null) healthDamaged(play, { unit, source: doer.source });
  offerReactions(play, 'after-damage', { about: unit, target: id });
  return sustained;
}

function incapacitate(play: Play, id: OfficerId, { by, source }: Doer): void {
  const officer = play.officer(id);
  officer.incapacitated = true;
  officer.ready = false;
  play.tell({ type: 'incapacitated', officer: id });
  officerIncapacitated(play, { owner: officer.owner, by, source });
}

/** Takes trauma off an officer; tells how much it was. Who has less than health again is no longer incapacitated. */
export function healOfficer(play: Play, id: OfficerId, count: number): number {
  const before = findOfficer(play.frozen, id);
  const healed = before === undefined || before.lost ? 0 : Math.min(count, before.trauma);
  if (healed <= 0) return 0;
  const officer = play.officer(id);
  officer.trauma -= healed;
  officer.incapacitated = false;
  play.tell({ type: 'healed', officer: id, count: healed, now: officer.trauma });
  return healed;
}

/** The unit an officer is attached to; null elsewhere. */
export function unitOfOfficer({ at }: Pick<OfficerState, 'at'>): UnitId | null {
  return at !== null && (at.type === 'section' || at.type === 'team') ? at.unit : null;
}

/** The greatest and least step of a unit's crew dial; null: it has none. */
export function crewBounds(
  table: Table,
  unit: UnitState,
): { readonly least: number; readonly most: number } | null {
  const steps = (printedClass(table, unit)?.crew ?? []).map(({ step }) => step);
  return steps.length === 0 || unit.crew === null
    ? null
    : { least: Math.min(...steps), most: crewMost(table, unit, Math.max(...steps)) };
}

/** A primary whose secondary unit is out has its card's greatest step (ITU-SEP-03). */
function crewMost(table: Table, unit: UnitState, printed: number): number {
  const card = unit.separated === null ? null : table.content.stations[unit.class]?.separation;
  return card ? Math.min(printed, card.crewMost) : printed;
}

/** Moves the crew dial by so many steps within its bounds; tells by how many. 0 for a unit without a dial. */
export function turnCrew(play: Play, id: UnitId, steps: number): number {
  const unit = findUnit(play.frozen, id);
  const bounds = unit && crewBounds(play.table, unit);
  if (!unit || !bounds || unit.crew === null) return 0;
  const now = Math.max(
    Math.min(bounds.least, unit.crew),
    Math.min(Math.max(bounds.most, unit.crew), unit.crew + steps),
  );
  const turned = now - unit.crew; // before it is written: the draft may be the very unit that was found
  if (turned !== 0) play.unit(id).crew = now;
  return turned;
}

/** How far a unit's crew dial can still go down; 0 for a unit without one. */
export function crewLeft(table: Table, unit: UnitState): number {
  const bounds = crewBounds(table, unit);
  return bounds === null || unit.crew === null ? 0 : Math.max(0, unit.crew - bounds.least);
}

/** Crew loss: the dial goes down, as far as it can (ITU-FKEY-11); tells by how much. */
export function loseCrew(play: Play, id: UnitId, count: number): number {
  const lost = -turnCrew(play, id, -count);
  if (lost > 0)
    play.tell({
      type: 'damaged',
      unit: id,
      kind: 'health',
      count: lost,
      now: unitOf(play.frozen, id).crew ?? 0,
    });
  return lost;
}

/**
 * Inspires a unit: its crew dial goes up a step where it stands at its start or higher and below its maximum; else the
 * unit adds 1 advantage (ITU-INSPIRE-01, ITU-INSPIRE-02).
 */
export function inspire(play: Play, id: UnitId): void {
  const unit = findUnit(play.frozen, id);
  if (!unit) return;
  if (unit.crew !== null && unit.crew >= 0 && turnCrew(play, id, 1) > 0) {
    play.tell({ type: 'inspired', unit: id, crew: unitOf(play.frozen, id).crew });
    return;
  }
  play.tell({ type: 'inspired', unit: id, crew: null });
  addAdvantage(play, id, 1, 'ITU-INSPIRE-02');
}

/**
 * Coerces a unit, the first of these that applies: a crew dial above its start goes down a step (ITU-COERCE-02,
 * ITU-COERCE-04); any other unit loses 1 advantage, or adds 1 peril where it has none (ITU-COERCE-01, ITU-COERCE-03).
 */
export function coerce(play: Play, id: UnitId): void {
  const unit = findUnit(play.frozen, id);
  if (!unit) return;
  if (unit.crew !== null && unit.crew > 0) {
    turnCrew(play, id, -1);
    play.tell({ type: 'coerced', unit: id, crew: unitOf(play.frozen, id).crew });
    return;
  }
  play.tell({ type: 'coerced', unit: id, crew: null });
  const rule: RuleId = unit.crew === null ? 'ITU-COERCE-01' : 'ITU-COERCE-03';
  if (removeAdvantage(play, id, 1, rule) === 0) addPeril(play, id, 1, rule);
}
