/** Why somebody cannot be transported as asked: the first of the steps that fails (ITU-TRANSP-02 to 07). */
import type { Refusal, RuleId } from '../../../../shared/base';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { findOfficer, findUnit } from '../figures/pieces';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { capacityOf, isMobile, placeOf } from './locations';
import { capacityLeft } from './personnel';
import { canBeSent, companions, isReached, type Transporter } from './transport';

type Sent = Extract<IntoTheUnknownAction, { readonly type: 'transport' }>;

const because = (message: string, rule: RuleId): Refusal => ({ code: 'cannot-transport', message, rule });

export function transportRefusal(
  table: Table,
  state: IntoTheUnknownState,
  by: Transporter,
  action: IntoTheUnknownAction,
): Refusal {
  if (action.type !== 'transport')
    return because('Mobile personnel at range go to a place at range with open capacity.', 'ITU-TRANSP-02');
  return ofWho(state, by, action) ?? ofRange(table, state, by, action) ?? ofPlace(table, state, by, action);
}

function ofWho(state: IntoTheUnknownState, { seat }: Transporter, { who }: Sent): Refusal | null {
  const team = findUnit(state, who);
  const officer = findOfficer(state, who);
  if ((team?.kind === 'team' ? team : officer)?.owner !== seat)
    return because('One friendly officer or team is chosen.', 'ITU-TRANSP-02');
  if (officer && !isMobile(officer))
    return because('Who is incapacitated or captured is not mobile.', 'ITU-TRANSP-03');
  return officer && !canBeSent(officer)
    ? because('A committed officer at a station may not be chosen.', 'ITU-TRANSP-04')
    : null;
}

function ofRange(
  table: Table,
  state: IntoTheUnknownState,
  by: Transporter,
  { who, to }: Sent,
): Refusal | null {
  const from = placeOf(state, findOfficer(state, who)?.at ?? findUnit(state, who)?.location ?? null);
  return from !== null && [from, to].every((at) => isReached(table, state, by, at))
    ? null
    : because('Both the start and the destination must be at range.', 'ITU-TRANSP-06');
}

function ofPlace(
  table: Table,
  state: IntoTheUnknownState,
  { seat }: Transporter,
  { who, with: taken, to }: Sent,
): Refusal {
  const team = findUnit(state, who);
  const hasRoom = team ? capacityLeft(table, state, to, seat) > 0 : capacityOf(table, state, to) > 0;
  if (!hasRoom) return because('The place has no open capacity for them.', 'ITU-TRANSP-07');
  const may = team ? companions(state, team) : [];
  if (!taken.every((id) => may.includes(id)))
    return because('With a team go officers who are attached to it, or beside it.', 'ITU-TRANSP-05');
  return because('They are there already, or the team that is to be joined is not there.', 'ITU-TRANSP-05');
}
