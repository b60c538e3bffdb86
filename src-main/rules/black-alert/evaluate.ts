/**
 * How good a position is for a seat, from what it sees: for each of the four ways to win roughly how many turns of the
 * team it still takes, and from the pace of both teams a chance to win. The weights are judgements, measured by games of
 * bots against each other; no rule knows of them.
 */
import { HOME, otherTeam, type Ship, shipOf, type Team, TEAMS } from '../../../shared/content/black-alert';
import type { BlackAlertView, CharacterView } from '../../../shared/contract/black-alert';
import { areAdjacent, type NodeId, type Space, SPACES, tileOf } from '../../../shared/hex';
import type { SeatId } from '../engine';
import { recordOf, type Table } from './table';
import type { VoyagesTo } from './voyages';

/** In turns of a team, unless said otherwise. */
const WEIGHTS = {
  /**
   * A Damage card on a ship, apart and with the attacker where it can deal one. Against bots that defend and repair the
   * Charon is a longer way than it looks.
   */
  damage: { starfleet: 4.2, terran: 2.8 },
  damageClose: { starfleet: 3.2, terran: 2.1 },
  /** An Infiltration still to be tucked; with its card in hand already. */
  infiltration: 3,
  infiltrationHeld: [0, 1, 1.6, 2],
  /** Each tile between the Charon and the Discovery, for Terrans that want to come aboard. */
  approach: 0.5,
  aboard: 0.5,
  missionDone: 1,
  unreachable: 7,
  jumpSaved: 0.7,
  lackingToken: 0.7,
  lackingResolve: 0.5,
  damagedMission: 0.9,
  damagedBridge: 1.2,
  damagedOther: 0.12,
  awayFromBridge: 0.8,
  token: 0.06,
  resolve: 0.05,
  text: 0.06,
  ready: 0.05,
  ability: 0.5,
  wounded: 0.9,
  detained: 0.6,
  burning: 0.35,
  /** Tokens of Corruption that one Corruption Risk card brings on average. */
  risk: 0.25,
} as const;
/** The shortest a way to win can seem before it is met. */
const LEAST = 0.35;
/** How much the faster team is favoured, and how much a second way helps. */
const SHARPNESS = 2.2;
const MIXING = 2;
/** The share of games that are not lost by both with so many Corruption tokens left in the supply. */
const SURVIVAL = [0, 0.35, 0.58, 0.73, 0.83, 0.9, 0.94, 0.97, 0.985];
const DAMAGE_TO_LOSE = 5;
const MISSIONS_TO_WIN = 3;
const INFILTRATIONS_TO_WIN = 3;
/** What an unseen card is worth on average. */
const UNSEEN_RESOLVE = 2;

export type Evaluate = (view: BlackAlertView, seat: SeatId) => number;

interface Judged {
  readonly table: Table;
  readonly voyagesTo: VoyagesTo;
  readonly view: BlackAlertView;
}

/** An evaluation over one content: from 0, lost, to 1, won. It knows what `seat`'s own view shows, and no more. */
export function makeEvaluate(table: Table, voyagesTo: VoyagesTo): Evaluate {
  return (view, seat) => {
    const team = view.seats.find((each) => each.seat === seat)?.team ?? 'starfleet';
    if (view.outcome) return view.outcome.winners.includes(seat) ? 1 : 0;
    const judged = { table, voyagesTo, view };
    const own = paceOf(judged, team) ** SHARPNESS;
    const other = paceOf(judged, otherTeam(team)) ** SHARPNESS;
    return (survival(view) * own) / (own + other);
  };
}

/** Corruption that is on its way by cards discarded this turn counts as half placed. */
function survival({ supply, turn }: BlackAlertView): number {
  const due = TEAMS.reduce((sum, team) => sum + turn.risk[team].length, 0) * WEIGHTS.risk;
  const left = Math.max(0, supply.corruption - due);
  const floor = Math.floor(left);
  const at = (index: number): number => SURVIVAL[index] ?? 1;
  return at(floor) + (at(floor + 1) - at(floor)) * (left - floor);
}

/** Both ways of a team together: the faster one counts for most. */
function paceOf(judged: Judged, team: Team): number {
  const ease = easeOf(judged, team);
  const ways =
    team === 'starfleet'
      ? [turnsByMissions(judged), turnsByDamage(judged, team)]
      : [turnsByInfiltrations(judged), turnsByDamage(judged, team)];
  const sum = ways.reduce((total, turns) => total + (1 / Math.max(LEAST, turns - ease)) ** MIXING, 0);
  return sum ** (1 / MIXING);
}

/** Turns saved by what helps in every way: hands, tokens, abilities, and people who can act. */
function easeOf({ table, view }: Judged, team: Team): number {
  const people = peopleOf(view, team);
  const tokens = Object.values(view.pools[HOME[team]]).reduce((sum, count) => sum + count, 0);
  const ready = team === 'starfleet' ? view.ready.filter((card) => card !== null).length : 0;
  const each = people.map((person) => personalEase(table, person)).reduce((sum, ease) => sum + ease, 0);
  return tokens * WEIGHTS.token + ready * WEIGHTS.ready + each / people.length;
}

function personalEase(table: Table, person: CharacterView): number {
  const { resolve, text, ability, wounded, detained } = WEIGHTS;
  const texts = (person.hand ?? []).filter((card) => table.content.commandCards[recordOf(card)]?.play).length;
  return (
    resolveIn(table, person) * resolve +
    texts * text +
    (person.abilityUsed ? 0 : ability) -
    (person.wounded ? wounded : 0) -
    (person.detained ? detained : 0)
  );
}

function peopleOf({ characters }: BlackAlertView, team: Team): readonly CharacterView[] {
  return Object.values(characters).filter((person) => person.team === team);
}

function resolveIn({ content }: Table, { hand, handSize }: CharacterView): number {
  if (hand === null) return handSize * UNSEEN_RESOLVE;
  return hand.reduce((sum, card) => sum + (content.commandCards[recordOf(card)]?.resolve ?? 0), 0);
}

/** The Missions left in the order that takes the fewest uses of Navigate, each with what it lacks. */
function turnsByMissions(judged: Judged): number {
  const { table, view } = judged;
  const left = view.missions.filter(({ done }) => !done).map(({ id }) => id);
  const missing = MISSIONS_TO_WIN - view.missions.filter(({ done }) => done).length;
  const uses = fewestUses(judged, left, view.board.discovery);
  const people = peopleOf(view, 'starfleet');
  const away = people.filter(({ location }) => shipOf(location) !== 'discovery').length / people.length;
  const jumps = Math.min(Math.floor(view.pools.discovery.dilithium / 2), Math.floor(uses / 2));
  const lacks = left.reduce((sum, id) => sum + lacksOf(table, view, people, id), 0);
  const isStuck = uses > 0 && view.damage['discovery/bridge'] !== undefined;
  return (
    missing * WEIGHTS.missionDone +
    uses -
    jumps * WEIGHTS.jumpSaved +
    lacks +
    lackingTokens(table, view, left) * WEIGHTS.lackingToken +
    away * WEIGHTS.awayFromBridge +
    (isStuck ? WEIGHTS.damagedBridge : 0) +
    damagedElsewhere(view, 'discovery') * WEIGHTS.damagedOther
  );
}

function lacksOf(table: Table, view: BlackAlertView, people: readonly CharacterView[], id: string): number {
  const record = table.content.missions[id];
  if (!record) return 0;
  const isPaid = people.some((person) => resolveIn(table, person) >= record.resolve);
  const isDamaged = view.damage[record.location] !== undefined;
  return (isPaid ? 0 : WEIGHTS.lackingResolve) + (isDamaged ? WEIGHTS.damagedMission : 0);
}

/** Tokens that all Missions left ask for together and the pool does not hold. */
function lackingTokens({ content }: Table, view: BlackAlertView, left: readonly string[]): number {
  const pool = view.pools.discovery;
  return (['intel', 'dilithium', 'tritanium'] as const).reduce((sum, kind) => {
    const asked = left.reduce((total, id) => total + (content.missions[id]?.resources[kind] ?? 0), 0);
    return sum + Math.max(0, asked - pool[kind]);
  }, 0);
}

function fewestUses(judged: Judged, left: readonly string[], from: NodeId): number {
  if (left.length === 0) return 0;
  const { table, view, voyagesTo } = judged;
  let fewest = Infinity;
  for (const id of left) {
    const voyages = voyagesTo(view.board.tiles, table.content.missions[id]?.node ?? '');
    const uses = voyages?.get(from) ?? WEIGHTS.unreachable;
    const goal = voyages ? goalOf(voyages) : null;
    const others = left.filter((other) => other !== id);
    const rest = goal === null ? others.length * 2 : fewestUses(judged, others, goal);
    fewest = Math.min(fewest, uses + rest);
  }
  return fewest;
}

/** The place itself stands first among the voyages to it. */
function goalOf(voyages: ReadonlyMap<NodeId, number>): NodeId | null {
  for (const [node] of voyages) return node;
  return null;
}

function turnsByDamage({ view }: Judged, team: Team): number {
  const target: Ship = team === 'starfleet' ? 'charon' : 'discovery';
  const left = DAMAGE_TO_LOSE - damageOn(view, target);
  const isClose =
    tileOf(view.board.discovery) === view.board.charon ||
    peopleOf(view, team).some(({ location }) => shipOf(location) === target);
  const each = (isClose ? WEIGHTS.damageClose : WEIGHTS.damage)[team];
  const burning = team === 'starfleet' && isClose ? Math.min(3, tokensNear(view)) * WEIGHTS.burning : 0;
  return left * each - burning;
}

/** Corruption that burns with the Charon (BA-CREACT-05). */
function tokensNear({ board: { corruption, charon } }: BlackAlertView): number {
  return corruption.filter((space) => space === charon || areAdjacent(space, charon)).length;
}

function damageOn({ damage }: BlackAlertView, ship: Ship): number {
  return Object.keys(damage).filter((location) => location.startsWith(ship)).length;
}

function damagedElsewhere({ damage }: BlackAlertView, ship: Ship): number {
  return Object.keys(damage).filter((each) => each.startsWith(ship) && each !== `${ship}/bridge`).length;
}

function turnsByInfiltrations({ table, view }: Judged): number {
  const people = peopleOf(view, 'terran');
  const left = INFILTRATIONS_TO_WIN - view.infiltrations.length;
  const held = new Set(
    people
      .flatMap(({ hand }) => hand ?? [])
      .filter((card) => table.content.commandCards[recordOf(card)]?.infiltration),
  ).size;
  const isAboard = people.some(({ location }) => shipOf(location) === 'discovery');
  const way = distanceBetween(view.board.charon, tileOf(view.board.discovery));
  return (
    left * WEIGHTS.infiltration -
    (WEIGHTS.infiltrationHeld[Math.min(held, left)] ?? 0) +
    (isAboard ? 0 : WEIGHTS.aboard + way * WEIGHTS.approach)
  );
}

/** Steps from tile to tile. */
function distanceBetween(from: Space, to: Space): number {
  return DISTANCES.get(from)?.get(to) ?? 0;
}

const DISTANCES: ReadonlyMap<Space, ReadonlyMap<Space, number>> = new Map(
  SPACES.map((space) => [space, distancesFrom(space)]),
);

function distancesFrom(from: Space): ReadonlyMap<Space, number> {
  const steps = new Map<Space, number>([[from, 0]]);
  // A map grows while it is gone through, nearer tiles first.
  for (const [space, count] of steps) {
    for (const other of SPACES) {
      if (areAdjacent(space, other) && !steps.has(other)) steps.set(other, count + 1);
    }
  }
  return steps;
}
