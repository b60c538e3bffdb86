import Play from '@lucide/svelte/icons/play';
import Route from '@lucide/svelte/icons/route';
import RouteOff from '@lucide/svelte/icons/route-off';
import type { Command } from '../../../../ui';
import { isNode } from '../planned-board';
import type { NetworkSession } from '../session.svelte';

/** Ways, what to turn for them, and the match that begins here. */
export function plannerCommands(session: NetworkSession): Command[] {
  const group = 'Ways';
  const { planner } = session;
  const node = () => {
    const { target } = session;
    return target !== null && isNode(target) ? target : null;
  };
  return [
    {
      id: 'way.from-here',
      title: 'Let ways begin at this node',
      group,
      keys: null,
      enabled: () => node() !== null,
      run: () => planner.startAt(node()),
    },
    {
      id: 'way.from-discovery',
      title: 'Let ways begin at the Discovery',
      group,
      keys: null,
      enabled: () => planner.isFromElsewhere,
      run: () => planner.startAt(null),
    },
    {
      id: 'way.to-here',
      title: 'Plan the way to this node',
      group,
      keys: 'W',
      icon: Route,
      enabled: () => node() !== null,
      run: () => planner.goTo(node()),
    },
    {
      id: 'way.next',
      title: 'Show the next way',
      group,
      keys: 'N',
      enabled: () => planner.ways.length > 1,
      run: () => planner.choose((planner.chosen + 1) % planner.ways.length),
    },
    {
      id: 'way.clear',
      title: 'Forget the way',
      group,
      keys: null,
      icon: RouteOff,
      enabled: () => planner.goal !== null,
      run: () => planner.goTo(null),
    },
    ...namesOf(session.content).map(({ id, name }) => ({
      id: `way.to.${id}`,
      title: `Plan the way to ${name}`,
      group,
      keys: null,
      enabled: () => session.nodeNamed(name) !== null,
      run: () => session.planTo(name),
    })),
    {
      id: 'plan.play',
      title: 'Play from here…',
      group: 'Board',
      keys: 'Shift+P',
      icon: Play,
      run: () => void (session.isAskingPlay = true),
    },
  ];
}

/** Named nodes of every tile of the packs, for the palette. */
function namesOf({
  tiles,
}: NetworkSession['content']): readonly { readonly id: string; readonly name: string }[] {
  const names = Object.values(tiles)
    .flatMap(({ a, b }) => [...a.nodes, ...(b?.nodes ?? [])])
    .flatMap(({ name }) => (name === null ? [] : [name]));
  return [...new Set(names)].map((name) => ({ id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name }));
}
