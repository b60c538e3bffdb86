/** Battles and duels under way between the first two seats: for tests of their odds and their stages. */
import type { BattleRound, NovaCryView, TaskOf } from '../../shared/contract/nova-cry';
import { novaCryView } from './nova-cry-views';
import { shippedNovaCry } from './shipped-content';
import { fightNow } from '../../src-renderer/games/nova-cry/match/fight/shown';

export const content = shippedNovaCry();
export const view = novaCryView(content, { phase: 'battle' });
const [first, other] = view.seats;
if (!first || !other) throw new Error('No seats.');
export const own = first;
export const second = other;

export const round = (attacker: number, defender: number, damage: number, hit: '1' | '2'): BattleRound => ({
  attacker,
  defender,
  damage,
  hit,
  token: null,
});
export const battle = (more: Partial<TaskOf<'battle'>> = {}): TaskOf<'battle'> => ({
  type: 'battle',
  attacker: '1',
  defender: '2',
  round: 1,
  step: 'before-roll',
  dice: null,
  rounds: [],
  passed: [],
  nebula: 0,
  gunnery: [0, 0],
  prevented: [0, 0],
  ...more,
});
export const duel = (more: Partial<TaskOf<'duel'>> = {}): TaskOf<'duel'> => ({
  type: 'duel',
  attacker: '1',
  defender: '2',
  round: 1,
  step: 'before-roll',
  dice: null,
  rounds: [],
  wounds: [0, 0],
  passed: [],
  prevented: [0, 0],
  ...more,
});
export const during = (task: NovaCryView['tasks'][number]): NovaCryView => ({
  ...view,
  tasks: [{ type: 'turn' }, task],
});
export const battleNow = (task: TaskOf<'battle'>) => {
  const now = fightNow(during(task));
  if (now?.kind !== 'battle') throw new Error('No battle.');
  return now;
};
