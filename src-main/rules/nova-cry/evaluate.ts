/**
 * How good a position is for a seat, from what it sees: for every player what has been scored and what is under way, in
 * victory points, and from these a chance to come to 15 first. The weights are judgements, measured by games of bots
 * against each other; no rule knows of them.
 */
import { WINNING } from '../../../shared/content/nova-cry';
import type { NovaCryView, SeatView } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { recordOf, type Table } from './table';

/** In victory points, unless said otherwise. */
const WEIGHTS = {
  /** A planet's points while the pawn is on its way: less for each space that is left. */
  spaceLeft: 0.13,
  /** What docking brings besides its points: text and discovery. */
  docking: 0.5,
  planetWithout: 0.25,
  /** Intel up to a duel and a battle in hand, and beyond. */
  intel: 0.5,
  intelBeyond: 0.2,
  /** Fewer points are needed than declaring gives, so a duel is of no use any more. */
  intelAfterDuels: 0.3,
  card: 0.3,
  cardBeyond: 0.12,
  /** Share of the points of the best card that can be played, still to be played. */
  playable: 0.55,
  captain: 0.9,
  captainDestroyed: -0.1,
  officer: 0.45,
  alien: 0.45,
  skill: 0.09,
  training: 0.06,
  permanent: 0.35,
  warp: 0.3,
  weapon: 0.28,
  hull: 2.6,
  /** A ship that one more hit destroys. */
  inRange: -1.1,
  token: -0.13,
  fifthToken: -0.12,
  chancellor: 1.6,
} as const;
/** Intel that buys one more fight; more is hard to spend. */
const INTEL_IN_USE = 5;
const CARDS_IN_USE = 4;
/** Hull at which about two thirds of what it is worth are there. */
const HULL_SCALE = 4;
/** From which score on a declared duel cannot be what wins (NC-DUEL-05). */
const NO_MORE_DUELS = WINNING - 2;
/** How much a point more favours a player, at the start and near the end. */
const SHARPNESS = { start: 0.3, end: 0.75 };

export type Evaluate = (view: NovaCryView, seat: SeatId) => number;

/** An evaluation over one content: from 0, lost, to 1, won. It knows what `seat`'s own view shows, and no more. */
export function makeEvaluate(table: Table): Evaluate {
  return (view, seat) => {
    if (view.outcome) return view.outcome.winners.includes(seat) ? 1 : 0;
    const playing = view.seats.filter(({ isOut }) => !isOut);
    if (!playing.some((each) => each.seat === seat)) return 0;
    const furthest = Math.max(...playing.map(({ score }) => score)) / WINNING;
    const sharpness = SHARPNESS.start + (SHARPNESS.end - SHARPNESS.start) * furthest ** 2;
    const worths = playing.map((each) => ({ seat: each.seat, worth: worthOf(table, view, each) }));
    const best = Math.max(...worths.map(({ worth }) => worth));
    const weigh = (worth: number): number => Math.exp(sharpness * (worth - best));
    const own = worths.find((each) => each.seat === seat)?.worth ?? 0;
    return weigh(own) / worths.reduce((sum, { worth }) => sum + weigh(worth), 0);
  };
}

/** What a player has and what is under way, in victory points. */
function worthOf(table: Table, view: NovaCryView, seat: SeatView): number {
  return (
    seat.score +
    voyageWorth(table, seat) +
    intelWorth(seat) +
    handWorth(table, seat) +
    crewWorth(view, seat) +
    shipWorth(view, seat) +
    tokenWorth(seat)
  );
}

function voyageWorth({ content }: Table, { planet, warp }: SeatView): number {
  if (!planet) return warp * WEIGHTS.planetWithout;
  const record = content.planets[recordOf(planet.card)];
  if (!record) return 0;
  const left = record.track.length - planet.space;
  const due = record.victory + WEIGHTS.docking;
  return due * Math.max(0.15, 1 - left * WEIGHTS.spaceLeft);
}

function intelWorth({ intel, score, captain }: SeatView): number {
  const mayDuel = captain?.status === 'ready' && score < NO_MORE_DUELS;
  const used = Math.min(intel, INTEL_IN_USE);
  const each = mayDuel ? WEIGHTS.intel : WEIGHTS.intelAfterDuels;
  return used * each + (intel - used) * WEIGHTS.intelBeyond;
}

function handWorth(table: Table, seat: SeatView): number {
  const used = Math.min(seat.handSize, CARDS_IN_USE);
  const cards = used * WEIGHTS.card + (seat.handSize - used) * WEIGHTS.cardBeyond;
  return cards + bestPlay(table, seat) * WEIGHTS.playable;
}

/** Points of the best card in an own hand that the crew is skilled for. */
function bestPlay({ content }: Table, { hand, skills }: SeatView): number {
  let best = 0;
  for (const card of hand ?? []) {
    const record = content.actionCards[recordOf(card)];
    const level = skills.find(({ skill }) => skill === record?.skill)?.level ?? 0;
    for (const option of record?.options ?? [])
      if (option.level <= level) best = Math.max(best, option.victory);
  }
  return best;
}

function crewWorth(view: NovaCryView, seat: SeatView): number {
  const { captain, crew, aliens, skills, permanents, training } = seat;
  const ready = (people: readonly { readonly status: string }[]): number =>
    people.filter(({ status }) => status === 'ready').length;
  const led = captain?.status === 'ready';
  const lost = captain?.status === 'destroyed' ? WEIGHTS.captainDestroyed : 0;
  return (
    (led ? WEIGHTS.captain : lost) +
    ready(crew) * WEIGHTS.officer +
    ready(aliens) * WEIGHTS.alien +
    skills.reduce((sum, { level }) => sum + level, 0) * WEIGHTS.skill +
    training * WEIGHTS.training +
    permanents.length * WEIGHTS.permanent +
    (view.chancellor === seat.seat ? WEIGHTS.chancellor * (led ? 1 : 0.4) : 0)
  );
}

function shipWorth(view: NovaCryView, { seat, warp, weapons, hullLeft, ship }: SeatView): number {
  const strongest = Math.max(
    0,
    ...view.seats.filter((each) => each.seat !== seat && !each.isOut).map((each) => each.weapons),
  );
  const isInRange = ship !== null && hullLeft <= strongest;
  return (
    warp * WEIGHTS.warp +
    weapons * WEIGHTS.weapon +
    WEIGHTS.hull * (1 - Math.exp(-Math.max(0, hullLeft) / HULL_SCALE)) +
    (isInRange ? WEIGHTS.inRange : 0)
  );
}

/** Tokens of the front row wait for a hit, or for the one too many. */
function tokenWorth({ front, quiet }: SeatView): number {
  return front.length * WEIGHTS.token + Math.max(0, front.length - quiet + 1) * WEIGHTS.fifthToken;
}
