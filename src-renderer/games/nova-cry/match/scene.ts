/** Which composition fills the stage: the table at play, or what has to be looked at alone. */
import type { NovaCryView, TaskView } from '../../../../shared/contract/nova-cry';
import type { FightWatch } from './fight/watch.svelte';

export type Scene = 'play' | 'draft' | 'battle' | 'duel' | 'bid' | 'discovery';

const SCENES: Readonly<Partial<Record<TaskView['type'], Scene>>> = {
  draft: 'draft',
  battle: 'battle',
  duel: 'duel',
  chancellorship: 'bid',
  discovery: 'discovery',
};
/** Tasks during which one sees the own task force and hand, though a fight goes on below them. */
const AT_HOME: ReadonlySet<TaskView['type']> = new Set(['pick-cards', 'choose-planet', 'anomaly', 'give-up']);

/** The composition for what is under way: the uppermost task that has one of its own; a choice among cards shows the table. */
export function sceneOf(
  view: NovaCryView,
  watch: Pick<FightWatch, 'fight' | 'hasBids'> | null = null,
): Scene {
  if (watch?.fight) return watch.fight.kind;
  if (watch?.hasBids) return 'bid';
  const top = view.tasks.at(-1);
  if (top && AT_HOME.has(top.type)) return 'play';
  for (const { type } of view.tasks.toReversed()) {
    const scene = SCENES[type];
    if (scene) return scene;
  }
  return 'play';
}
