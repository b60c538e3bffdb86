/** Verbs of missions: points, markers, tokens on the table, officers set aside, the end. */
import type { IntoTheUnknownAction, Task } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findFeature, findUnit } from '../figures';
import { amountOf } from '../mission/amounts';
import { MUTUAL_LOSS } from '../mission/end-game';
import { teamsThere } from '../mission/objectives';
import { deciderOf, playersOf } from '../mission/roles';
import { type BankedOn, bankPoints, moveBanked, scorePoints } from '../mission/score';
import { secretDraw } from '../mission/secrets';
import { personnelOf } from '../mission/selectors';
import { missingSurvivor, survivorFlag } from '../mission/survivors';
import type { Play } from '../play';
import { opponentsOf, playerOrder } from '../round/order';
import { movePersonnel } from '../teams/personnel';
import { CONTROL_VERBS } from './control';
import { FEATURE_VERBS } from './features';
import { UNASKED } from './unasked';
import type { VerbAsked, VerbRules, VerbTable } from './verb-rules';

type Name =
  | 'score'
  | 'bank'
  | 'move-banked'
  | 'control'
  | 'influence'
  | 'remove-feature'
  | 'place-feature'
  | 'become'
  | 'move-feature'
  | 'set-aside-officers'
  | 'attach-survivor'
  | 'move-teams'
  | 'end-game'
  | 'mutual-loss'
  | 'draw-secret';

const score: VerbRules<'score'> = {
  ...UNASKED,
  isPossible: () => true,
  /** Each of those who score counts for themselves. */
  carryOut(play, asked) {
    const { table, state, effect, context } = asked;
    for (const seat of scorers(asked)) {
      const points = amountOf(table, state, { ...context, seat }, effect.points);
      scorePoints(play, seat, points, context.from, context.rule);
    }
  },
};

/** A unit that nobody owns has no player who would score: the trailing player only carries out what it does (ITU-HAZARD-11). */
function scorers({ state, effect, context }: VerbAsked<'score'>): readonly SeatId[] {
  const isNobodys = findUnit(state, context.self)?.owner === null;
  return effect.who === 'self' && isNobodys ? [] : playersOf(state, context, effect.who, context.self);
}

const bank: VerbRules<'bank'> = {
  ...UNASKED,
  isPossible: (asked) => carrierOf(asked) !== null,
  carryOut(play, asked) {
    const { table, state, effect, context } = asked;
    const on = carrierOf(asked);
    const seat = context.seat ?? (on?.type === 'unit' ? (findUnit(state, on.unit)?.owner ?? null) : null);
    if (on === null || seat === null) return;
    const points = amountOf(table, state, context, effect.points);
    bankPoints(play, on, { seat, points, scores: effect.scores });
  },
};

function carrierOf({ state, effect, context }: VerbAsked<'bank'>): BankedOn | null {
  const { self, target, officer } = context;
  if (effect.on === 'officer') return officer === null ? null : { type: 'officer', officer };
  const unit = effect.on === 'self' ? self : target;
  return unit === null || findUnit(state, unit) === undefined ? null : { type: 'unit', unit };
}

const moveBankedVerb: VerbRules<'move-banked'> = {
  ...UNASKED,
  isPossible: (asked) => givers(asked).length > 0,
  carryOut(play, asked) {
    const { officer } = asked.context;
    if (officer === null) return;
    for (const giver of givers(asked)) {
      moveBanked(play, { type: 'officer', officer: giver }, { type: 'officer', officer });
    }
  },
};

function givers({ table, state, effect, context }: VerbAsked<'move-banked'>): readonly string[] {
  if (context.officer === null) return [];
  const whom = personnelOf(table, state, context, effect.whom);
  return state.officers
    .filter(({ id, banked }) => id !== context.officer && whom.includes(id) && banked.length > 0)
    .map(({ id }) => id);
}

/** The acting player moves the marker that many positions, either way, no farther than the track goes. */
const influence: VerbRules<'influence'> = {
  chooser: ({ state, context }) => deciderOf(state, context, 'self'),
  choices: positions,
  isPossible: (asked) => positions(asked).length > 0,
  carryOut(play, _asked, answer) {
    const { influence: from } = play.frozen.mission;
    const to = answer?.type === 'take-influence' ? answer.position : undefined;
    if (from === null || to === undefined) return;
    play.state.mission.influence = to;
    play.tell({ type: 'influence', from, to });
  },
};

/** Once a complication has begun the track is done with. */
function positions({ state, effect }: VerbAsked<'influence'>): readonly IntoTheUnknownAction[] {
  const { influence: from, track, part } = state.mission;
  if (from === null || part !== 'overture') return [];
  const ways = [Math.max(0, from - effect.steps), Math.min(track.length - 1, from + effect.steps)];
  return ways.filter((to) => to !== from).map((position) => ({ type: 'take-influence', position }));
}

/**
 * Abducted: for each player, or the one it is worked off for, an opponent chooses one of that player's officers (MISSING
 * CREW). Possible survivors each player chooses among those who are not used (BATTLEFIELD RESCUE).
 */
const setAside: VerbRules<'set-aside-officers'> = {
  ...UNASKED,
  isPossible: () => true,
  carryOut(play, { state, effect, context }) {
    const whose = context.seat === null ? playerOrder(state) : [context.seat];
    const tasks = whose.flatMap((from): readonly Task[] => {
      if (effect.role === 'survivor') return [{ type: 'survivor', seat: from }];
      const [seat] = opponentsOf(state, from);
      return seat === undefined ? [] : [{ type: 'abduct', seat, from, role: effect.role }];
    });
    play.push(...tasks);
  },
};

/** The team that found the possible survivor takes them in, committed (BATTLEFIELD RESCUE). */
const attachSurvivor: VerbRules<'attach-survivor'> = {
  ...UNASKED,
  isPossible: (asked) => survivorFor(asked) !== null,
  carryOut(play, asked) {
    const survivor = survivorFor(asked);
    const team = asked.context.self;
    if (survivor === null || team === null) return;
    play.officer(survivor).ready = false;
    play.state.mission.flags = [...play.state.mission.flags, survivorFlag(survivor)];
    movePersonnel(play, survivor, { type: 'team', unit: team });
  },
};

function survivorFor({ state, context }: VerbAsked<'attach-survivor'>): string | null {
  if (context.seat === null || findUnit(state, context.self)?.kind !== 'team') return null;
  return missingSurvivor(state, context.seat)?.id ?? null;
}

const moveTeams: VerbRules<'move-teams'> = {
  ...UNASKED,
  isPossible: ({ state, context }) => context.target !== null && teamsThere(state, context.target).length > 0,
  carryOut(play, { state, effect, context }) {
    const from = context.target;
    if (from === null || findFeature(state, from) === undefined) return;
    const tasks = playersOf(state, context, effect.by).flatMap((seat) => {
      const left = teamsThere(state, from)
        .filter(({ owner }) => owner === seat)
        .map(({ id }) => id);
      return left.length === 0 ? [] : [{ type: 'move-teams', seat, from, left } as const];
    });
    play.push(...tasks);
  },
};

/** ITU-SCORE-03: the round under way is the last one. */
const endGame: VerbRules<'end-game'> = {
  ...UNASKED,
  isPossible: () => true,
  carryOut(play, { effect }) {
    play.state.mission.lastRound = true;
    if (effect.loses === 'everybody') addFlag(play, MUTUAL_LOSS);
  },
};

const mutualLoss: VerbRules<'mutual-loss'> = {
  ...UNASKED,
  isPossible: () => true,
  carryOut(play, { state, effect }) {
    if (!state.mission.flags.includes(effect.unless)) addFlag(play, MUTUAL_LOSS);
  },
};

function addFlag(play: Play, flag: string): void {
  const { mission } = play.state;
  if (!mission.flags.includes(flag)) mission.flags = [...mission.flags, flag];
}

const drawSecret: VerbRules<'draw-secret'> = {
  ...UNASKED,
  isPossible: () => true,
  carryOut(play, { context }) {
    play.push(secretDraw(context.seat, context.self));
  },
};

export const MISSION_VERBS: VerbTable<Name> = {
  score,
  bank,
  'move-banked': moveBankedVerb,
  ...CONTROL_VERBS,
  ...FEATURE_VERBS,
  influence,
  'set-aside-officers': setAside,
  'attach-survivor': attachSurvivor,
  'move-teams': moveTeams,
  'end-game': endGame,
  'mutual-loss': mutualLoss,
  'draw-secret': drawSecret,
};
