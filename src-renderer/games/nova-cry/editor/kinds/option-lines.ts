/** What one option of an action card does exactly, line by line. */
import type { ActionOption } from '../../../../../shared/content/nova-cry';
import { counted, effectWords, useWords } from '../../words';

export function optionLines({ cards, effects, use, standsFor }: ActionOption): readonly string[] {
  return [
    ...(cards > 0 ? [`Discard ${counted(cards, 'other card')} of your hand.`] : []),
    ...effects.map(effectWords),
    ...(use ? [useWords(use)] : []),
    ...(standsFor > 0 ? [`Discarded from play it stands for ${counted(standsFor, 'discard')}.`] : []),
  ];
}
