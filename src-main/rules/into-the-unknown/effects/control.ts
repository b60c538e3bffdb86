/** The verb `control`: markers on objectives. */
import type { FeatureState, IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findFeature } from '../figures';
import { changeControl } from '../mission/features';
import { allMarks, marksOf, solidsOf } from '../mission/objectives';
import { deciderOf } from '../mission/roles';
import type { Play } from '../play';
import { opponentsOf, playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';

type Asked = VerbAsked<'control'>;

const control: VerbRules<'control'> = {
  chooser: (asked) => {
    if (asked.effect.byTurns) return turnOf(asked);
    return seatsToChoose(asked).length > 1 ? deciderOf(asked.state, asked.context, 'self') : null;
  },
  choices: (asked) => (asked.effect.byTurns ? unmarkedOnes(asked) : seatsToChoose(asked).map(bySeat)),
  isPossible: (asked) =>
    asked.effect.byTurns ? unmarkedOnes(asked).length > 0 : seatsToChoose(asked).length > 0,
  carryOut(play, asked, answer) {
    if (asked.effect.byTurns) return markByTurns(play, asked, answer);
    const feature = findFeature(play.frozen, asked.context.target);
    const [first] = seatsToChoose(asked);
    const seat = answer?.type === 'choose-seat' ? answer.seat : first;
    if (feature !== undefined && seat !== undefined) change(play, asked, feature, seat);
  },
};

export const CONTROL_VERBS = { control } as const;

/** Whose markers it can be: of several players somebody chooses. */
function seatsToChoose({ state, effect, context }: Asked): readonly SeatId[] {
  const feature = findFeature(state, context.target);
  if (feature === undefined) return [];
  const own = deciderOf(state, context, 'self');
  if (effect.change === 'replace') return [own];
  const seats = effect.whose === 'any' ? playerOrder(state) : of(state, own, effect.whose);
  if (effect.change === 'remove') return seats.filter((seat) => marksOf(feature, seat) > 0);
  return effect.whose === 'any' ? [own] : seats;
}

function of(state: IntoTheUnknownState, own: SeatId, whose: 'friendly' | 'opposing'): readonly SeatId[] {
  return whose === 'friendly' ? [own] : opponentsOf(state, own);
}

function bySeat(seat: SeatId): IntoTheUnknownAction {
  return { type: 'choose-seat', seat };
}

/** `replace` takes every other player's markers away and puts one there. */
function change(play: Play, { effect }: Asked, { id, control: marks }: FeatureState, seat: SeatId): void {
  if (effect.change === 'remove') return changeControl(play, id, seat, -effect.count);
  if (effect.change === 'replace') {
    const others = (Object.keys(marks) as SeatId[]).filter((each) => each !== seat); // the record's keys are seats
    for (const other of others) changeControl(play, id, other, -(marks[other] ?? 0));
  }
  changeControl(play, id, seat, effect.count);
}

/** The players put one each by turns, beginning with the priority player (ITU-ORDER-02). */
function turnOf({ state, done }: Asked): SeatId | null {
  const order = playerOrder(state);
  return order[done % order.length] ?? null;
}

function unmarkedOnes({ state }: Asked): readonly IntoTheUnknownAction[] {
  return solidsOf(state)
    .filter((feature) => allMarks(feature) === 0)
    .map(({ id }) => ({ type: 'choose-feature', feature: id }));
}

function markByTurns(play: Play, asked: Asked, answer: IntoTheUnknownAction | null): void {
  const seat = turnOf(asked);
  if (answer?.type !== 'choose-feature' || seat === null) return;
  changeControl(play, answer.feature, seat, 1);
  const left = solidsOf(play.frozen).some((feature) => allMarks(feature) === 0);
  if (left) goOn(play, asked, { done: asked.done + 1 });
}
