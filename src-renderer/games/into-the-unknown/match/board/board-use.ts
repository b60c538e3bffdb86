/** What the sector's table does while a match is played on it. */
import type { ContentPack } from '../../../../../shared/content';
import type { TaskView } from '../../../../../shared/contract/into-the-unknown';
import type { ReachVerdict } from '../../../../../shared/sector';
import type { OverlayModel } from '../../../../table/scene-model';
import type { Judged } from '../../judged';
import type { SectorUse } from '../../sector-use';
import type { Mode } from '../../staging';
import type { Draft } from './drafts';
import { type Drawn, matchOverlays } from './match-overlays';
import { limitOverlays } from '../staging/limit-overlays';
import { placedFeature } from '../staging/placed-feature';
import { featureName, type Told, unitName } from '../words';

export interface BoardHost extends Drawn {
  readonly told: Told;
  /** The task where the looking seat answers it. */
  readonly asked: TaskView | null;
  readonly sector: { readonly pack: ContentPack };
  readonly draft: Draft | null;
  readonly maneuvering: {
    /** Manoeuvres that are asked for; null: none, the unit's own may be tried. */
    readonly modes: readonly Mode[] | null;
    propose(judged: Judged): boolean;
  };
  /** Ids that would answer the question under way; null: none is asked of the table. */
  readonly answers: ReadonlySet<string> | null;
  /** The kind of reach that what is chosen goes by; null: weapons before others. */
  readonly reach: ReachVerdict['type'] | null;
  press(id: string): boolean;
}

export function boardUse(host: BoardHost): SectorUse {
  return {
    isFixed: (id) => id !== host.draft?.id,
    fixedWords: () => null,
    press: (id) => host.press(id),
    nameOf: (id) => nameOf(host, id),
    isDimmed: (id) => host.answers !== null && !host.answers.has(id),
    modes: () => host.maneuvering.modes,
    propose: (judged) => host.maneuvering.propose(judged),
    decidedBy: () => host.reach,
    overlays: (): readonly OverlayModel[] => [
      ...limitOverlays(host.told, host.asked, placedFeature(host)),
      ...matchOverlays(host),
    ],
  };
}

function nameOf({ view, told }: BoardHost, id: string): string | null {
  if (view.units.some((unit) => unit.id === id)) return unitName(told, id);
  return view.features.some((feature) => feature.id === id) ? featureName(told, id) : null;
}
