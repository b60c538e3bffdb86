/** Changes of a plan as recipes: pure, addressed by id, safe to run again on a newer plan. */
import type { ContentPack } from '../../../shared/content';
import { type Pose, roundPose } from '../../../shared/geometry';
import type { Annotation, PlanFeature, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import type { FeatureKeyword } from '../../../shared/sector';
import type { Recipe } from '../../bridge/open-document.svelte';
import { releaseFrom } from './annotation-edits';

export type PoseById = ReadonlyMap<string, Pose>;

/** Every id that a plan uses: units, features, systems and annotations share one space. */
export function idsOf(plan: SectorPlan): Set<string> {
  const systems = plan.sector.layout === 'custom' ? plan.sector.systems : [];
  const owners = [plan.units, plan.features, plan.annotations ?? [], systems];
  return new Set(owners.flatMap((list) => list.map((item) => item.id)));
}

/** The first of `stem-1`, `stem-2` ... that is free. */
export function freshId(taken: ReadonlySet<string>, stem: string): string {
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/** Puts pieces at new poses; features keep only the place. */
export function movePieces(poses: PoseById): Recipe {
  return (draft) => {
    for (const unit of draft.units) {
      const pose = poses.get(unit.id);
      if (pose) unit.pose = roundPose(pose);
    }
    for (const feature of draft.features) {
      const pose = poses.get(feature.id);
      if (!pose) continue;
      const { x, y } = roundPose(pose);
      feature.at = { x, y };
    }
  };
}

export function addPieces(units: readonly PlanUnit[], features: readonly PlanFeature[]): Recipe {
  return (draft) => {
    draft.units.push(...units);
    draft.features.push(...features);
  };
}

/** Takes pieces and annotations off the table; what clings to a piece that leaves stays where it is. */
export function removeItems(ids: ReadonlySet<string>, pack: ContentPack): Recipe {
  return (draft) => {
    releaseFrom(draft, pack, ids);
    draft.units = draft.units.filter((unit) => !ids.has(unit.id));
    draft.features = draft.features.filter((feature) => !ids.has(feature.id));
    if (!draft.annotations) return;
    draft.annotations = draft.annotations.filter((note) => !ids.has(note.id) && !isPinOn(note, ids));
  };
}

/** A pinned verdict speaks of two pieces and goes with either. */
function isPinOn(note: Annotation, ids: ReadonlySet<string>): boolean {
  return note.type === 'pin' && (ids.has(note.from) || ids.has(note.to));
}

export type PieceChange = Partial<
  Pick<PlanUnit, 'owner' | 'number' | 'locked' | 'note' | 'alert' | 'conditions'>
>;

/** Sets fields of pieces; an undefined value removes the field. Alert rows and conditions are for units only. */
export function changePieces(ids: ReadonlySet<string>, change: PieceChange): Recipe {
  const common = { ...change };
  delete common.alert;
  delete common.conditions;
  return (draft) => {
    for (const unit of draft.units) if (ids.has(unit.id)) assign(unit, change);
    for (const feature of draft.features) if (ids.has(feature.id)) assign(feature, common);
  };
}

/** Sets the X of a feature's keyword; 0 takes the keyword away. */
export function setKeyword(id: string, keyword: FeatureKeyword, level: number): Recipe {
  return (draft) => {
    const feature = draft.features.find((each) => each.id === id);
    if (!feature) return;
    const keywords = { ...feature.keywords };
    if (level > 0) keywords[keyword] = level;
    else delete keywords[keyword];
    assign(feature, { keywords: Object.keys(keywords).length === 0 ? undefined : keywords });
  };
}

export function addAnnotation(annotation: Annotation): Recipe {
  return (draft) => {
    draft.annotations = [...(draft.annotations ?? []), annotation];
  };
}

export function setNotes(notes: string): Recipe {
  return (draft) => assign(draft, { notes: notes === '' ? undefined : notes });
}

export function setTitle(title: string): Recipe {
  return (draft) => void (draft.title = title);
}

/** Chooses a reading; the default is stored as its absence. */
export function setReading(key: string, value: string | undefined): Recipe {
  return (draft) => {
    const readings = { ...draft.readings };
    if (value === undefined) delete readings[key];
    else readings[key] = value;
    assign(draft, { readings: Object.keys(readings).length === 0 ? undefined : readings });
  };
}

export function setSector(sector: SectorPlan['sector']): Recipe {
  return (draft) => void (draft.sector = sector);
}

/** Sets and removes fields, so that an absent value leaves no `undefined` behind (a plan is plain JSON). */
function assign<Target extends object>(target: Target, change: Partial<Record<keyof Target, unknown>>): void {
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) Reflect.deleteProperty(target, key);
    else Reflect.set(target, key, value);
  }
}
