import ArrowLeftRight from '@lucide/svelte/icons/arrow-left-right';
import Pin from '@lucide/svelte/icons/pin';
import type { Command } from '../../../ui';
import { CONDITIONS } from '../../../../shared/sector';
import { toggleCondition } from '../conditions';
import { conditionWord } from '../condition-words';
import type { SectorSession } from '../session.svelte';

/** What can be done with the verdict that is shown, and with the conditions it takes into account. */
export function verdictCommands(session: SectorSession): Command[] {
  const shown = () => (session.measured?.resting === false ? session.measured : null);
  const withShown = (run: (pair: NonNullable<ReturnType<typeof shown>>) => void) => () => {
    const pair = shown();
    if (pair) run(pair);
  };
  return [
    {
      id: 'measure.turn',
      title: 'See the verdict from the other side',
      group: 'Measure',
      keys: 'X',
      icon: ArrowLeftRight,
      enabled: () => shown() !== null,
      run: withShown((pair) => session.verdicts.turn(pair)),
    },
    {
      id: 'measure.pin',
      title: 'Pin or unpin the verdict',
      group: 'Measure',
      keys: 'Shift+M',
      icon: Pin,
      enabled: () => shown() !== null,
      run: withShown((pair) => session.verdicts.togglePin(pair)),
    },
    ...CONDITIONS.map((condition): Command => ({
      id: `edit.condition-${condition}`,
      title: `Condition: ${conditionWord(condition)}`,
      group: 'Edit',
      keys: null,
      enabled: () => session.selectedPieces.some(({ type }) => type === 'unit'),
      run: () => toggleCondition(session, condition),
    })),
  ];
}
