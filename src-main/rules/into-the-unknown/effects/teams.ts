/** Verbs of teams, transport, evacuation, acts, and of trust and points after a hail. */
import { type Station, STATIONS, type Verb } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, UnitState } from '../../../../shared/contract/into-the-unknown';
import { turnCrew } from '../combat/health';
import { startTest } from '../combat/start-test';
import type { SeatId } from '../../engine';
import { findUnit, seatOf } from '../figures/pieces';
import { moveBanked } from '../mission/score';
import { personnelOf, personnelPick } from '../mission/selectors';
import { hailUnderWay, trustIn } from '../mission/under-way';
import type { IntoTheUnknownState } from '../state';
import { performAct } from '../teams/acts';
import { canDisband, disbandTeam } from '../teams/disbanding';
import { canEvacuate, landingPlaces } from '../teams/escape';
import { canForm } from '../teams/forming';
import { raided, raidWork, takeToll } from '../teams/raid';
import { relocations } from '../teams/relocating';
import { canTransport, transportRange } from '../teams/transport';
import { goOn, type VerbAsked, type VerbRules, type VerbTable } from './verb-rules';

type TeamVerb =
  | 'transport'
  | 'form-team'
  | 'disband'
  | 'relocate'
  | 'raid'
  | 'evacuate'
  | 'land'
  | 'act'
  | 'exchange-trust'
  | 'move-banked';

/** The unit that acts, if it is a player's and still there. */
function actor({ state, context }: Pick<VerbAsked<Verb>, 'state' | 'context'>) {
  const unit = findUnit(state, context.self);
  const seat = context.seat ?? unit?.owner ?? null;
  return unit === undefined || seat === null ? null : { unit, seat };
}

/** The station at which the ability is printed or its card lies; null: at none. */
function stationIn({ state, context }: Pick<VerbAsked<Verb>, 'state' | 'context'>): Station | null {
  const [kind, name] = context.from.split(':', 2);
  if (kind === 'station') return STATIONS.find((station) => station === name) ?? null;
  const cards = findUnit(state, context.self)?.equipment ?? [];
  return cards.find(({ card }) => context.from === `equipment:${card}`)?.station ?? null;
}

/** A verb that asks for nothing itself: the task it pushes does. */
function plain<Name extends Verb>(
  is: (asked: VerbAsked<Name>, unit: UnitState, seat: SeatId) => boolean,
  does: (
    play: Parameters<VerbRules<Name>['carryOut']>[0],
    asked: VerbAsked<Name>,
    unit: UnitState,
    seat: SeatId,
  ) => void,
): VerbRules<Name> {
  return {
    chooser: () => null,
    choices: () => [],
    isPossible(asked) {
      const by = actor(asked);
      return by !== null && is(asked, by.unit, by.seat);
    },
    carryOut(play, asked) {
      const by = actor(asked);
      if (by !== null) does(play, asked, by.unit, by.seat);
    },
  };
}

const transport = plain<'transport'>(
  ({ table, state }, unit, seat) =>
    unit.pose !== null &&
    canTransport(table, state, { seat, unit: unit.id, range: transportRange(table, state, unit) }),
  (play, { table, state, context }, unit, seat) => {
    const range = transportRange(table, state, unit);
    play.push({ type: 'transport', seat, unit: unit.id, officer: context.officer, range });
  },
);

/** Step 1 is paid here, the team chosen by the task (ITU-TEAM-14, ITU-TEAM-15). */
const formTeam = plain<'form-team'>(
  (asked, unit) => canForm(asked.table, asked.state, unit, stationIn(asked)),
  (play, asked, unit, seat) => {
    if (turnCrew(play, unit.id, -1) === 0) return;
    play.push({ type: 'form-team', seat, ship: unit.id, station: stationIn(asked), pod: false });
  },
);

const disband = plain<'disband'>(
  ({ table, state }, unit) => canDisband(table, state, unit),
  (play, _asked, unit) => disbandTeam(play, unit.id),
);

const relocate = plain<'relocate'>(
  ({ table, state }, unit) => relocations(table, state, unit.id).length > 0,
  (play, _asked, unit, seat) => play.push({ type: 'relocate', seat, team: unit.id, may: false, peril: 0 }),
);

/** An aggressive act against a player's unit once it has been resolved (ITU-HOSTILE-06). */
const raid = plain<'raid'>(
  ({ state }, unit) => raided(state, unit) !== null,
  (play, { effect, state, context }, unit) => {
    const host = raided(state, unit);
    if (host === null) return;
    if (effect.toll) return takeToll(play, unit, host);
    const raiding = { ...context, target: host.id, rule: 'ITU-TEAM-26' } as const;
    if (host.owner !== null)
      play.push({ type: 'effects', effects: [{ verb: 'act', act: 'aggressive' }], context: raiding });
    startTest(play, raidWork(host), raiding);
  },
);

const evacuate = plain<'evacuate'>(
  ({ table, state }, unit) => canEvacuate(table, state, unit),
  (play, _asked, unit, seat) => play.push({ type: 'evacuate', seat, unit: unit.id, step: 0 }),
);

const land = plain<'land'>(
  ({ table, state }, unit) => landingPlaces(table, state, unit).length > 0,
  (play, _asked, unit, seat) => play.push({ type: 'land', seat, pod: unit.id }),
);

/** Against the player of what was chosen; against every opponent where nothing was. */
const act = plain<'act'>(
  () => true,
  (play, { effect, state, context }, unit) =>
    performAct(play, effect.act, { unit: unit.id, against: findUnit(state, context.target)?.owner ?? null }),
);

function tokensOf(state: IntoTheUnknownState, seat: SeatId, spent: boolean): readonly number[] {
  return seatOf(state, seat)
    .trust.filter((token) => token.spent === spent)
    .map(({ number }) => number);
}

/** Spent tokens that may go back: any, or the one of the hail just over. */
function spentOnes({ effect, state }: VerbAsked<'exchange-trust'>, seat: SeatId): readonly number[] {
  const hail = hailUnderWay(state);
  const own = hail === null ? null : trustIn(hail, seat);
  return tokensOf(state, seat, true).filter((number) => !effect.used || number === own);
}

const asTrust = (token: number): IntoTheUnknownAction => ({ type: 'trust', token });

/** Two choices: the spent token that comes back, and the unspent one that goes for it. */
const exchangeTrust: VerbRules<'exchange-trust'> = {
  chooser: (asked) => actor(asked)?.seat ?? null,
  choices(asked) {
    const seat = actor(asked)?.seat;
    if (seat === undefined) return [];
    const back = asked.picks.length === 0;
    return (back ? spentOnes(asked, seat) : tokensOf(asked.state, seat, false)).map(asTrust);
  },
  isPossible(asked) {
    const seat = actor(asked)?.seat;
    if (seat === undefined) return false;
    return spentOnes(asked, seat).length > 0 && tokensOf(asked.state, seat, false).length > 0;
  },
  carryOut(play, asked, answer) {
    const seat = actor(asked)?.seat;
    if (answer?.type !== 'trust' || seat === undefined) return;
    const [back] = asked.picks;
    if (back === undefined) return goOn(play, asked, { picks: [String(answer.token)] });
    const held = play.seat(seat);
    held.trust = held.trust.map(({ number, spent }) =>
      number === Number(back)
        ? { number, spent: false }
        : { number, spent: number === answer.token || spent },
    );
  },
};

/** Onto the card of the officer who acts. */
const moveBankedPoints: VerbRules<'move-banked'> = {
  chooser: ({ table, state, context, effect }) =>
    personnelPick(table, state, context, effect.whom)?.by ?? null,
  choices: (asked) => bankers(asked).map((officer) => ({ type: 'choose-officer', officer })),
  isPossible: (asked) => bankers(asked).length > 0,
  carryOut(play, asked, answer) {
    const to = asked.context.officer;
    const isPicked = asked.effect.whom.pick !== undefined;
    const from = answer?.type === 'choose-officer' ? [answer.officer] : isPicked ? [] : bankers(asked);
    if (to === null) return;
    for (const officer of from)
      moveBanked(play, { type: 'officer', officer }, { type: 'officer', officer: to });
  },
};

/** Those meant who have points on their card, the acting officer left out. */
function bankers({ table, state, context, effect }: VerbAsked<'move-banked'>): readonly string[] {
  return personnelOf(table, state, context, effect.whom).filter(
    (id) => id !== context.officer && (state.officers.find((each) => each.id === id)?.banked.length ?? 0) > 0,
  );
}

export const TEAM_VERBS: VerbTable<TeamVerb> = {
  transport,
  'form-team': formTeam,
  disband,
  relocate,
  raid,
  evacuate,
  land,
  act,
  'exchange-trust': exchangeTrust,
  'move-banked': moveBankedPoints,
};
