import type { Command } from '../../../ui';
import { cancelCommand, railCommands } from '../../rail-commands';
import { ANNOTATE_MODES } from '../annotating.svelte';
import { ANNOTATION_NAMES } from '../annotation-words';
import { RAIL_TOOLS } from '../rail';
import type { SectorSession } from '../session.svelte';
import { modeName, MODES } from '../staging';

const KEYS: Readonly<Record<string, string>> = {
  select: 'V',
  pan: 'H',
  measure: 'M',
  maneuver: 'T',
  arcs: 'A',
  annotate: 'W',
  place: 'P',
  forces: 'U',
  odds: 'D',
  layers: 'Shift+L',
};

/** The tools of the rail, and Esc: wherever one is. */
export function sectorRailCommands(session: SectorSession): Command[] {
  return [
    ...railCommands(RAIL_TOOLS, KEYS, (id) => session.setTool(id)),
    cancelCommand(() => session.escape()),
  ];
}

export function toolCommands(session: SectorSession): Command[] {
  const group = 'Tools';
  return [
    ...sectorRailCommands(session),
    {
      id: 'tool.complete',
      title: 'Finish what the tool has under way',
      group,
      keys: 'Enter',
      run: () => void session.machine.complete(),
    },
    ...ANNOTATE_MODES.map((mode, index) => ({
      id: `annotate.${mode}`,
      title: `Annotate: ${ANNOTATION_NAMES[mode].toLowerCase()}`,
      group,
      keys: String(index + 1),
      run: () => {
        session.annotating.mode = mode;
        session.setTool('annotate');
      },
    })),
    ...MODES.map((mode) => ({
      id: `maneuver.${mode}`,
      title: `Manoeuvre: ${modeName(mode)}`,
      group,
      keys: null,
      enabled: () => session.selectedUnit !== null,
      run: () => {
        session.setTool('maneuver');
        if (session.trial.modes.includes(mode)) session.trial.setMode(mode);
        else session.say(`${session.selectedUnit?.name ?? 'This unit'} has no such manoeuvre.`);
      },
    })),
  ];
}
