/** What the hand row tells of each card: whether its options can be played, and what a press on it does. */
import type { CardId } from '../../../../../shared/contract/nova-cry';
import { actionRecord } from '../../cards/lookup';
import type { OptionFacts } from '../../cards/option-facts';
import type { CardPress } from '../../cards/press';
import { SKILL_NAMES } from '../../cards/words';
import { closedBy } from '../offers';
import type { MatchSession } from '../session.svelte';
import { shortWhy } from './short-why';

const OPTIONS = [0, 1] as const;

/** Both options of a card of the own hand. Where nobody may play anything now nothing is told of it. */
export function optionFacts(session: MatchSession, card: CardId): readonly OptionFacts[] {
  return OPTIONS.map((option) => oneOption(session, card, option));
}

function oneOption(session: MatchSession, card: CardId, option: 0 | 1): OptionFacts {
  const { offers, entries, choosing, content } = session;
  const row = entries.find(({ id }) => id === `play:${card}`);
  const isOpen = row?.actions.some((action) => action.type === 'play' && action.option === option) ?? false;
  if (isOpen) {
    const record = actionRecord(content, card);
    const skill = record ? SKILL_NAMES[record.skill] : 'skill';
    const level = record?.options[option]?.level ?? 0;
    const isPicked = choosing.entry?.id === `play:${card}` && choosing.picked('option', String(option));
    const label = `Play ${record?.name ?? 'this card'}, ${skill} ${level}`;
    return {
      isOpen,
      why: null,
      rule: null,
      press: { label, isPicked, run: () => session.pressOption(card, option) },
    };
  }
  const closed = closedBy(offers, `play:${card}:${option}`, `play:${card}`);
  if (closed) {
    const why = shortWhy(session, closed, card, option);
    return { isOpen, why, rule: closed.refusal.rule ?? null, press: undefined };
  }
  // One reason for the whole hand, such as that it is another's turn, stands above it.
  return { isOpen: row ? false : null, why: null, rule: null, press: undefined };
}

/** A press on the whole card: laid out to be given up, or chosen by an effect. */
export function cardPress(session: MatchSession, card: CardId): CardPress | undefined {
  const { choosing, content } = session;
  const name = actionRecord(content, card)?.name ?? 'this card';
  const isPaying = choosing.ask === 'cards' && (choosing.offered.get('cards')?.has(card) ?? false);
  if (isPaying) {
    const isPicked = choosing.laid.includes(card);
    return { label: isPicked ? `Keep ${name}` : `Give up ${name}`, isPicked, run: () => choosing.lay(card) };
  }
  if (!choosing.offers('card', card)) return undefined;
  return {
    label: `Choose ${name}`,
    isPicked: choosing.picked('card', card),
    run: () => session.press('card', card),
  };
}

/** One sentence above the hand. */
export function handNote(session: MatchSession): string {
  const { view, seat, offers, choosing } = session;
  if (choosing.ask === 'cards' || choosing.laid.length > 0)
    return payNote(choosing.payable, choosing.laid.length);
  if (view.turn?.seat !== seat) return 'Cards are played in your own turn';
  if (view.turn?.played) return 'This turn’s action card is played';
  const whole = closedBy(offers, 'play');
  return whole ? whole.refusal.message : 'One action card a turn, not yet played';
}

/** `Give up 2 cards: 1 chosen`, or `0 to 4 cards`. */
function payNote(numbers: readonly number[], laid: number): string {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? least;
  const range = least === most ? `${most} card${most === 1 ? '' : 's'}` : `${least} to ${most} cards`;
  return `Give up ${range}: ${laid} chosen`;
}
