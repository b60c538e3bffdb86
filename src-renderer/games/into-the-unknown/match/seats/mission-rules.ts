/** What a mission card in force brings about by itself, in words. */
import type { Condition, Effect } from '../../../../../shared/content/into-the-unknown';
import { conditionsWords, effectsWords, listed, sentence, type Told } from '../words';

export interface MissionRule {
  readonly head: string;
  readonly text: string;
}

interface Anomaly {
  readonly numbers: readonly number[];
  readonly name: string;
  readonly effects: readonly Effect[];
}

/** An overture, a situation or a complication: whatever of this it has. */
interface Part {
  readonly hazards: readonly Effect[];
  readonly readies: readonly Effect[];
  readonly endScoring?: readonly Effect[];
  readonly ends?: readonly (readonly Condition[])[];
  readonly anomalies?: readonly Anomaly[];
}

/** In the order in which a round comes to them; the part's end last (ITU-SCORE-03, ITU-CARDS-10). */
export function missionRules(told: Told, part: Part): readonly MissionRule[] {
  const { hazards, readies, endScoring = [], ends = [], anomalies = [] } = part;
  return [
    ...anomalies.map(({ numbers, name, effects }) =>
      ruleOf(`${spanOf(numbers)} ${name}`, effectsWords(told, effects)),
    ),
    ruleOf('Hazard Phase', effectsWords(told, hazards)),
    ruleOf('Ready Phase', effectsWords(told, readies)),
    ruleOf('At its end', effectsWords(told, endScoring)),
    ruleOf('Ends', endWords(told, ends)),
  ].filter(({ text }) => text !== '');
}

function ruleOf(head: string, text: string): MissionRule {
  return { head, text: text === '' ? '' : sentence(text) };
}

function endWords(told: Told, ends: readonly (readonly Condition[])[]): string {
  const any = ends.map((each) => conditionsWords(told, each));
  return any.length === 0 ? '' : `with the round if ${listed(any, 'or')}`;
}

/** Numbers that an anomaly's die shows: `4–6`, `7`. */
function spanOf(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? `${first ?? ''}` : `${first ?? ''}–${last ?? ''}`;
}
