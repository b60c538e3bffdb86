/** Every fault of a set-up that a person asked for, with its place, and what it may be warned of. */
import type { Refusal, RuleId } from '../../../../shared/base';
import { ALIGNMENT_NAMES } from '../../../../shared/content/into-the-unknown';
import type { Force, IntoTheUnknownSetup } from '../../../../shared/documents';
import {
  checkForce,
  type Finding,
  finding,
  type ForceMission,
  hasDials,
  incidentLimits,
  storyLimits,
  under,
} from '../../../../shared/fleet';
import { SEAT_IDS } from '../../engine';
import type { Table } from '../table';
import { complicationDeck } from './draw';

/** Two play; mission cards, task forces and a planned table are as the rules allow. */
export function faultsOfSetup(table: Table, setup: IntoTheUnknownSetup): readonly Refusal[] {
  if (setup.seats.length !== 2) return [fault('out-of-range', 'Two people play.', '/seats', 'ITU-ORDER-01')];
  const mission = missionFaults(table, setup);
  return [
    ...mission,
    ...(mission.length > 0 ? [] : setup.seats.flatMap((_, index) => forceFaults(table, setup, index))),
    ...tableFaults(table, setup),
  ];
}

function fault(code: string, message: string, at: string, rule: RuleId): Refusal {
  return { code, message, at, rule };
}

/** Mission cards that are there and belong together (ITU-MISSION-01, ITU-CARDS-03, ITU-CARDS-06). */
function missionFaults(table: Table, { mission, seats }: IntoTheUnknownSetup): readonly Refusal[] {
  const { content } = table;
  if (mission.type === 'story') {
    const story = Object.hasOwn(content.stories, mission.story) ? content.stories[mission.story] : undefined;
    if (story === undefined) return [unknown('story', mission.story, '/mission/story', 'ITU-MISSION-02')];
    return seats.flatMap(({ force }, index) => {
      const faction = story.factions[index === 0 ? '1' : '2'];
      if (faction === force.faction) return [];
      const message = `In this mission the player’s task force is ${ALIGNMENT_NAMES[faction]}.`;
      return [fault('wrong-faction', message, `/seats/${index}/force/faction`, 'ITU-TASK-05')];
    });
  }
  const { overture, situation, complications } = mission;
  const named = [
    ['overture', overture, content.overtures, '/mission/overture'],
    ['situation', situation, content.situations, '/mission/situation'],
    ['complication', complications?.['1'] ?? null, content.complications, '/mission/complications/1'],
    ['complication', complications?.['2'] ?? null, content.complications, '/mission/complications/2'],
  ] as const;
  const unfit = named.flatMap(([kind, id, records, at]) => {
    if (id === null) return [];
    const record = Object.hasOwn(records, id) ? records[id] : undefined;
    if (record === undefined) return [unknown(kind, id, at, 'ITU-CARDS-03')];
    if (!record.ofStory) return [];
    return [fault('story-part', `${record.name} is a part of a story mission.`, at, 'ITU-CARDS-03')];
  });
  if (unfit.length > 0) return unfit;
  return [...emptyFaults(content, overture, situation), ...strangerFaults(table, mission)];
}

function unknown(kind: string, id: string, at: string, rule: RuleId): Refusal {
  return fault('unknown-id', `No content pack knows the ${kind} "${id}".`, at, rule);
}

/** What is to be drawn has to be there. */
function emptyFaults(
  content: Table['content'],
  overture: string | null,
  situation: string | null,
): readonly Refusal[] {
  const none = (records: Readonly<Record<string, { readonly ofStory: boolean }>>) =>
    Object.values(records).every(({ ofStory }) => ofStory);
  const no = (kind: string, at: string) =>
    fault('nothing-to-draw', `The packs have no ${kind} cards.`, at, 'ITU-CARDS-04');
  return [
    ...(overture === null && none(content.overtures) ? [no('overture', '/mission/overture')] : []),
    ...(situation === null && none(content.situations) ? [no('situation', '/mission/situation')] : []),
  ];
}

/** Complications have a category in common with the overture or the situation (ITU-CARDS-06). */
function strangerFaults(
  table: Table,
  { overture, situation, complications }: Extract<IntoTheUnknownSetup['mission'], { type: 'incident' }>,
): readonly Refusal[] {
  if (complications === undefined || overture === null || situation === null) return [];
  const deck = complicationDeck(table, { mission: { overture, situation } });
  return (['1', '2'] as const).flatMap((seat) => {
    if (deck.includes(complications[seat])) return [];
    const message = 'This complication has no category in common with the overture or the situation.';
    return [fault('no-category', message, `/mission/complications/${seat}`, 'ITU-CARDS-06')];
  });
}

/** The task force as its mission has it; ships of a planned table take the place of those it names. */
function forceFaults(table: Table, setup: IntoTheUnknownSetup, index: number): readonly Refusal[] {
  const force = setup.seats[index]?.force;
  if (force === undefined) return [];
  const { content, readings } = table;
  const { mission, mode, flexPoints } = setup;
  const story = mission.type === 'story' ? content.stories[mission.story] : undefined;
  const limits = limitsOf(table, setup, index);
  const rules = { corePoints: story?.corePoints ?? setup.corePoints, mode, flexPoints, mission: limits };
  const isNamed = (limits?.ships ?? null) !== null || setup.table !== undefined;
  const checked = isNamed ? { ...force, ships: [], auxiliaries: [] } : force;
  const faults = checkForce(content, readings, checked, rules);
  return under(`/seats/${index}/force`, [...faults, ...(isNamed ? [] : shipless(mode, force))]);
}

/** The fleet of a campaign is the roster's (ITU-TASK-13): without a ship there nothing could be deployed. */
function shipless(mode: IntoTheUnknownSetup['mode'], { roster }: Force): readonly Finding[] {
  if (mode !== 'campaign' || roster === undefined || roster.ships.length > 0) return [];
  const message = 'There is no ship on the roster.';
  return [finding('no-ships', 'ITU-TASK-13', '/roster/ships', message)];
}

function limitsOf({ content }: Table, { mission }: IntoTheUnknownSetup, index: number): ForceMission | null {
  if (mission.type === 'story') {
    const story = content.stories[mission.story];
    return story === undefined ? null : storyLimits(content, story, index === 0 ? '1' : '2');
  }
  const overture = mission.overture === null ? undefined : content.overtures[mission.overture];
  return overture === undefined ? null : incidentLimits(overture);
}

/** Units of a planned table that a match can be played with; bare bases are left out of it. */
function tableFaults({ content }: Table, { table }: IntoTheUnknownSetup): readonly Refusal[] {
  return (table?.units ?? []).flatMap(({ class: unitClass }, index) => {
    if (typeof unitClass !== 'string') return [];
    const at = `/table/units/${index}/class`;
    const found = Object.hasOwn(content.units, unitClass) ? content.units[unitClass] : undefined;
    if (found === undefined) return [unknown('unit class', unitClass, at, 'ITU-TASK-13')];
    if (found.kind !== 'ship' || hasDials(found)) return [];
    return [fault('unknown-figure', `Nobody knows the dials of ${found.name}.`, at, 'ITU-TASK-13')];
  });
}

/** What a sound set-up should still be warned of: bare bases and more ships on a plan than set-up would allow. */
export function warningsOfSetup(content: Table['content'], setup: IntoTheUnknownSetup): readonly Refusal[] {
  const bare = (setup.table?.units ?? []).flatMap(({ class: unitClass }, index) =>
    typeof unitClass === 'string'
      ? []
      : [
          fault(
            'left-out',
            'A bare base takes no part in a match.',
            `/table/units/${index}`,
            'ITU-OBJECT-01',
          ),
        ],
  );
  const lonely = SEAT_IDS.slice(0, 2).flatMap((_, index) => {
    const owner = index === 0 ? 'blue' : 'orange';
    const isAny = setup.table?.units.some((unit) => unit.owner === owner) ?? true;
    if (isAny) return [];
    const message = `Nothing on the plan is ${owner}: the fleet is chosen and deployed in set-up.`;
    return [fault('no-ships', message, '/table/units', 'ITU-SETUP-04')];
  });
  return [...bare, ...lonely, ...fleetWarnings(content, setup)];
}

/** ITU-SETUP-04: a fleet on a plan may be of any size. */
function fleetWarnings(content: Table['content'], setup: IntoTheUnknownSetup): readonly Refusal[] {
  return (setup.table?.units ?? []).flatMap(({ class: unitClass, owner }, index) => {
    const found = typeof unitClass === 'string' ? content.units[unitClass] : undefined;
    const seat = owner === 'blue' ? setup.seats[0] : owner === 'orange' ? setup.seats[1] : undefined;
    if (found?.kind !== 'ship' || seat === undefined || found.faction === seat.force.faction) return [];
    const message = `${found.name} is not of the task force's faction.`;
    return [fault('other-faction', message, `/table/units/${index}/class`, 'ITU-SWAY-05')];
  });
}
