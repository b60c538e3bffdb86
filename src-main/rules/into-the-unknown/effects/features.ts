/** Verbs that put tokens on the table, move them, change them and take them away. */
import { findFeature } from '../figures';
import { featureKind, removeFeature } from '../mission/features';
import { matchesFeature } from '../mission/objectives';
import { deciderOf } from '../mission/roles';
import type { Play } from '../play';
import { UNASKED } from './unasked';
import type { VerbAsked, VerbRules, VerbTable } from './verb-rules';

const remove: VerbRules<'remove-feature'> = {
  chooser: ({ state, effect, context }) =>
    effect.on === 'chosen' ? deciderOf(state, context, 'self') : null,
  choices: ({ state, effect }) =>
    effect.on === 'chosen' ? state.features.map(({ id }) => ({ type: 'choose-feature', feature: id })) : [],
  isPossible: ({ state, effect, context }) =>
    effect.on === 'chosen' ? state.features.length > 0 : findFeature(state, context.target) !== undefined,
  carryOut(play, { context }, answer) {
    const id = answer?.type === 'choose-feature' ? answer.feature : context.target;
    if (id !== null) removeFeature(play, id);
  },
};

const place: VerbRules<'place-feature'> = {
  ...UNASKED,
  isPossible: () => true,
  carryOut(play, { state, effect, context }) {
    const seat = deciderOf(state, context, effect.by);
    if (effect.kind === 'anomaly') returnToStock(play, context.target);
    play.push({ type: 'place-feature', seat, effect, context, left: effect.count });
  },
};

/** A token that is placed anew is drawn among those not in use: the one that has just been exposed is one of them. */
function returnToStock(play: Play, exposed: string | null): void {
  const number = findFeature(play.frozen, exposed)?.number ?? null;
  const { mission } = play.state;
  if (number !== null && !mission.anomalies.includes(number))
    mission.anomalies = [...mission.anomalies, number].sort((one, other) => one - other);
}

/** ITU-ANOM-03: the phenomenon takes the anomaly's place, and who is there stays there. */
const become: VerbRules<'become'> = {
  ...UNASKED,
  isPossible: ({ state, context }) => findFeature(state, context.target) !== undefined,
  carryOut(play, { state, effect, context }) {
    const before = findFeature(state, context.target);
    if (before === undefined) return;
    const feature = play.feature(before.id);
    feature.kind = featureKind(effect.kind);
    feature.name = effect.name;
    feature.keywords = { ...effect.keywords };
    play.tell({ type: 'placed', feature: before.id, seat: null });
  },
};

const move: VerbRules<'move-feature'> = {
  chooser: ({ state, effect, context }) =>
    effect.target === true ? null : deciderOf(state, context, effect.by),
  choices: (asked) =>
    asked.effect.target === true
      ? []
      : movable(asked).map((feature) => ({ type: 'choose-feature', feature })),
  isPossible: (asked) => movable(asked).length > 0,
  carryOut(play, asked, answer) {
    const { state, effect, context } = asked;
    const [first] = movable(asked);
    const feature = answer?.type === 'choose-feature' ? answer.feature : first;
    if (feature === undefined) return;
    const seat = deciderOf(state, context, effect.by);
    const { inches, beyond = null, staysPut = false } = effect;
    play.push({ type: 'move-feature', seat, feature, inches, beyond, staysPut });
  },
};

function movable({ state, effect, context }: VerbAsked<'move-feature'>): readonly string[] {
  return state.features
    .filter((each) => matchesFeature(each, effect.feature, context.seat))
    .filter(({ id }) => effect.target !== true || id === context.target)
    .map(({ id }) => id);
}

export const FEATURE_VERBS: VerbTable<'remove-feature' | 'place-feature' | 'become' | 'move-feature'> = {
  'remove-feature': remove,
  'place-feature': place,
  become,
  'move-feature': move,
};
