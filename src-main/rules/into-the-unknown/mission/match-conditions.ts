/** Conditions about a player, and about the match as a whole. */
import type { Condition } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import { hullStatusOf, officerRecord, seatOf } from '../figures';
import { leadingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { occupies } from './objectives';
import { scoreOf } from './score';
import { abductedOf, hasFoundSurvivor, isSurvivorAble } from './survivors';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

export function playerHolds(
  state: IntoTheUnknownState,
  { seat }: EffectContext,
  condition: Of<'directive' | 'trailing-by' | 'survivor-found' | 'survivor-able' | 'role' | 'occupies'>,
): boolean {
  if (seat === null) return false;
  const player = seatOf(state, seat);
  switch (condition.is) {
    case 'directive':
      return player.directives[condition.category].side === condition.side;
    case 'trailing-by':
      return scoreOf(seatOf(state, leadingOf(state))) - scoreOf(player) >= condition.least;
    case 'survivor-found':
      return hasFoundSurvivor(state, seat) === condition.found;
    case 'survivor-able':
      return isSurvivorAble(state, seat);
    case 'role':
      return player.roles.includes(condition.role);
    case 'occupies':
      return state.units.some(
        (unit) => condition.classes.includes(unit.class) && occupies(state, seat, unit.id),
      );
  }
}

type MatchIs = 'round' | 'flag' | 'unit-destroyed' | 'ship-out' | 'abducted-incapacitated' | 'officer-out';

export function matchHolds(
  table: Table,
  state: IntoTheUnknownState,
  { seat }: EffectContext,
  condition: Of<MatchIs>,
): boolean {
  switch (condition.is) {
    case 'round':
      return (state.round?.number ?? 0) >= condition.least;
    case 'flag':
      return state.mission.flags.includes(condition.flag);
    case 'unit-destroyed':
      return state.gone.some(
        (unit) =>
          unit.why === 'destroyed' &&
          condition.classes.includes(unit.class) &&
          (condition.by === undefined || (seat !== null && unit.by === seat)),
      );
    case 'ship-out':
      return isShipOut(table, state);
    case 'abducted-incapacitated': {
      const taken = abductedOf(state);
      return taken.length > 0 && taken.every(({ incapacitated, lost }) => incapacitated || lost);
    }
    case 'officer-out':
      return state.officers.some(
        (officer) =>
          (officer.incapacitated || officer.lost) &&
          officerRecord(table, { ...officer, copied: null }).keywords[condition.keyword] !== undefined,
      );
  }
}

/** A player's ship is disabled or destroyed. */
function isShipOut(table: Table, state: IntoTheUnknownState): boolean {
  const isDestroyed = state.gone.some(
    ({ why, owner, class: card }) =>
      why === 'destroyed' && owner !== null && table.content.units[card]?.kind === 'ship',
  );
  const isDisabled = state.units.some(
    (unit) => unit.kind === 'ship' && unit.owner !== null && hullStatusOf(table, unit).disabled,
  );
  return isDestroyed || isDisabled;
}
