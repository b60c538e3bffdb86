/** What a mission allows a task force: ships by category, auxiliary units, and the steps that it leaves out. */
import type { ContentPack } from '../content';
import type { OvertureRecord, StoryRecord } from '../content/into-the-unknown';

export type FleetLimits = OvertureRecord['fleet'];
export type Ignored = StoryRecord['ignores'][number];

export interface ForceMission {
  /** Ships by category (ITU-SETUP-04); null where the mission names them. */
  readonly fleet: FleetLimits | null;
  /** Named by a story, by class; null: chosen. Ships only. */
  readonly ships: readonly string[] | null;
  /** Auxiliary units that may be bought (ITU-SETUP-18). */
  readonly auxiliaries: number;
  /** Auxiliary units that the mission gives, by class (ITU-SETUP-20). */
  readonly given: readonly string[];
  /** Steps that are skipped, not failed (ITU-TFEX-03). */
  readonly ignores: readonly Ignored[];
  readonly isStory: boolean;
}

/** What a task force is checked for: the budget (ITU-TASK-03), the mode, and the mission as far as it is known. */
export interface ForceRules {
  readonly corePoints: number;
  readonly mode: 'match' | 'campaign';
  readonly mission: ForceMission | null;
  /** Flex points that the scenario gives (ITU-SETUP-10). */
  readonly flexPoints?: number;
}

/** What an incident mission's overture card allows. */
export function incidentLimits(overture: OvertureRecord): ForceMission {
  const { fleet, auxiliaries } = overture;
  return { fleet, ships: null, auxiliaries, given: [], ignores: [], isStory: false };
}

/** What a story allows the player of a seat; teams that it gives are no part of the fleet. */
export function storyLimits(content: ContentPack, story: StoryRecord, seat: '1' | '2'): ForceMission {
  const overture = content.overtures[story.overture];
  const named = story.fleets?.[seat] ?? null;
  const ofKind = (kind: string) => (named ?? []).filter((id) => content.units[id]?.kind === kind);
  return {
    fleet: named === null ? (overture?.fleet ?? null) : null,
    ships: named === null ? null : ofKind('ship'),
    auxiliaries: overture?.auxiliaries ?? 0,
    given: ofKind('auxiliary'),
    ignores: story.ignores,
    isStory: true,
  };
}

export function ignores({ mission }: ForceRules, what: Ignored): boolean {
  return mission?.ignores.includes(what) ?? false;
}
