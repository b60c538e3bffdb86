/** A state in the middle of a match, laid out as a test needs it without playing the set-up. */
import type { Force } from '../../../shared/documents';
import { DIRECTIVES, type PlayedFaction } from '../../../shared/content/into-the-unknown';
import type {
  DirectiveState,
  MissionState,
  OfficerState,
  RoundState,
  SeatState,
  Task,
} from '../../../shared/contract/into-the-unknown';
import type { SectorLayout } from '../../../shared/sector';
import type { SeatId } from '../../../src-main/rules/engine';
import type { IntoTheUnknownState } from '../../../src-main/rules/into-the-unknown/state';
import type { Table } from '../../../src-main/rules/into-the-unknown/table';
import { addFeature, addUnit, type FeatureOptions, type UnitOptions } from './pieces';

export interface StateOptions {
  /** In the order of the seats; the Federation and the Dominion where they are left out. */
  readonly factions?: readonly PlayedFaction[];
  readonly units?: readonly UnitOptions[];
  readonly features?: readonly FeatureOptions[];
  /** Changes of officers that are there, by id. */
  readonly officers?: Readonly<Record<string, Partial<OfficerState>>>;
  readonly seats?: Readonly<Partial<Record<SeatId, Partial<SeatState>>>>;
  readonly mission?: Partial<MissionState>;
  /** Round 1, Priority Phase, priority with seat 1 where it is left out; null: during set-up. */
  readonly round?: Partial<RoundState> | null;
  readonly sector?: SectorLayout;
  /** The stack, its top last; where it is left out what the phase begins with: an order, or its step of the round. */
  readonly tasks?: readonly Task[];
  readonly is?: Partial<IntoTheUnknownState>;
}

/** The state whole. Throws where a class or location is not there. */
export function stateWith(table: Table, options: StateOptions = {}): IntoTheUnknownState {
  const { factions = ['federation', 'dominion'], round = {}, mission = {} } = options;
  const bare: IntoTheUnknownState = {
    setup: {
      mode: 'match',
      mission: { type: 'incident', overture: mission.overture ?? null, situation: mission.situation ?? null },
      corePoints: 50,
      flexPoints: 0,
      dealt: false,
      seats: factions.map((faction) => ({ force: bareForce(faction) })),
    },
    seats: factions.map((faction, index) => seatOf(table, faction, index, options)),
    units: [],
    gone: [],
    officers: [],
    features: [],
    sector: options.sector ?? { layout: 'solitary' },
    mission: { ...missionOf(table), ...mission },
    round: round === null ? null : { number: 1, phase: 'priority', priority: '1', hailed: false, ...round },
    modifiers: [],
    tasks: options.tasks ?? phaseTasks(round, factions.length),
    outcome: null,
    roundsDone: 0,
    nextFeature: 1,
  };
  const withUnits = (options.units ?? []).reduce((state, unit) => addUnit(table, state, unit), bare);
  const whole = (options.features ?? []).reduce((state, each) => addFeature(table, state, each), withUnits);
  const officers = whole.officers.map((each) => ({ ...each, ...options.officers?.[each.id] }));
  return { ...whole, officers, ...options.is };
}

/** The step of the round that comes next, and in the Priority and Standby Phases who orders first. */
function phaseTasks(round: Partial<RoundState> | null, seats: number): readonly Task[] {
  if (round === null) return [{ type: 'set-up', step: 1, part: 0 }];
  const { phase = 'priority', priority = '1' } = round;
  const other = String((Number(priority) % seats) + 1) as SeatId; // seats are counted from 1
  const step = { priority: 2, standby: 3, hazard: 4, ready: 6, hail: 8 }[phase];
  const next: Task = { type: 'round', step };
  if (phase === 'priority') return [next, { type: 'priority-order', seat: priority }];
  if (phase === 'standby') return [next, { type: 'standby-order', seat: other, part: 'units' }];
  return [next];
}

/** A task force of nobody in particular. */
export function bareForce(faction: PlayedFaction): Force {
  const core = {
    'command-liaison': null,
    'chief-of-operations': null,
    'head-of-science': null,
    'specialist-1': null,
    'specialist-2': null,
  };
  return {
    faction,
    directives: {},
    core,
    transfer: [],
    unitPool: [],
    equipmentPool: [],
    ships: [],
    auxiliaries: [],
  };
}

function seatOf({ content }: Table, faction: PlayedFaction, index: number, options: StateOptions): SeatState {
  const seat = String(index + 1) as SeatId; // seats are counted from 1
  const directives = Object.fromEntries(
    DIRECTIVES.map((category): [string, DirectiveState] => {
      const own = Object.entries(content.directives).find(
        ([, record]) => record.faction === faction && record.category === category,
      );
      return [category, { card: own?.[0] ?? `${faction}-${category}`, side: 'calm', scored: {} }];
    }),
  ) as SeatState['directives']; // one for each category
  return {
    seat,
    faction,
    directives,
    vp: 0,
    nvp: 0,
    flexPoints: 0,
    corePoints: 0,
    trust: [1, 2, 3, 4].map((number) => ({ number, spent: false })),
    passed: false,
    roles: [],
    fleet: (options.units ?? [])
      .filter((unit) => (unit.seat === undefined ? '1' : unit.seat) === seat)
      .filter((unit) => content.units[unit.class]?.kind === 'ship')
      .map((unit) => unit.class),
    gone: [],
    transfer: [],
    ...options.seats?.[seat],
  };
}

function missionOf({ content }: Table): MissionState {
  return {
    story: null,
    overture: Object.keys(content.overtures).sort()[0] ?? 'none',
    situation: Object.keys(content.situations).sort()[0] ?? null,
    complications: {},
    part: 'overture',
    revealed: null,
    track: ['1', '1', '1', '2', '2', '2'],
    influence: 3,
    layout: 'solitary',
    first: '1',
    flags: [],
    anomalies: [1, 2, 3, 4, 5, 6, 7, 8],
    lastRound: false,
  };
}
