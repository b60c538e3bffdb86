/** Both ships' texts by location and team. BA-LOC-01, BA-ACT-02. */
import type { LocationId, Team } from '../../../../shared/content/black-alert';
import { CHARON_TEXTS } from './charon';
import { DISCOVERY_TEXTS } from './discovery';
import type { LocationText } from './location-text';

export const LOCATION_TEXTS: Readonly<Record<LocationId, Readonly<Record<Team, LocationText>>>> = {
  ...DISCOVERY_TEXTS,
  ...CHARON_TEXTS,
};

export { resolveText } from './location-text';
export type { ChallengeTerms, LocationText, Use, UseAsked } from './location-text';
