/** Every golden match, of whichever game. */
import { BLACK_ALERT_GOLDENS } from './black-alert';
import type { GoldenMatch } from './golden-text';
import { NOVA_CRY_GOLDENS } from './nova-cry';

export const GOLDEN_MATCHES: readonly GoldenMatch[] = [...BLACK_ALERT_GOLDENS, ...NOVA_CRY_GOLDENS];
