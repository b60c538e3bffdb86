/** What a directive's side does, in a line. */
import type { Effect, Side } from '../../../../../shared/content/into-the-unknown';
import { effectWords, listed, recordOf, sentence, spaced, type Told } from '../words';
import { pointsWords } from '../words/amount-words';

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
      )}: ${effects.map((effect) => shortly(told, effect, may)).join(', ')}`,
  );
  const opens = record.opensHails ? ['you may open a hail'] : [];
  return [...opens, ...triggers].map(sentence).join(' ');
}

/** What a card's side always does at one kind of event, such as `2 nVP, turns hostile`; nothing: an empty text. */
export function costOf(
  told: Told,
  { card, side, when }: { readonly card: string; readonly side: Side; readonly when: string },
): string {
  const triggers = told.content.directives[recordOf(card)]?.sides[side].triggers ?? [];
  return triggers
    .filter((trigger) => trigger.when.some((each) => each === when) && !trigger.may)
    .flatMap(({ effects }) => effects.map((effect) => shortly(told, effect, false)))
    .join(', ');
}

/** Points and the turning of the card itself in a word or two. */
function shortly(told: Told, effect: Effect, may: boolean): string {
  if (effect.verb === 'directive') return `${may || effect.may ? 'may turn' : 'turns'} ${effect.side}`;
  if (effect.verb === 'score' && effect.who === 'self')
    return `${may ? 'up to ' : ''}${pointsWords(effect.points)}`;
  return `${may ? 'may ' : ''}${effectWords(told, effect)}`;
}
