import AlignCenterHorizontal from '@lucide/svelte/icons/align-center-horizontal';
import AlignCenterVertical from '@lucide/svelte/icons/align-center-vertical';
import AlignEndHorizontal from '@lucide/svelte/icons/align-end-horizontal';
import AlignEndVertical from '@lucide/svelte/icons/align-end-vertical';
import AlignHorizontalSpaceAround from '@lucide/svelte/icons/align-horizontal-space-around';
import AlignStartHorizontal from '@lucide/svelte/icons/align-start-horizontal';
import AlignStartVertical from '@lucide/svelte/icons/align-start-vertical';
import AlignVerticalSpaceAround from '@lucide/svelte/icons/align-vertical-space-around';
import type { Command } from '../../../ui';
import type { Alignment } from '../arrange';
import * as actions from '../piece-actions';
import type { SectorSession } from '../session.svelte';

const ALIGNS: readonly (readonly [Alignment, string, NonNullable<Command['icon']>])[] = [
  ['left', 'Align left edges', AlignStartVertical],
  ['centre-x', 'Align centres on a vertical', AlignCenterVertical],
  ['right', 'Align right edges', AlignEndVertical],
  ['top', 'Align top edges', AlignStartHorizontal],
  ['centre-y', 'Align centres on a horizontal', AlignCenterHorizontal],
  ['bottom', 'Align bottom edges', AlignEndHorizontal],
];
const AXES = [
  ['x', 'Distribute across', AlignHorizontalSpaceAround],
  ['y', 'Distribute down', AlignVerticalSpaceAround],
] as const;
const HEADINGS = [
  [0, 'north'],
  [90, 'east'],
  [180, 'south'],
  [270, 'west'],
] as const;

export function arrangeCommands(session: SectorSession): Command[] {
  const group = 'Arrange';
  const atLeast = (count: number) => () => actions.movable(session).length >= count;
  return [
    ...ALIGNS.map(([alignment, title, icon]) => ({
      id: `arrange.${alignment}`,
      title,
      group,
      keys: null,
      icon,
      enabled: atLeast(2),
      run: () => actions.align(session, alignment),
    })),
    ...AXES.map(([axis, title, icon]) => ({
      id: `arrange.distribute-${axis}`,
      title,
      group,
      keys: null,
      icon,
      enabled: atLeast(3),
      run: () => actions.distribute(session, axis),
    })),
    ...HEADINGS.map(([headingDeg, name]) => ({
      id: `arrange.heading-${name}`,
      title: `Head ${name}`,
      group,
      keys: null,
      enabled: atLeast(1),
      run: () => actions.head(session, headingDeg),
    })),
  ];
}
