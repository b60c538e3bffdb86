/** What there is to say about the board of the set-up. */
import { RESOURCES } from '../../../../../shared/content/black-alert';
import type { Check } from '../../../../panels/pack-editor/model/check';
import type { BoardDrawing } from './board-drawing.svelte';

/** `rim`: how many ports the rim has. */
export function boardChecks(board: BoardDrawing, rim: number): readonly Check[] {
  const joined = 2 * Object.keys(board.loops).length;
  const open = rim - joined;
  const faults = board.editing.merged.faults.filter(({ at }) => /^\/(loops|starts)\b/.test(at ?? ''));
  const told = faults.map(({ message, rule }): Check => ({
    tone: 'bad',
    text: message,
    detail: null,
    rule: rule ?? null,
  }));
  const nodes = Object.values(board.loops).flatMap((loop) => loop.nodes);
  const kinds = RESOURCES.filter((kind) => nodes.some(({ resources }) => resources.includes(kind)));
  return [
    ...told,
    {
      tone: open === 0 ? 'ok' : 'warn',
      text: open === 0 ? 'Every port of the rim has a loop' : `${open} ports of the rim have no loop`,
      detail: open === 0 ? null : 'A pathway that comes out there ends',
      rule: 'BA-NET-05',
    },
    {
      tone: 'ok',
      text: `${nodes.length} nodes along the rim, ${kinds.length} of 3 resources`,
      detail: null,
      rule: 'BA-NET-06',
    },
    ...(told.length === 0
      ? [{ tone: 'ok', text: 'The start holds together', detail: null, rule: 'BA-SETUP-15' } as const]
      : []),
  ];
}
