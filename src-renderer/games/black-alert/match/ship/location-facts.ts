/** Everything that a place of a ship shows, from the view and the content. */
import {
  type CommandCardRecord,
  HOME,
  type LocationId,
  type Price,
  shipOf,
  TEAM_OF,
  TEAMS,
  type Team,
} from '../../../../../shared/content/black-alert';
import type { BlackAlertView, CharacterId } from '../../../../../shared/contract/black-alert';
import type { MatchSession } from '../session.svelte';
import {
  characterName,
  commandCard,
  listed,
  locationName,
  locationWords,
  type LocationWords,
  placeName,
  priceWords,
  TEAM_NAMES,
} from '../words';

export interface LocationFacts {
  readonly name: string;
  readonly people: readonly CharacterId[];
  readonly words: Readonly<Record<Team, LocationWords>>;
  /** Both prices of a repair; null: the place is intact. */
  readonly damage: {
    readonly resolve: number;
    readonly resources: Price;
    readonly hasTokens: boolean;
    readonly words: string;
  } | null;
  /** An infiltration that is in force here for good (BA-INFIL-03). */
  readonly infiltration: { readonly name: string; readonly text: string } | null;
  /** Both texts in full. */
  readonly tooltip: string;
  /** The place for ears, in one sentence. */
  readonly said: string;
}

export function locationFacts(session: MatchSession, location: LocationId): LocationFacts {
  const { view, content } = session;
  const people = Object.keys(view.characters).filter((id) => view.characters[id]?.location === location);
  const words = {
    starfleet: locationWords(location, 'starfleet'),
    terran: locationWords(location, 'terran'),
  };
  const damage = damageAt(session, location);
  const infiltration = infiltrationAt(session, location);
  return {
    name: locationName(location),
    people,
    words,
    damage,
    infiltration,
    tooltip: tooltipOf(words, damage?.words ?? null, infiltration),
    said: [
      placeName(location),
      ...(people.length > 0 ? [`here: ${listed(people.map((id) => characterName(content, id)))}`] : []),
      ...(damage ? [`damaged, repair for ${damage.words}`] : []),
    ].join('; '),
  };
}

function damageAt({ view, content }: MatchSession, location: LocationId): LocationFacts['damage'] {
  const card = view.damage[location];
  const record = card === undefined ? undefined : content.damageCards[card];
  if (!record) return null;
  const { resources } = record;
  const team = TEAM_OF[shipOf(location)];
  const resolve = Math.max(0, record.resolve + repairChange(view, team));
  const hasTokens = Object.keys(resources).length > 0;
  return {
    resolve,
    resources,
    hasTokens,
    words: `${resolve} Resolve${hasTokens ? ` or ${priceWords(resources)}` : ''}`,
  };
}

/** What cards in force add to the Resolve of a team's repairs. */
function repairChange({ modifiers }: BlackAlertView, team: Team): number {
  return modifiers.reduce((sum, { team: owner, what }) => {
    if (what.changes !== 'resolve-price' || what.of === 'mission') return sum;
    return (what.side === 'own') === (owner === team) ? sum + what.by : sum;
  }, 0);
}

function infiltrationAt(
  { view, content }: MatchSession,
  location: LocationId,
): LocationFacts['infiltration'] {
  for (const card of view.infiltrations) {
    const record: CommandCardRecord | null = commandCard(content, card);
    if (record?.infiltration?.location === location) {
      return { name: record.name, text: record.infiltration.permanentText };
    }
  }
  return null;
}

/** Whether a card closes the team's own text here. */
export function isClosedTo({ modifiers }: BlackAlertView, team: Team, location: LocationId): boolean {
  return modifiers.some(
    ({ team: owner, what }) =>
      what.changes === 'closed' && what.at.includes(location) && (what.side === 'own') === (owner === team),
  );
}

function tooltipOf(
  words: LocationFacts['words'],
  damage: string | null,
  infiltration: LocationFacts['infiltration'],
): string {
  const texts = TEAMS.map((team) => {
    const { title, text, enhancement, isChallenge } = words[team];
    const enhanced = enhancement ? ` Enhanced for ${priceWords(enhancement.price)}: ${enhancement.text}` : '';
    return `${TEAM_NAMES[team]}, ${title}${isChallenge ? ' (challenge)' : ''}: ${text}${enhanced}`;
  });
  return [
    ...texts,
    ...(damage === null ? [] : [`Damaged: its own team can only repair it, for ${damage}.`]),
    ...(infiltration === null ? [] : [`${infiltration.name}: ${infiltration.text}`]),
  ].join('\n\n');
}

/** The ship on which the team is at home. */
export function isAtHome(team: Team, location: LocationId): boolean {
  return HOME[team] === shipOf(location);
}
