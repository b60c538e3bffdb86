/** Damage to a ship, card by card: a random card, a named location, or one that is chosen now. BA-DAMAGE-01 to 05, BA-CWEAP-05. */
import { type LocationId, locationsOf } from '../../../../shared/content/black-alert';
import { cardFor, layDamage, pileOf } from '../damage';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

export const damageTask: TaskRules<'damage'> = {
  waitsFor: ({ state, task }) =>
    task.count > 0 && task.at === 'chosen' ? (state.characters[task.chooser]?.seat ?? null) : null,
  legal: ({ task }) => locationsOf(task.ship).map((location) => ({ type: 'choose-location', location })),
  why: () => ({
    code: 'not-on-ship',
    message: 'Choose a location of the ship that is damaged.',
    rule: 'BA-CWEAP-05',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-location') throw new Error(`Not an answer: ${action.type}`);
    play.replace({ ...task, count: task.count - 1 });
    damageAt(play, task, action.location);
  },
  run(play, task) {
    if (task.count <= 0) return play.pop();
    play.replace({ ...task, count: task.count - 1 });
    if (task.at === 'random' || task.at === 'chosen') drawOne(play, task);
    else damageAt(play, task, task.at);
  },
};

/** The named location's card is found and laid; one that is damaged already has a random card drawn instead. */
function damageAt(play: Play, task: TaskOf<'damage'>, location: LocationId): void {
  const card = cardFor(play.frozen, play.table, location);
  if (card === undefined) return drawOne(play, task);
  const pile = play.state.piles[pileOf(task.ship)];
  pile.top = pile.top.filter((each) => each !== card);
  pile.rest = pile.rest.filter((each) => each !== card);
  layDamage(play, task.ship, card);
}

function drawOne(play: Play, { ship }: TaskOf<'damage'>): void {
  play.push({ type: 'draw', pile: pileOf(ship), count: 1, to: { type: 'damage', ship } });
}
