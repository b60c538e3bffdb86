/** Training tokens placed on skills (NC-TRAIN-01 to 08). */
import type { Refusal } from '../../../shared/base';
import { MOST_SKILL, type Skill, SKILLS_OF } from '../../../shared/content/nova-cry';
import type { CrewState, FreeAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';

export type TrainAction = Extract<FreeAction, { readonly type: 'train' }>;

/** Every skill of an own officer that a token may be placed on; aliens take none (NC-TRAIN-06). */
export function trainings(table: Table, state: NovaCryState, seat: SeatId): readonly TrainAction[] {
  const held = seatOf(state, seat);
  if (held.training === 0) return [];
  if (table.readings['NC-TRAIN-01'] === 'b' && state.turn?.seat !== seat) return [];
  return held.crew.flatMap((member) =>
    SKILLS_OF[member.type]
      .filter((skill) => barTo(table, member, skill) === null)
      .map((skill): TrainAction => ({ type: 'train', crew: member.card, skill })),
  );
}

/** What forbids a token on a skill of an officer; null: nothing. */
function barTo(table: Table, member: CrewState, skill: Skill): 'out' | 'full' | null {
  if (member.status !== 'ready' && table.readings['NC-TRAIN-08'] === 'a') return 'out';
  if (member.status === 'destroyed') return 'out'; // no tokens lie on a facedown card (NC-TERM-07)
  if (table.readings['NC-TRAIN-07'] === 'a') return null;
  const place = (SKILLS_OF[member.type] as readonly Skill[]).indexOf(skill);
  const printed = table.content.crew[recordOf(member.card)];
  const own = ((place === 0 ? printed?.first : printed?.second) ?? 0) + (member.training[place] ?? 0);
  return own >= MOST_SKILL ? 'full' : null;
}

/** Places a token; it never moves again (NC-TRAIN-02, NC-TRAIN-03). */
export function train(play: Play, seat: SeatId, { crew, skill }: TrainAction): void {
  const held = play.seat(seat);
  const member = held.crew.find(({ card }) => card === crew);
  if (!member) throw new Error(`No officer ${crew}.`);
  const [first, second] = member.training;
  held.training -= 1;
  const isFirst = SKILLS_OF[member.type][0] === skill;
  member.training = isFirst ? [first + 1, second] : [first, second + 1];
  play.tell({ type: 'trained', seat, crew, skill });
}

export function whyNotTrain(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  { crew, skill }: TrainAction,
): Refusal {
  const held = seatOf(state, seat);
  if (held.training === 0)
    return { code: 'no-training', message: 'No training token is left to place.', rule: 'NC-TRAIN-01' };
  if (table.readings['NC-TRAIN-01'] === 'b' && state.turn?.seat !== seat)
    return { code: 'not-own-turn', message: 'Tokens are placed in the own turn.', rule: 'NC-TRAIN-01' };
  if (held.aliens.some(({ card }) => card === crew))
    return { code: 'alien', message: 'Aliens are not trained.', rule: 'NC-TRAIN-06' };
  const member = held.crew.find(({ card }) => card === crew);
  if (!member || !(SKILLS_OF[member.type] as readonly Skill[]).includes(skill))
    return { code: 'no-skill', message: 'A token goes on a skill of an own officer.', rule: 'NC-TRAIN-02' };
  if (member.status === 'destroyed' && table.readings['NC-TRAIN-08'] === 'b')
    return { code: 'out', message: 'No tokens lie on who is destroyed.', rule: 'NC-TRAIN-04' };
  return barTo(table, member, skill) === 'full'
    ? { code: 'full-skill', message: 'No skill goes above 4.', rule: 'NC-TRAIN-07' }
    : { code: 'out', message: 'Nobody is trained while out.', rule: 'NC-TRAIN-08' };
}
