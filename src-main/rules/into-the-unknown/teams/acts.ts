/**
 * Hostile and aggressive acts: which they are, and what follows from one (ITU-HOSTILE-01 to 07). Hostile: a ram, and by the
 * house list an attack on a ship. A unit that nobody owns acts against nobody.
 */
import type { UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { playerOrder } from '../round/order';
import { offerReactions } from '../round/react';
import { fireDirectives } from './directives';

export type Act = 'hostile' | 'aggressive';
export interface Deed {
  /** The unit that did it. */
  readonly unit: UnitId;
  /** Whose unit, officer or hail it was done to; null: every opponent's. */
  readonly against: SeatId | null;
}

/**
 * What an attack is: on an opposing ship hostile (house), on an opposing auxiliary unit, projectile or team aggressive
 * (ITU-HOSTILE-03); null on what nobody owns, on the own side, or by a unit without an owner.
 */
export function actOfAttack(state: IntoTheUnknownState, attacker: UnitId, target: UnitId): Act | null {
  const by = state.units.find(({ id }) => id === attacker)?.owner ?? null;
  const attacked = state.units.find(({ id }) => id === target);
  if (by === null || attacked === undefined || attacked.owner === null || attacked.owner === by) return null;
  return ACT_ON[attacked.kind];
}

const ACT_ON: Readonly<Record<UnitState['kind'], Act | null>> = {
  ship: 'hostile',
  auxiliary: 'aggressive',
  projectile: 'aggressive',
  team: 'aggressive',
  hazard: null,
};

/**
 * Tells of an act that has been done and lets everybody answer: triggers of directives in player order, the actor's own
 * and those of whom it was done to, then reactions (ITU-HOSTILE-01, ITU-HOSTILE-02). They are pushed, so that they come
 * before whatever is under way goes on.
 */
export function performAct(play: Play, act: Act, { unit, against }: Deed): void {
  const actor = play.frozen.units.find(({ id }) => id === unit);
  if (actor === undefined || actor.owner === null) return;
  play.tell({ type: 'act', act, unit, against });
  const others = playerOrder(play.frozen).filter((seat) => seat !== actor.owner);
  const answering = against === null ? others : others.filter((seat) => seat === against);
  offerReactions(play, 'after-hostile', { about: unit, target: unit, seats: answering });
  fireDirectives(play, [
    { when: `own-${act}`, seats: [actor.owner], self: unit, target: unit },
    { when: `opposing-${act}`, seats: answering, self: unit, target: unit },
  ]);
}
