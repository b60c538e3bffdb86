/** What a directive's side does, in a line. */
import type { Side } from '../../../../../shared/content/into-the-unknown';
import { effectsWords, listed, recordOf, sentence, spaced, type Told } from '../words';

const WHEN: Readonly<Record<string, string>> = {
  'own-hostile': 'a hostile act of yours',
  'opposing-hostile': 'a hostile act of theirs',
  'own-aggressive': 'an aggressive act of yours',
  'opposing-aggressive': 'an aggressive act of theirs',
  'own-refusal': 'a hail you refuse',
  'own-capture': 'an officer you capture',
  'own-ship-disables': 'a ship you disable',
  'opposing-ship-destroyed': 'a ship of theirs destroyed',
  'friendly-ship-destroyed': 'a ship of yours destroyed',
  'objective-test-success': 'a test at an objective',
  'objective-test-failure-opposing': 'a test of theirs that fails at an objective',
  'exposed-anomaly': 'an anomaly exposed',
  'small-unit-kill': 'a small unit destroyed',
  'team-health-damage': 'damage to a team',
  'team-destroys-or-disables': 'a unit your team destroys or disables',
  'incapacitates-officer': 'an officer incapacitated',
  'hail-phase': 'the Hail Phase',
  'ready-phase': 'the Ready Phase',
  'end-of-game': 'the end of the game',
};

/** Its first triggers; what it opens where it has none. */
export function directiveText(told: Told, card: string, side: Side): string {
  const record = told.content.directives[recordOf(card)]?.sides[side];
  if (!record) return '';
  const triggers = record.triggers.map(
    ({ when, may, effects }) =>
      `${listed(
        when.map((each) => WHEN[each] ?? spaced(each)),
        'or',
      )}: ${may ? 'you may ' : ''}${effectsWords(told, effects)}`,
  );
  const opens = record.opensHails ? ['you may open a hail'] : [];
  return [...opens, ...triggers].map(sentence).join(' ');
}
