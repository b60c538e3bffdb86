/** Verbs that fall on units or personnel somebody has to pick first: who is asked and what can be answered. */
import type { Personnel, Units, Verb } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { personnelOf, personnelPick, type Pick, unitPick, unitsOf } from '../mission/selectors';
import type { Play } from '../play';
import { goOn, type VerbAsked } from './verb-rules';

const NO_MORE: IntoTheUnknownAction = { type: 'pass' };

/** What was picked before, and whether the picking is over (`pass` was answered). */
const OVER = 'over';

interface Picking {
  readonly by: SeatId;
  readonly among: readonly string[];
  readonly may: boolean;
}

function pickingOf(pick: Pick<string> | null, picks: readonly string[]): Picking | null {
  if (pick === null || picks.includes(OVER) || picks.length >= pick.count) return null;
  const among = pick.among.filter((id) => !picks.includes(id));
  return among.length === 0 ? null : { by: pick.by, among, may: pick.may };
}

/** Who picks one more unit now; null: nobody. */
export function unitPicker<Name extends Verb>(asked: VerbAsked<Name>, units: Units): SeatId | null {
  return pickingOf(unitPick(asked.table, asked.state, asked.context, units), asked.picks)?.by ?? null;
}

/** The units that can be picked now. */
export function unitAnswers<Name extends Verb>(
  asked: VerbAsked<Name>,
  units: Units,
): readonly IntoTheUnknownAction[] {
  const picking = pickingOf(unitPick(asked.table, asked.state, asked.context, units), asked.picks);
  if (picking === null) return [];
  const answers = picking.among.map((unit) => ({ type: 'choose-unit', unit }) as const);
  return picking.may ? [...answers, NO_MORE] : answers;
}

/** The units it falls on, once picking is over. */
export function pickedUnits<Name extends Verb>(asked: VerbAsked<Name>, units: Units): readonly string[] {
  const { table, state, context, picks } = asked;
  const picked = picks.filter((id) => id !== OVER);
  if (picks.includes(OVER) && picked.length === 0) return [];
  return unitsOf(table, state, context, units, picked);
}

/** Who picks personnel now; null: nobody. */
export function personnelPicker<Name extends Verb>(asked: VerbAsked<Name>, whom: Personnel): SeatId | null {
  return pickingOf(personnelPick(asked.table, asked.state, asked.context, whom), asked.picks)?.by ?? null;
}

/** Officers and teams that can be picked now. */
export function personnelAnswers<Name extends Verb>(
  asked: VerbAsked<Name>,
  whom: Personnel,
): readonly IntoTheUnknownAction[] {
  const picking = pickingOf(personnelPick(asked.table, asked.state, asked.context, whom), asked.picks);
  const isOfficer = (id: string) => asked.state.officers.some((officer) => officer.id === id);
  if (picking === null) return [];
  const answers = picking.among.map((id): IntoTheUnknownAction =>
    isOfficer(id) ? { type: 'choose-officer', officer: id } : { type: 'choose-unit', unit: id },
  );
  return picking.may ? [...answers, NO_MORE] : answers;
}

/** The personnel it falls on, once picking is over. */
export function pickedPersonnel<Name extends Verb>(
  asked: VerbAsked<Name>,
  whom: Personnel,
): readonly string[] {
  const picked = asked.picks.filter((id) => id !== OVER);
  if (asked.picks.includes(OVER) && picked.length === 0) return [];
  return personnelOf(asked.table, asked.state, asked.context, whom, picked);
}

/**
 * Takes an answer of picking and asks on; whether it was one and more is to be asked or carried out later. False: the
 * verb may be carried out with what is picked.
 */
export function tookPick<Name extends Verb>(
  play: Play,
  asked: VerbAsked<Name>,
  answer: IntoTheUnknownAction | null,
): boolean {
  const pick = pickIn(answer);
  if (pick === null) return false;
  goOn(play, asked, { picks: [...asked.picks, pick] });
  return true;
}

function pickIn(answer: IntoTheUnknownAction | null): string | null {
  if (answer?.type === 'choose-unit') return answer.unit;
  if (answer?.type === 'choose-officer') return answer.officer;
  return answer?.type === 'pass' ? OVER : null;
}
