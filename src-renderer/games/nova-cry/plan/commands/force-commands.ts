import ArrowDown from '@lucide/svelte/icons/arrow-down';
import ArrowLeftRight from '@lucide/svelte/icons/arrow-left-right';
import ArrowUp from '@lucide/svelte/icons/arrow-up';
import Copy from '@lucide/svelte/icons/copy';
import Play from '@lucide/svelte/icons/play';
import Plus from '@lucide/svelte/icons/plus';
import Trash from '@lucide/svelte/icons/trash';
import type { Command } from '../../../../ui';
import * as edits from '../edits';
import { mostForces } from '../forces';
import type { ForceSession } from '../session.svelte';

/** Task forces: adding, copying, order, sides, and the match that begins with them. */
export function forceCommands(session: ForceSession): readonly Command[] {
  return [...lineCommands(session), ...fightCommands(session), ...matchCommands(session)];
}

function lineCommands(session: ForceSession): readonly Command[] {
  const group = 'Task forces';
  const hasMine = (): boolean => session.mine !== null;
  const hasRoom = (): boolean => session.plan.forces.length < mostForces;
  const move = (id: string, title: string, keys: string, icon: Command['icon'], by: 1 | -1): Command => ({
    id,
    title,
    group,
    keys,
    ...(icon ? { icon } : {}),
    enabled: () => canMove(session, by),
    run: () =>
      withMine(session, ({ id: own, name }) => void session.commit(`Move ${name}`, edits.moveForce(own, by))),
  });
  return [
    {
      id: 'force.add',
      title: 'Add a task force',
      group,
      keys: 'N',
      icon: Plus,
      enabled: hasRoom,
      run: () => session.addForce(),
    },
    {
      id: 'force.duplicate',
      title: 'Duplicate the task force',
      group,
      keys: 'Ctrl+D',
      icon: Copy,
      enabled: () => hasMine() && hasRoom(),
      run: () =>
        withMine(
          session,
          ({ id, name }) => void session.commit(`Duplicate ${name}`, edits.duplicateForce(id)),
        ),
    },
    {
      id: 'force.remove',
      title: 'Remove the task force',
      group,
      keys: 'Delete',
      icon: Trash,
      enabled: hasMine,
      run: () =>
        withMine(session, ({ id, name }) => void session.commit(`Remove ${name}`, edits.removeForce(id))),
    },
    move('force.up', 'Move the task force one seat up', 'Alt+ArrowUp', ArrowUp, -1),
    move('force.down', 'Move the task force one seat down', 'Alt+ArrowDown', ArrowDown, 1),
  ];
}

function canMove({ mine, plan }: ForceSession, by: 1 | -1): boolean {
  const index = plan.forces.findIndex(({ id }) => id === mine?.id);
  return index >= 0 && index + by >= 0 && index + by < plan.forces.length;
}

function withMine(session: ForceSession, does: (force: { id: string; name: string }) => void): void {
  if (session.mine) does(session.mine);
}

function fightCommands(session: ForceSession): readonly Command[] {
  const step = (id: string, title: string, keys: string, side: 'mine' | 'theirs'): Command => ({
    id,
    title,
    group: 'Task forces',
    keys,
    enabled: () => session.plan.forces.length > 2,
    run: () => session.choose(nextOf(session, side), side),
  });
  return [
    {
      id: 'force.swap',
      title: 'Attacker and defender change sides',
      group: 'Task forces',
      keys: 'X',
      icon: ArrowLeftRight,
      enabled: () => session.mine !== null && session.theirs !== null,
      run: () => {
        if (session.theirs) session.choose(session.theirs.id);
      },
    },
    step('force.next', 'Look at the next task force', 'J', 'mine'),
    step('force.next-opponent', 'Compare with the next opponent', 'Shift+J', 'theirs'),
  ];
}

/** The one after it that is not the other of the pair. */
function nextOf(session: ForceSession, side: 'mine' | 'theirs'): string {
  const { forces } = session.plan;
  const [own, other] = [session.forceOf(side), session.forceOf(side === 'mine' ? 'theirs' : 'mine')];
  const at = forces.findIndex(({ id }) => id === own?.id);
  const order = [...forces.slice(at + 1), ...forces.slice(0, at + 1)];
  return order.find(({ id }) => id !== other?.id)?.id ?? '';
}

function matchCommands(session: ForceSession): readonly Command[] {
  const group = 'Match';
  return [
    {
      id: 'match.from-plan',
      title: 'Play from here',
      group,
      keys: 'P',
      icon: Play,
      run: () => (session.asking = 'play'),
    },
    { id: 'match.draft', title: 'Draft instead', group, keys: null, run: () => (session.asking = 'draft') },
  ];
}
