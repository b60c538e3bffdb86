/** Places of personnel in words. */
import type { Location } from '../../../../../shared/contract/into-the-unknown';
import { SECTION_NAMES } from './names';
import { featureName, type Told, unitName } from './told';

/** `the bridge of Galaxy`, `the Security Team`, `Signal 2`, `aside`. */
export function locationWords(told: Told, at: Location): string {
  switch (at.type) {
    case 'section':
      return `${SECTION_NAMES[at.section].toLowerCase()} of ${unitName(told, at.unit)}`;
    case 'team':
      return unitName(told, at.unit);
    case 'feature':
      return featureName(told, at.feature);
    case 'aside':
      return at.why === 'survivor' ? 'aside, as the survivor' : 'aside, abducted';
  }
}
