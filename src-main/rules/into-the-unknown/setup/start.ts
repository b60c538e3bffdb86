/** From a set-up that a person asked for to the first state, or every fault of it (ITU-SETUP-01 to 03, ITU-TASK-01 to 14). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import { DIRECTIVES, type DirectiveCategory } from '../../../../shared/content/into-the-unknown';
import type {
  DirectiveState,
  MissionState,
  OfficerState,
  SeatState,
} from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../../../shared/documents';
import { coreCost, coreOfficers, directiveOf, directivesOpenTo } from '../../../../shared/fleet';
import { SEAT_IDS, type SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { newOfficer, NOT_DRAWN } from './force';
import { faultsOfSetup } from './setup-faults';

/** The first state, everything still to be drawn, chosen and deployed. Every fault of the set-up is told. */
export function startState(
  table: Table,
  setup: IntoTheUnknownSetup,
): Result<IntoTheUnknownState, readonly Refusal[]> {
  const faults = faultsOfSetup(table, setup);
  return faults.length > 0 ? err(faults) : ok(stateOf(table, setup));
}

function stateOf(table: Table, setup: IntoTheUnknownSetup): IntoTheUnknownState {
  const seats = SEAT_IDS.slice(0, setup.seats.length);
  return {
    setup,
    seats: seats.map((seat, index) => newSeat(table, setup, seat, index)),
    units: [],
    gone: [],
    officers: seats.flatMap((seat, index) => coreOf(setup, seat, index)),
    features: [],
    sector: setup.table?.sector ?? { layout: 'solitary' },
    mission: newMission(table, setup),
    round: null,
    modifiers: [],
    tasks: [{ type: 'set-up', step: 1, part: 0 }],
    outcome: null,
    roundsDone: 0,
    nextFeature: 1,
  };
}

/** The five core officers, nowhere yet. */
function coreOf(setup: IntoTheUnknownSetup, seat: SeatId, index: number): readonly OfficerState[] {
  const force = setup.seats[index]?.force;
  return force === undefined
    ? []
    : coreOfficers(force).map(([place, card]) => newOfficer({ officers: [] }, seat, card, place));
}

/** Trust tokens that each player has (ITU-HAIL-13). */
const TRUST = [1, 2, 3, 4];

function newSeat(table: Table, setup: IntoTheUnknownSetup, seat: SeatId, index: number): SeatState {
  const force = setup.seats[index]?.force;
  if (force === undefined) throw new Error(`Nobody plays at ${seat}.`);
  const { content } = table;
  const story = setup.mission.type === 'story' ? content.stories[setup.mission.story] : undefined;
  const card = (category: DirectiveCategory): DirectiveState => ({
    card:
      directiveOf(content, force, category) ?? directivesOpenTo(content, force.faction, category)[0] ?? '',
    side: 'calm',
    scored: {},
  });
  const directives = Object.fromEntries(DIRECTIVES.map((category) => [category, card(category)]));
  return {
    seat,
    faction: force.faction,
    directives: directives as SeatState['directives'], // one for each category
    vp: 0,
    nvp: 0,
    flexPoints: 0,
    corePoints: Math.max(0, (story?.corePoints ?? setup.corePoints) - coreCost(content, force)),
    trust: TRUST.map((number) => ({ number, spent: false })),
    passed: false,
    roles: [],
    fleet: [],
    gone: [],
    transfer: [],
  };
}

const ANOMALIES = [1, 2, 3, 4, 5, 6, 7, 8];

function newMission({ content }: Table, { mission }: IntoTheUnknownSetup): MissionState {
  const bare = {
    part: 'overture',
    revealed: null,
    track: [],
    influence: null,
    layout: 'solitary',
    first: null,
    flags: [],
    anomalies: ANOMALIES,
    lastRound: false,
  } as const;
  if (mission.type === 'story') {
    const story = content.stories[mission.story];
    if (story === undefined) throw new Error('A set-up without faults names no story.');
    const { overture, situation, complications } = story;
    return { ...bare, story: mission.story, overture, situation, complications: { ...complications } };
  }
  const { overture, situation, complications } = mission;
  return {
    ...bare,
    story: null,
    overture: overture ?? NOT_DRAWN,
    situation,
    complications: complications ? { ...complications } : {},
  };
}
