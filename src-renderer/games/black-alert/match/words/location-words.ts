/** The 24 texts of the two ships' locations: what each team may do there, what it costs to enhance, and the rule behind it. */
import type { LocationId, Team } from '../../../../../shared/content/black-alert';
import { CHARON_WORDS } from './charon-words';
import { DISCOVERY_WORDS } from './discovery-words';
import { locationName, placeName } from './names';
import type { LocationText, LocationWords } from './types';

const TEXTS: Readonly<Record<LocationId, Readonly<Record<Team, LocationText>>>> = {
  ...DISCOVERY_WORDS,
  ...CHARON_WORDS,
};

/** One team's text at a location (BA-ACT-02). */
export function locationWords(location: LocationId, team: Team): LocationWords {
  return { ...TEXTS[location][team], name: locationName(location), place: placeName(location) };
}
