/** Which composition fills the stage: the table at play, or what has to be looked at alone. */
import type { NovaCryView, TaskView } from '../../../../shared/contract/nova-cry';
import type { FightWatch } from './fight/watch.svelte';

export type Scene = 'play' | 'draft' | 'battle' | 'duel' | 'bid' | 'discovery' | 'merchant';

const SCENES: Readonly<Partial<Record<TaskView['type'], Scene>>> = {
  draft: 'draft',
  battle: 'battle',
  duel: 'duel',
  chancellorship: 'bid',
};
/** Those that take the stage only while they themselves are under way; what they call for is done on the table. */
const ALONE: Readonly<Partial<Record<TaskView['type'], Scene>>> = {
  discovery: 'discovery',
  merchant: 'merchant',
};
/** Tasks during which one sees the own task force and hand, though a fight goes on below them. */
const AT_HOME: ReadonlySet<TaskView['type']> = new Set(['pick-cards', 'choose-planet', 'anomaly', 'give-up']);

type Watched = Pick<FightWatch, 'fight' | 'hasBids' | 'discovery'>;

/**
 * The composition for what is under way: a result that is still to be looked at, else the uppermost task that has one of
 * its own; a choice among the own people and cards shows the table.
 */
export function sceneOf(view: NovaCryView, watch: Watched | null = null): Scene {
  const shown = watch && watchedScene(watch);
  if (shown) return shown;
  const top = view.tasks.at(-1);
  if (!top || isAtHome(view, top)) return 'play';
  const under = top.type === 'roll' ? view.tasks.at(-2) : top;
  const alone = under && ALONE[under.type];
  if (alone) return alone;
  for (const { type } of view.tasks.toReversed()) {
    const scene = SCENES[type];
    if (scene) return scene;
  }
  return 'play';
}

function watchedScene({ fight, hasBids, discovery }: Watched): Scene | null {
  if (fight) return fight.kind;
  if (hasBids) return 'bid';
  return discovery ? 'discovery' : null;
}

/** Somebody of the own task force, or something that lies there, is what the viewer is asked for. */
function isAtHome({ viewer }: NovaCryView, top: TaskView): boolean {
  if (AT_HOME.has(top.type)) return true;
  if (top.type === 'verb') return top.context.self === viewer;
  return (
    (top.type === 'activate' || top.type === 'put-out' || top.type === 'choose-pile') && top.seat === viewer
  );
}
