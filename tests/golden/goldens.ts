/** Every golden match, of whichever game. */
import { BLACK_ALERT_GOLDENS } from './black-alert';
import type { GoldenMatch } from './golden-text';
import { INTO_THE_UNKNOWN_GOLDENS } from './into-the-unknown';
import { NOVA_CRY_GOLDENS } from './nova-cry';

export const GOLDEN_MATCHES: readonly GoldenMatch[] = [
  ...BLACK_ALERT_GOLDENS,
  ...NOVA_CRY_GOLDENS,
  ...INTO_THE_UNKNOWN_GOLDENS,
];
