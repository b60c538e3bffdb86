/** A lasting change of the rules as a sentence of its own. */
import type { Modifier } from '../../../../shared/content/nova-cry';
import { effectWords } from './effect-words';

export function modifierSentence(change: Modifier): string {
  // The effect that brings it about words it; what says how long it lasts stands in front, and is not said here.
  const said = effectWords({ verb: 'modify', until: 'in-play', what: change }).replace(
    /^While this is in play /,
    '',
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}
