/** What the action under way would do, step by step, told before it is done. It decides nothing: chance and others may change it. */
import type { RuleId } from '../../../../../shared/base';
import type { NovaCryAction } from '../../../../../shared/contract/nova-cry';
import { SKILL_NAMES } from '../../words';
import type { MatchSession } from '../session.svelte';
import { actionWords, cardName, cardNames, strategyName } from '../words';
import { askedSeat } from './entry-words';
import { type Note, notesOf } from './notes';
import { bare, stepsOf } from './steps';

export interface Consequences {
  /** Such as `Rush would do`. */
  readonly title: string;
  readonly rule: RuleId | null;
  /** In the order in which they come, each a sentence without its full stop. */
  readonly steps: readonly string[];
  /** What it keeps off or brings upon its player besides. */
  readonly notes: readonly Note[];
  /** The word on the button that does it. */
  readonly verb: string;
}

/** What is told of the action that would be sent, or of the row under the pointer; null: nothing is. */
export function consequencesOf(session: MatchSession): Consequences | null {
  const { previewed: action, own } = session;
  if (!action || !own || !session.offers) return null;
  const words = actionWords(session.told, action, askedSeat(session));
  const told = stepsOf(session, action, own);
  const steps = told.length > 0 || words.detail === '' ? told : [bare(words.detail)];
  return {
    // A mere answer does nothing that its name does not say.
    title: steps.length > 0 ? `${headOf(session, action, words.title)} would do` : words.title,
    rule: words.rule,
    steps,
    notes: notesOf(session, action, own),
    verb: verbOf(action, words.title, session),
  };
}

function headOf({ content }: MatchSession, action: NovaCryAction, title: string): string {
  if (action.type === 'strategy')
    return action.strategies.map((id) => strategyName(content, id)).join(' and ');
  if (action.type === 'play') return cardName(content, action.card);
  if (action.type === 'use') return cardNames(content, action.cards);
  return HEADS[action.type] ?? title;
}

const HEADS: Readonly<Partial<Record<NovaCryAction['type'], string>>> = {
  proceed: 'Going on',
  pass: 'That',
  battle: 'The battle',
  duel: 'The duel',
  'buy-alien': 'That',
  train: 'The token',
  emergency: 'That',
  buy: 'That',
  service: 'That',
  reroll: 'Rolling again',
  bid: 'The bid',
  ability: 'That',
  'choose-planet': 'That course',
};

/** Answers are chosen; everything else is told by what it does. */
function verbOf(action: NovaCryAction, title: string, { content }: MatchSession): string {
  if (action.type === 'strategy')
    return `Carry out ${action.strategies.map((id) => strategyName(content, id)).join(' and ')}`;
  if (action.type === 'play') return `Play ${cardName(content, action.card)}`;
  if (action.type === 'battle') return 'Declare the battle';
  if (action.type === 'duel') return 'Declare the duel';
  if (action.type === 'buy') return `Buy: ${title}`;
  if (action.type === 'train') return `Train ${SKILL_NAMES[action.skill]}`;
  return action.type.startsWith('choose-') && action.type !== 'choose-planet'
    ? `Choose ${title.replace(/^The /, 'the ')}`
    : title;
}
