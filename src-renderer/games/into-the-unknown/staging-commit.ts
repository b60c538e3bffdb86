/** What committing a staged manoeuvre does to the plan, and how the step is called. */
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import type { Recipe } from '../../bridge/open-document.svelte';
import { addPieces, movePieces, removeItems } from './edits';
import type { Judged } from './judged';
import { unitName } from './pieces';
import { makePiece } from './placeable';
import type { LaunchStaging, MoveStaging, Staging } from './staging';
import type { Wording } from './wording';

export interface StagingCommit {
  readonly label: string;
  readonly recipe: Recipe;
  /** Selected afterwards: a launched unit; null keeps the selection. */
  readonly selectId: string | null;
}

/** Null when nothing of it is possible. */
export function stagingCommit(
  pack: ContentPack,
  plan: SectorPlan,
  judged: Judged,
  words: Wording,
): StagingCommit | null {
  const { staging, possible } = judged;
  const unit = plan.units.find(({ id }) => id === staging.unitId);
  if (!unit) return null;
  if (staging.type === 'dock') return dockCommit(pack, plan, unit, judged);
  if (!possible) return null;
  if (staging.type === 'launch') return launchCommit(pack, plan, unit, staging, judged);
  return {
    label: moveLabel(unitName(unit, pack), staging, possible.travelIn, words),
    recipe: movePieces(new Map([[unit.id, possible.pose]])),
    selectId: null,
  };
}

/** `Defiant forward 5.35 in, 1.4 notches to port`. */
export function moveLabel(
  name: string,
  staging: Exclude<Staging, { type: 'launch' | 'dock' }>,
  travelIn: number,
  words: Wording,
): string {
  if (staging.type === 'slide') return `${name} slides ${words.length(travelIn)}`;
  switch (staging.mode) {
    case 'come-about':
      return `${name} comes about to ${words.heading(staging.headingDeg)}`;
    case 'warp':
      return `${name} warps ${words.length(travelIn)}`;
    case 'forward':
    case 'reverse':
      return `${name} ${staging.mode} ${words.length(travelIn)}${turnWords(staging, 'to', words)}`;
    case 'lateral':
      return `${name} lateral to ${staging.side} ${words.length(travelIn)}${turnWords(staging, 'about', words)}`;
  }
}

function turnWords({ notches, tool }: MoveStaging, preposition: 'to' | 'about', words: Wording): string {
  if (notches === 0) return '';
  const where = preposition === 'to' ? `to ${tool}` : `about the ${tool} slot`;
  return `, ${words.notches(notches)} ${notches === 1 ? 'notch' : 'notches'} ${where}`;
}

function launchCommit(
  pack: ContentPack,
  plan: SectorPlan,
  launcher: PlanUnit,
  { launch }: LaunchStaging,
  { possible }: Judged,
): StagingCommit | null {
  if (!possible) return null;
  const owner = launcher.owner ?? 'neutral';
  const added = makePiece({ type: 'class', id: launch.unit }, possible.pose, owner, plan);
  const [unit] = added.units;
  if (!unit) return null;
  return {
    label: `Launch ${unitName(unit, pack)} from ${unitName(launcher, pack)}`,
    recipe: addPieces(added.units, added.features),
    selectId: unit.id,
  };
}

function dockCommit(pack: ContentPack, plan: SectorPlan, unit: PlanUnit, { staging, legal }: Judged) {
  const ship = staging.type === 'dock' && plan.units.find(({ id }) => id === staging.shipId);
  if (!ship || !legal) return null;
  return {
    label: `Dock ${unitName(unit, pack)} with ${unitName(ship, pack)}: it leaves the table`,
    recipe: removeItems(new Set([unit.id]), pack),
    selectId: ship.id,
  };
}
