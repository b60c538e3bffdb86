/** What a match would miss on the table: line officers, decks, stations, directives, rows of tables, roles, places. */
import type { Refusal } from '../../base';
import { fault } from '../fault';
import type { ContentPack } from '../pack';
import { abilitiesIn, missionParts, type Placed } from './effect-tree';
import type { DirectiveRecord } from './records';
import type { StoryRecord } from './mission-records';
import { ALIGNMENT_NAMES, DIRECTIVES, PLAYED_FACTIONS, STATIONS } from './vocabulary';

/** Everything that a match would miss; a pack without cards of a kind is no pack of matches and misses none of them. */
export function playFaults(content: ContentPack): readonly Refusal[] {
  return [
    ...officerFaults(content),
    ...shipFaults(content),
    ...directiveFaults(content),
    ...cardFaults(content),
    ...tableFaults(content),
    ...missionParts(content).flatMap((part) => roleFaults(part)),
    ...abilityFaults(content),
    ...Object.entries(content.stories).flatMap(([id, story]) => storyFaults(content, id, story)),
  ];
}

/** Each faction has one line officer, and those alone have no cost (ITU-OFFICER-01). */
function officerFaults({ officers }: ContentPack): readonly Refusal[] {
  const all = Object.entries(officers);
  const factions = all.length === 0 ? [] : PLAYED_FACTIONS;
  return [
    ...factions.flatMap((faction) => {
      const found = all.filter(([, { line, alignments }]) => line && alignments.includes(faction)).length;
      if (found === 1) return [];
      const message = `The ${ALIGNMENT_NAMES[faction]} faction has ${found} line officers, and needs one.`;
      return [fault('wrong-count', message, ['officers'], 'ITU-OFFICER-01')];
    }),
    ...all
      .filter(([, { line, cost }]) => line && cost !== null)
      .map(([id]) =>
        fault('wrong-cost', 'A line officer has no cost.', ['officers', id, 'cost'], 'ITU-OFFICER-01'),
      ),
  ];
}

/** A ship whose dials are known has stations, all seven, and a deck of damage cards. */
function shipFaults({ units, stations, damageCards }: ContentPack): readonly Refusal[] {
  const ships = Object.entries(units).filter(([, { kind, crew, hull }]) => kind === 'ship' && crew && hull);
  const decks = new Set(Object.values(damageCards).map(({ ship }) => ship));
  const seven = STATIONS.filter((station) => station !== 'console');
  return ships.flatMap(([id]) => {
    const own = stations[id]?.stations.map(({ station }) => station) ?? [];
    const lacking = decks.size === 0 ? [] : seven.filter((station) => !own.includes(station));
    return [
      ...(decks.size === 0 || decks.has(id)
        ? []
        : [fault('wrong-count', `The ship "${id}" has no damage cards.`, ['damage-cards'], 'ITU-REPAIR-01')]),
      ...lacking.map((station) =>
        fault('missing-station', `The ship has no station "${station}".`, ['stations', id], 'ITU-OFFICER-05'),
      ),
    ];
  });
}

/** Each faction has a card of each category; teams are of the faction and bear the letter (ITU-DIRECT-01, ITU-TEAM-13). */
function directiveFaults(content: ContentPack): readonly Refusal[] {
  const all = Object.entries(content.directives);
  const needed = all.length === 0 ? [] : PLAYED_FACTIONS;
  return [
    ...needed.flatMap((faction) =>
      DIRECTIVES.filter(
        (category) => !all.some(([, card]) => card.faction === faction && card.category === category),
      ).map((category) =>
        fault(
          'wrong-count',
          `The ${ALIGNMENT_NAMES[faction]} faction has no ${category} directive.`,
          ['directives'],
          'ITU-TASK-06',
        ),
      ),
    ),
    ...all.flatMap(([id, card]) => sideFaults(content, id, card)),
  ];
}

function sideFaults({ teams }: ContentPack, id: string, card: DirectiveRecord): readonly Refusal[] {
  return Object.entries(card.sides).flatMap(([name, side]) => {
    const at = ['directives', id, 'sides', name];
    const strangers = Object.entries(side.teams ?? {}).flatMap(([letter, all]) =>
      all.flatMap((team, index) => {
        const found = teams[team];
        if (!found || (found.faction === card.faction && found.letters.some((each) => each === letter)))
          return [];
        const message = `The team "${team}" has no version ${letter} of this faction.`;
        return [fault('wrong-team', message, [...at, 'teams', letter, index], 'ITU-TEAM-13')];
      }),
    );
    if (!side.opensHails || side.hail !== null) return strangers;
    return [
      ...strangers,
      fault('missing-key', 'A side that opens hails names one.', [...at, 'hail'], 'ITU-HAIL-07'),
    ];
  });
}

/** A damage card lies at a station of its own or is assigned to one. */
function cardFaults({ damageCards }: ContentPack): readonly Refusal[] {
  return Object.entries(damageCards)
    .filter(([, { station, assign }]) => (station === null) === (assign === null))
    .map(([id]) =>
      fault(
        'missing-station',
        'A damage card lies at its station or is assigned to one, not both.',
        ['damage-cards', id, 'station'],
        'ITU-REPAIR-01',
      ),
    );
}

/** A table of anomaly numbers has one row for each of the eight (ITU-ANOM-04). */
function tableFaults({ situations, complications }: ContentPack): readonly Refusal[] {
  const tables = [
    ...Object.entries(situations).map(
      ([id, { anomalies }]) => [['situations', id, 'anomalies'], anomalies] as const,
    ),
    ...Object.entries(complications).map(
      ([id, { secrets }]) => [['complications', id, 'secrets'], secrets] as const,
    ),
  ].filter(([, rows]) => rows.length > 0);
  return tables.flatMap(([at, rows]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => {
      const found = rows.filter(({ numbers }) => numbers.includes(number)).length;
      if (found === 1) return [];
      return [fault('wrong-count', `The table has ${found} rows for ${number}.`, at, 'ITU-ANOM-04')];
    }),
  );
}

/** Roles that actions, places and divided directives speak of are roles that the card gives. */
function roleFaults({ what, at }: ReturnType<typeof missionParts>[number]): readonly Refusal[] {
  const roles = 'roles' in what ? what.roles.map(({ role }) => role) : [];
  const asked = [
    ...what.actions.map(({ role }, index) => [role, [...at, 'actions', index, 'role']] as const),
    ...('hostileRole' in what ? [[what.hostileRole ?? undefined, [...at, 'hostileRole']] as const] : []),
  ];
  return asked.flatMap(([role, place]) => {
    if (role === undefined || roles.includes(role)) return [];
    return [fault('unknown-role', `The mission gives nobody the role "${role}".`, place, 'ITU-MISSION-12')];
  });
}

/** An ability's id stands once among those of its card: orders name it. */
function abilityFaults(content: ContentPack): readonly Refusal[] {
  const seen = new Set<string>();
  return abilitiesIn(content).flatMap(({ what, at }: Placed<{ readonly id: string }>) => {
    const key = [at[0], at[1], what.id].map(String).join(' ');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [fault('twice', `The card has two abilities "${what.id}".`, [...at, 'id'], 'ITU-ORDER-05')];
  });
}

/** Preset places are of the overture's objectives, and given teams stand at one of them (ITU-MISSION-02, ITU-TFEX-04). */
function storyFaults({ overtures }: ContentPack, id: string, story: StoryRecord): readonly Refusal[] {
  const objectives = overtures[story.overture]?.objectives ?? [];
  return [
    ...story.places.flatMap(({ objective }, index) => {
      if (objectives.some(({ name }) => name === objective)) return [];
      const message = `The overture has no objective "${objective}".`;
      return [fault('unknown-record', message, ['stories', id, 'places', index], 'ITU-MISSION-02')];
    }),
    ...objectives.flatMap(({ name, count }) => {
      const places = story.places.filter(({ objective }) => objective === name).length;
      if (places === 0 || places === count) return [];
      const message = `${count} objectives "${name}" have ${places} places.`;
      return [fault('wrong-count', message, ['stories', id, 'places'], 'ITU-MISSION-02')];
    }),
    ...story.given
      .filter(({ place }) => story.places[place] === undefined)
      .map(({ place }, index) =>
        fault('out-of-range', `There is no place ${place}.`, ['stories', id, 'given', index], 'ITU-TFEX-04'),
      ),
  ];
}
