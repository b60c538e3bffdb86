/** Arcs and range bands of a unit: the very regions that the verdicts are judged by, each with a name along its edge. */
import type { ContentPack } from '../../../../shared/content';
import type { PlanFeature, PlanUnit } from '../../../../shared/documents/plan';
import { type ArcName, regionPath } from '../../../../shared/geometry';
import { firingBase, type Reach, reachesOn } from '../../../../shared/sector';
import type { OverlayModel } from '../../../table/scene-model';
import { arcWord, type ReachGroup, reachGroups } from '../arc-words';
import type { Wording } from '../wording';

type Region = Extract<OverlayModel, { readonly type: 'region' }>;

export interface ReachOverlayInput {
  readonly pack: ContentPack;
  /** As it stands, or would stand. */
  readonly unit: PlanUnit;
  /** Those of the table: some obscure what stands near. */
  readonly features: readonly PlanFeature[];
  readonly isShown: (group: ReachGroup) => boolean;
  readonly words: Wording;
  /** Added to names on the edge, such as ` from here`. */
  readonly suffix?: string;
}

export function reachOverlays({
  pack,
  unit,
  features,
  isShown,
  words,
  suffix = '',
}: ReachOverlayInput): readonly Region[] {
  const base = firingBase(pack, unit);
  const reaches = reachesOn(pack, { features }, unit);
  if (!base || !reaches.ok) return [];
  return reachGroups(reaches.value)
    .filter(isShown)
    .flatMap((group) => drawnReaches(group).map((reach) => ({ reach, isNamed: isNamed(reach, group) })))
    .flatMap(({ reach, isNamed: hasName }): Region[] => {
      if (reach.rangeIn === null || reach.rangeIn === 0) return [];
      const name = reach.name.toLowerCase();
      return [
        {
          type: 'region',
          id: `reach:${unit.id}:${reach.type}:${reach.name}:${reach.arc}${suffix}`,
          path: regionPath(base, reach.arc, reach.rangeIn),
          ...inkOf(reach),
          edgeLabel: hasName
            ? `${words.range(reach.rangeIn)} · ${name}, ${arcWord(reach.arc)}${suffix}`
            : null,
        },
      ];
    });
}

/** The small circle all round stays nameless beside the reach that goes farther. */
function isNamed(reach: Reach, { reaches }: ReachGroup): boolean {
  return reach.arc !== 'all' || reaches.every((other) => (other.rangeIn ?? 0) <= (reach.rangeIn ?? 0));
}

/** Mounts whose region others of the same weapon and range cover together are not drawn again. */
function drawnReaches({ reaches }: ReachGroup): readonly Reach[] {
  return reaches.filter((reach) => {
    const others = reaches.filter((other) => other !== reach && other.rangeIn === reach.rangeIn);
    return !isCovered(reach.arc, new Set(others.map(({ arc }) => arc)));
  });
}

function isCovered(arc: ArcName, by: ReadonlySet<ArcName>): boolean {
  if (arc === 'all') return (by.has('fore') && by.has('aft')) || (by.has('port') && by.has('starboard'));
  return false;
}

/** Weapons in the accent; what lies astern of them is fainter; sensors and comms white and dashed. */
function inkOf({ type, arc }: Reach): Pick<Region, 'ink' | 'filled' | 'dashed'> {
  if (type !== 'weapon') return { ink: 'white', filled: false, dashed: true };
  const isAstern = arc === 'aft' || arc === 'stern' || arc === 'aft-port' || arc === 'aft-starboard';
  return isAstern
    ? { ink: 'faint', filled: true, dashed: false }
    : { ink: 'accent', filled: true, dashed: false };
}
