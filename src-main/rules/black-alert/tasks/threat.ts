/** A Threat card is processed section by section, the drawer choosing the order, then discarded. BA-TOKEN-03, BA-TOKEN-13. */
import type { Effect } from '../../../../shared/content/black-alert';
import { ignoresThreat, useUpIgnoredThreat } from '../modifiers';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

export const threatTask: TaskRules<'threat'> = {
  waitsFor: ({ state, task }) =>
    task.sections.length > 1 ? (state.characters[task.drawer]?.seat ?? null) : null,
  legal: ({ task }) => task.sections.map((_, option) => ({ type: 'choose-option', option })),
  why: () => ({
    code: 'no-such-section',
    message: 'Choose the section that goes first.',
    rule: 'BA-TOKEN-03',
  }),
  answer(play, task, action) {
    const first = action.type === 'choose-option' ? task.sections[action.option] : undefined;
    if (first === undefined) throw new Error(`Not an answer: ${action.type}`);
    play.replace({ ...task, sections: task.sections.filter((section) => section !== first) });
    process(play, task, first);
  },
  run(play, task) {
    const [section] = task.sections;
    play.pop();
    play.state.piles.threat.discard.push(task.card);
    if (section !== undefined) process(play, task, section);
  },
};

/** A section that a modifier passes over does nothing; one that ends travel leaves the Discovery where it set out. */
function process(play: Play, task: TaskOf<'threat'>, section: 'corruption' | 'fleet'): void {
  const drawer = play.state.characters[task.drawer];
  const record = play.table.content.threatCards[task.card];
  if (!drawer || !record) return;
  if (ignoresThreat(play.frozen, section, drawer.team)) return useUpIgnoredThreat(play, section, drawer.team);
  const { effects, endsTravel } = record[section];
  if (endsTravel) stopTravel(play);
  if (effects.length > 0) {
    const carried: readonly Effect[] = effects;
    play.push({ type: 'effects', effects: carried, context: { self: task.drawer, from: task.card } });
  }
}

/** Only the travel under way ends; a second use of Navigate still follows (BA-TOKEN-01, BA-DBRIDGE-03). */
function stopTravel(play: Play): void {
  const index = play.state.tasks.findLastIndex(({ type }) => type === 'travel');
  if (index >= 0) play.state.tasks.splice(index, 1);
}
