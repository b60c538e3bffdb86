/** What happens in a match and directives listen to, told by those who make it happen. Each is pushed as `fireDirectives` says. */
import type { FeatureId, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findUnit } from '../figures/pieces';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { fireDirectives, type Happening } from './directives';

/** A unit is disabled or destroyed by somebody's attack, ram or other doing. */
export interface UnitOut {
  readonly unit: UnitId;
  readonly how: 'disabled' | 'destroyed';
  /** Whose doing; null: nobody's. */
  readonly by: SeatId | null;
  readonly source: UnitId | null;
}

/**
 * Told before a destroyed unit is taken off, so that ranges to it still hold. A ship counts as out by a hostile act when an
 * opponent did it: attacks on ships are hostile (house), and so are rams.
 */
export function unitOut(play: Play, { unit, how, by, source }: UnitOut): void {
  const out = findUnit(play.frozen, unit);
  if (out === undefined || by === null || by === out.owner) return;
  const doer = findUnit(play.frozen, source);
  const told = { seats: [by], self: source, target: unit };
  const happenings: Happening[] = [];
  if (out.kind === 'ship' && out.owner !== null) {
    const isDestroyed = how === 'destroyed';
    happenings.push({ ...told, when: isDestroyed ? 'opposing-ship-destroyed' : 'own-ship-disables' });
    if (isDestroyed)
      happenings.push({ ...told, when: 'friendly-ship-destroyed', seats: [out.owner], self: null });
  }
  if (doer?.kind === 'auxiliary' || doer?.kind === 'team')
    happenings.push({ ...told, when: 'small-unit-kill' });
  const isTeams = out.kind === 'team' && how === 'destroyed';
  if (doer?.kind === 'team' && (isTeams || (out.kind === 'ship' && how === 'disabled')))
    happenings.push({ ...told, when: 'team-destroys-or-disables' });
  fireDirectives(play, happenings);
}

/** A unit has made an objective test. */
export function objectiveTested(
  play: Play,
  {
    unit,
    feature,
    success,
  }: { readonly unit: UnitId; readonly feature: FeatureId; readonly success: boolean },
): void {
  const owner = findUnit(play.frozen, unit)?.owner ?? null;
  if (owner === null) return;
  const others = playerOrder(play.frozen).filter((seat) => seat !== owner);
  fireDirectives(play, [
    success
      ? { when: 'objective-test-success', seats: [owner], self: unit, target: feature }
      : { when: 'objective-test-failure-opposing', seats: others, self: unit, target: feature },
  ]);
}

/** A unit has exposed an anomaly; told before the token turns into something or leaves. */
export function anomalyExposed(
  play: Play,
  { unit, feature }: { readonly unit: UnitId; readonly feature: FeatureId },
): void {
  fireFor(play, ownerOf(play.frozen, unit), { when: 'exposed-anomaly', self: unit, target: feature });
}

/** A team's doing has taken health from an opposing unit or its officers. */
export function healthDamaged(
  play: Play,
  { unit, source }: { readonly unit: UnitId; readonly source: UnitId | null },
): void {
  const doer = findUnit(play.frozen, source);
  const owner = findUnit(play.frozen, unit)?.owner ?? null;
  if (doer?.kind !== 'team' || doer.owner === owner) return;
  fireFor(play, doer.owner, { when: 'team-health-damage', self: doer.id, target: unit });
}

/** An officer has been put out of action by a unit of another player. */
export function officerIncapacitated(
  play: Play,
  {
    owner,
    by,
    source,
  }: { readonly owner: SeatId; readonly by: SeatId | null; readonly source: UnitId | null },
): void {
  if (by !== owner) fireFor(play, by, { when: 'incapacitates-officer', self: source, target: null });
}

/** A phase or the end of the game has come that directives name. */
export function momentCame(play: Play, when: 'hail-phase' | 'ready-phase' | 'end-of-game'): void {
  fireDirectives(play, [{ when, seats: playerOrder(play.frozen), self: null, target: null }]);
}

function fireFor(play: Play, seat: SeatId | null, happening: Omit<Happening, 'seats'>): void {
  if (seat !== null) fireDirectives(play, [{ ...happening, seats: [seat] }]);
}

function ownerOf(state: IntoTheUnknownState, unit: UnitId): SeatId | null {
  return findUnit(state, unit)?.owner ?? null;
}
