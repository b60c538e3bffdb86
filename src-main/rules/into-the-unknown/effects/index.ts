/** Every verb of the vocabulary with its rules; total, so that a pack that loads can be played. */
import type { Verb } from '../../../../shared/content/into-the-unknown';
import { COMBAT_VERBS } from './combat';
import { FLOW_VERBS } from './flow';
import { MISSION_VERBS } from './mission';
import { MOVE_VERBS } from './moves';
import { TEAM_VERBS } from './teams';
import type { VerbTable } from './verb-rules';

export const VERBS: VerbTable<Verb> = {
  ...FLOW_VERBS,
  ...MOVE_VERBS,
  ...COMBAT_VERBS,
  ...TEAM_VERBS,
  ...MISSION_VERBS,
};
