/** What cards of the hand and cards in play do, before they are played or used. */
import type { ActionCardRecord } from '../../../../../shared/content/nova-cry';
import type { CardId } from '../../../../../shared/contract/nova-cry';
import { actionRecord, alienRecord } from '../../cards/lookup';
import { effectsWords, SKILL_NAMES, useWords } from '../../words';
import { type ActionOf, type ActionWords, say } from './action-line';
import { cardNames, type Told } from './told';

/** One option of an action card, with what is given up for it. */
export function playWords({ content }: Told, { card, option: at, pay }: ActionOf<'play'>): ActionWords {
  const record = actionRecord(content, card);
  const option = record?.options[at];
  if (!record || !option) return say('play a card', '', 'NC-ACTION-01');
  const price = pay.length > 0 ? `give up ${cardNames(content, pay)}: ` : '';
  return say(
    `play ${record.name}, ${SKILL_NAMES[record.skill]} ${option.level}`,
    `${price}${optionWords(option)}`,
    'NC-ACTION-04',
  );
}

/** Cards in play or in the hand that are used at once. */
export function useCardsWords(told: Told, { cards, pay }: ActionOf<'use'>): ActionWords {
  const { content } = told;
  const paid = pay.length > 0 ? `give up ${cardNames(content, pay)}. ` : '';
  const [first = ''] = cards;
  return say(
    `use ${cardNames(content, cards)}`,
    cards.length === 1 ? `${paid}${useText(told, first)}` : paid,
    alienRecord(content, first) ? 'NC-ALIEN-06' : 'NC-ACTION-12',
  );
}

/** What the option says; a card without a printed text is told by what it does. */
export function optionWords({ text, effects, use: later }: ActionCardRecord['options'][number]): string {
  if (text !== '') return text;
  return [effectsWords(effects), later ? useWords(later) : ''].filter((part) => part !== '').join(' ');
}

/** When a card in play may be used and what it does then; empty: it has no use. */
export function useText(told: Told, card: CardId): string {
  const { content, view } = told;
  const alien = alienRecord(content, card);
  if (alien?.use) return useWords(alien.use);
  const laid = view.seats.flatMap(({ permanents }) => permanents).find((each) => each.card === card);
  const found = laid && actionRecord(content, card)?.options[laid.option]?.use;
  return found ? useWords(found) : '';
}
