/** How near a token that is being placed may come to what lies there: drawn around each, edge to edge (ITU-SETUP-29). */
import type { Placement } from '../../../../../shared/content/into-the-unknown';
import type { FeatureState, TaskView } from '../../../../../shared/contract/into-the-unknown';
import { circlePath, type FeatureKind } from '../../../../../shared/sector';
import type { ContentPack } from '../../../../../shared/content';
import type { OverlayModel } from '../../../../table/scene-model';
import { objectSpec, type Told } from '../words';

type Beyond = Placement['beyond'][number];

/** Circles in which the centre of the token may not lie; none while nothing is placed. */
export function limitOverlays(
  told: Told,
  asked: TaskView | null,
  kind: FeatureKind | null,
): readonly OverlayModel[] {
  const where = asked && placementOf(told, asked);
  if (!where || kind === null) return [];
  const own = radiusOf(told.content, kind);
  return where.beyond.flatMap((beyond) =>
    told.view.features
      .filter((feature) => isMeant(beyond, feature))
      .map(({ id, at, kind: of }): OverlayModel => ({
        type: 'region',
        id: `limit:${id}:${beyond.inches}`,
        path: circlePath(at, radiusOf(told.content, of) + beyond.inches + own),
        ink: 'bad',
        filled: false,
        dashed: true,
        edgeLabel: null,
      })),
  );
}

function placementOf(told: Told, asked: TaskView): Placement | null {
  if (asked.type === 'objects') return objectSpec(told, asked)?.where ?? null;
  const isPlaced = asked.type === 'place-feature' && asked.effect.verb === 'place-feature';
  return isPlaced && 'where' in asked.effect ? asked.effect.where : null;
}

function isMeant({ of }: Beyond, { kind }: FeatureState): boolean {
  if (of === 'object') return true;
  if (of === 'objective') return kind === 'objective-solid' || kind === 'objective-ping';
  return of === kind;
}

function radiusOf({ features }: ContentPack, kind: FeatureKind): number {
  return (features[kind]?.diameterIn ?? 0) / 2;
}
