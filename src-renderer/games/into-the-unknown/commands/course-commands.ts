import Route from '@lucide/svelte/icons/route';
import type { Command } from '../../../ui';
import type { SectorSession } from '../session.svelte';

/** Plotting a course by name: adding legs, walking between them, committing and keeping. */
export function courseCommands(session: SectorSession): Command[] {
  const { trial } = session;
  const { course } = trial;
  const isPlotted = () => course.isPlotted;
  const command = (
    id: string,
    title: string,
    keys: string | null,
    enabled: () => boolean,
    run: () => void,
  ): Command => ({
    id: `course.${id}`,
    title: `Course: ${title}`,
    group: 'Course',
    keys,
    icon: Route,
    enabled,
    run,
  });
  return [
    command(
      'add-leg',
      'add the manoeuvre as a leg',
      'Shift+Enter',
      () => trial.unit !== null,
      () => {
        if (!trial.addLeg()) session.say('Turn or travel first: there is nothing to add yet.');
      },
    ),
    command('previous-leg', 'open the leg before', ',', isPlotted, () => course.step(-1)),
    command('next-leg', 'open the leg behind', '.', isPlotted, () => course.step(1)),
    command('commit', 'commit all legs', null, isPlotted, () => void course.commit(course.legs.length)),
    command('commit-first', 'commit the first leg only', null, isPlotted, () => void course.commit(1)),
    command('keep', 'keep it as an annotation', null, isPlotted, () => course.keep()),
    command('clear', 'clear it', null, isPlotted, () => course.clear()),
  ];
}
