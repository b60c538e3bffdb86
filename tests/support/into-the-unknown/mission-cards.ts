/** Makers of mission cards for tests: nothing on them but what is named. */
import type {
  ComplicationRecord,
  HailRecord,
  OvertureRecord,
  SituationRecord,
  StoryRecord,
} from '../../../shared/content/into-the-unknown';
import { source } from './cards';

const PART = {
  ofStory: false,
  categories: ['study' as const],
  actions: [],
  hazards: [],
  readies: [],
  hails: [],
  passives: [],
};
const CALM = { combat: 'calm', exploration: 'calm', diplomacy: 'calm' } as const;

/** A solitary system, one capital ship and two others, no objectives; over at the end of round 3. */
export function overtureCard(own: Partial<OvertureRecord> = {}): OvertureRecord {
  return {
    name: 'Overture',
    ...PART,
    directives: CALM,
    layout: 'solitary',
    fleet: { capital: 1, others: 2, either: false },
    auxiliaries: 0,
    objectives: [],
    units: [],
    roles: [],
    setUp: [],
    ends: [[{ is: 'round', least: 3 }]],
    endScoring: [],
    source,
    ...own,
  };
}

/** Without features and anomalies. */
export function situationCard(own: Partial<SituationRecord> = {}): SituationRecord {
  return { name: 'Situation', ...PART, features: [], anomalies: [], setUp: [], source, ...own };
}

/** No objectives; ends with round 6. */
export function complicationCard(own: Partial<ComplicationRecord> = {}): ComplicationRecord {
  return {
    name: 'Complication',
    ...PART,
    directives: CALM,
    roles: [],
    objectives: [],
    hostileRole: null,
    clears: { pings: true, markers: true, anomalies: false },
    setUp: [],
    afterObjectives: [],
    units: [],
    reinforcements: null,
    secrets: [],
    ends: [[{ is: 'round', least: 6 }]],
    endScoring: [],
    source,
    ...own,
  };
}

/** Without effects. */
export function hailCard(own: Partial<HailRecord> & Pick<HailRecord, 'test'>): HailRecord {
  return { name: 'Hail', sameLocation: 0, success: [], failure: [], spends: [], source, ...own };
}

/** Two seats of no fleet in particular. */
export function storyCard(
  own: Partial<StoryRecord> & Pick<StoryRecord, 'overture' | 'complications'>,
): StoryRecord {
  return {
    name: 'Story',
    briefing: 'A story.',
    corePoints: 50,
    situation: null,
    factions: { '1': 'federation', '2': 'dominion' },
    priority: null,
    fleets: null,
    given: [],
    ignores: [],
    tie: null,
    places: [],
    source,
    ...own,
  };
}
