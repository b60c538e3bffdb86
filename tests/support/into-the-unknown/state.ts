/** A state in the middle of a match, laid out as a test needs it without playing the set-up. */
import type { Force } from '../../../shared/documents';
import { DIRECTIVES, type PlayedFaction, type Station } from '../../../shared/content/into-the-unknown';
import type {
  DirectiveState,
  FeatureState,
  Location,
  MissionState,
  OfficerState,
  RoundState,
  SeatState,
  Task,
  UnitState,
} from '../../../shared/contract/into-the-unknown';
import {
  type SectorLayout,
  shapeMemberships,
  sectorGeometry,
  shapeOfUnit,
  shapeOfFeature,
} from '../../../shared/sector';
import type { SeatId } from '../../../src-main/rules/engine';
import { newUnit } from '../../../src-main/rules/into-the-unknown/moves/deploy-unit';
import type { IntoTheUnknownState } from '../../../src-main/rules/into-the-unknown/state';
import { recordOf, type Table } from '../../../src-main/rules/into-the-unknown/table';

export interface UnitOptions {
  /** A unit class, or a team record. */
  readonly class: string;
  /** Whose it is; '1' where it is left out, null: nobody's. */
  readonly seat?: SeatId | null;
  /** x, y and heading; a unit without it is not on the table. */
  readonly at?: readonly [number, number, number];
  /** Of teams: `1:defiant/bridge`, or a feature's id. */
  readonly in?: string;
  /** A row of its dial, such as `yellow 1`. */
  readonly alert?: string;
  /** Officers at its stations, cards by station. */
  readonly crew?: Readonly<Partial<Record<Station, string>>>;
  /** Officers attached at no station: of a team, or by section. */
  readonly aboard?: readonly string[];
  /** Whatever else its state should be. */
  readonly is?: Partial<UnitState>;
}
export interface FeatureOptions {
  readonly kind: FeatureState['kind'];
  readonly at: readonly [number, number];
  readonly is?: Partial<FeatureState>;
}
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

function addUnit(table: Table, state: IntoTheUnknownState, options: UnitOptions): IntoTheUnknownState {
  const { seat = '1', at, alert } = options;
  const pose = at === undefined ? null : { x: at[0], y: at[1], headingDeg: at[2] };
  const made = newUnit(table, state, {
    class: options.class,
    owner: seat,
    pose,
    system: pose === null ? null : systemOfUnit(table, state, options.class, pose),
    location: options.in === undefined ? null : locationOf(options.in),
  });
  const row = table.content.units[options.class]?.alerts.findIndex((each) => each.alert === alert) ?? -1;
  const unit: UnitState = {
    ...made,
    ...(alert === undefined || row < 0 ? {} : { alert: row }),
    ...options.is,
  };
  const officers = crewOf(table, state, unit, options);
  return { ...state, units: [...state.units, unit], officers: [...state.officers, ...officers] };
}

/** `1:defiant/bridge` is a section, `1:alpha` a team, `f1` a feature. */
export function locationOf(text: string): Location {
  const slash = text.lastIndexOf('/');
  if (slash >= 0) {
    const section = text.slice(slash + 1) as Extract<Location, { type: 'section' }>['section']; // tests name sections
    return { type: 'section', unit: text.slice(0, slash), section };
  }
  return text.includes(':') ? { type: 'team', unit: text } : { type: 'feature', feature: text };
}

function systemOfUnit(
  table: Table,
  state: IntoTheUnknownState,
  unitClass: string,
  pose: NonNullable<UnitState['pose']>,
): string | null {
  const shape = shapeOfUnit(table.content, { class: unitClass, pose });
  if (shape === undefined) return null;
  const sector = sectorGeometry(table.content, state.sector, table.readings);
  return shapeMemberships(shape, sector).find(({ membership }) => membership !== 'outside')?.system ?? null;
}

function crewOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  { crew = {}, aboard = [] }: UnitOptions,
): readonly OfficerState[] {
  const posts = Object.entries(crew) as [Station, string][]; // the keys are stations
  const made: OfficerState[] = [];
  for (const [station, card] of posts) {
    const section = sectionOf(table, unit, station);
    made.push(
      officerOf(
        [...state.officers, ...made],
        unit,
        card,
        { type: 'section', unit: unit.id, section },
        station,
      ),
    );
  }
  for (const card of aboard) {
    const at: Location =
      unit.kind === 'team'
        ? { type: 'team', unit: unit.id }
        : { type: 'section', unit: unit.id, section: 'bridge' };
    made.push(officerOf([...state.officers, ...made], unit, card, at, null));
  }
  return made;
}

type Section = Extract<Location, { type: 'section' }>['section'];

function sectionOf({ content }: Table, unit: UnitState, station: Station): Section {
  const printed = content.stations[unit.class]?.stations.find((each) => each.station === station);
  if (printed) return printed.section;
  if (station === 'medbay' || station === 'engineering') return station;
  return station === 'cargo-bay' ? 'cargo' : 'bridge';
}

function officerOf(
  known: readonly OfficerState[],
  unit: UnitState,
  card: string,
  at: Location,
  station: Station | null,
): OfficerState {
  const owner = unit.owner ?? '1';
  const copies = known.filter((each) => each.owner === owner && recordOf(each.card) === card).length;
  return {
    id: copies === 0 ? `${owner}:${card}` : `${owner}:${card}#${copies + 1}`,
    card,
    owner,
    at,
    station,
    ready: true,
    trauma: 0,
    incapacitated: false,
    lost: false,
    capturedBy: null,
    commodore: false,
    core: null,
    banked: [],
    advantage: 0,
    copied: null,
    bySway: false,
  };
}

function addFeature(table: Table, state: IntoTheUnknownState, options: FeatureOptions): IntoTheUnknownState {
  const [x, y] = options.at;
  const at = { x, y };
  const sector = sectorGeometry(table.content, state.sector, table.readings);
  const shape = shapeOfFeature(table.content, { kind: options.kind, at });
  const feature: FeatureState = {
    id: `f${state.nextFeature}`,
    kind: options.kind,
    name: options.kind,
    at,
    keywords: {},
    control: {},
    number: null,
    seenBy: [],
    exposed: false,
    system:
      shapeMemberships(shape, sector).find(({ membership }) => membership !== 'outside')?.system ?? null,
    ...options.is,
  };
  return { ...state, features: [...state.features, feature], nextFeature: state.nextFeature + 1 };
}
