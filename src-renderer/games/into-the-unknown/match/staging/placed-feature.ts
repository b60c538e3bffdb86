/** Which token the task has put on the table. */
import type { IntoTheUnknownView, TaskView } from '../../../../../shared/contract/into-the-unknown';
import type { ContentPack } from '../../../../../shared/content';
import { FEATURE_KINDS, type FeatureKind } from '../../../../../shared/sector';
import { recordOf } from '../words';

interface Asking {
  readonly asked: TaskView | null;
  readonly view: IntoTheUnknownView;
  readonly sector: { readonly pack: ContentPack };
}

/** Null: none is placed now. */
export function placedFeature({ asked, view, sector: { pack } }: Asking): FeatureKind | null {
  if (asked?.type === 'objects') return kindNamed(objectKind(pack, view, asked));
  if (asked?.type === 'move-feature')
    return view.features.find(({ id }) => id === asked.feature)?.kind ?? null;
  if (asked?.type !== 'place-feature') return null;
  return asked.effect.verb === 'place-feature' ? kindNamed(asked.effect.kind) : 'objective-ping';
}

function kindNamed(kind: string | undefined): FeatureKind | null {
  return FEATURE_KINDS.find((each) => each === kind) ?? null;
}

function objectKind(
  { overtures, situations, complications }: ContentPack,
  { mission }: IntoTheUnknownView,
  { part, index }: Extract<TaskView, { readonly type: 'objects' }>,
): string | undefined {
  if (part === 'overture') return overtures[recordOf(mission.overture)]?.objectives[index]?.kind;
  if (part === 'situation')
    return mission.situation === null
      ? undefined
      : situations[recordOf(mission.situation)]?.features[index]?.kind;
  const card = mission.revealed === null ? null : mission.complications[mission.revealed];
  return card ? complications[recordOf(card)]?.objectives[index]?.kind : undefined;
}
