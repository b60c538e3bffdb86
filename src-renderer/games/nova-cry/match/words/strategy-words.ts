/** Strategies in words. */
import type { RuleId } from '../../../../../shared/base';
import { STRATEGIES } from '../../../../../shared/content/nova-cry';
import { type ActionOf, type ActionWords, say } from './action-line';
import { listed, type Told } from './told';
import { strategyName } from './turn-lines';

/** The five, each with the rule that says what it does. */
const STRATEGY_RULES: Readonly<Record<(typeof STRATEGIES)[number], RuleId>> = {
  inspection: 'NC-INSP-01',
  rush: 'NC-STRAT-02',
  surveillance: 'NC-STRAT-03',
  command: 'NC-STRAT-04',
  training: 'NC-STRAT-05',
};

/** The rule that says what a strategy does; one that is none of the five comes from a card. */
export function strategyRule(id: string): RuleId {
  const known = STRATEGIES.find((each) => each === id);
  return known ? STRATEGY_RULES[known] : 'NC-CARD-14';
}

/** Both of a turn, with the rule of the first. */
export function strategyWords({ content }: Told, { strategies }: ActionOf<'strategy'>): ActionWords {
  const [first = ''] = strategies;
  return say(listed(strategies.map((id) => strategyName(content, id))), '', strategyRule(first));
}
