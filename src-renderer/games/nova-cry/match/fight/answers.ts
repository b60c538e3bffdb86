/** What the looking seat may answer in a fight before and after its dice, in words. */
import type { Entry } from '../offers';
import { kindOf, nameOf } from '../offers';
import type { MatchSession } from '../session.svelte';
import { cardName } from '../words';

export interface Answer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A re-roll by whom it comes from, for its odds; null: it is none. */
  readonly reroll: 'nebula' | 'gunnery' | null;
}

const REROLLS: Readonly<Record<string, readonly [string, string]>> = {
  nebula: ['Nebula re-roll', 'The attacker’s die falls again'],
  gunnery: ['Gunnery re-roll', 'Your own die falls again'],
};

/** Rows of the offers that are answers to the fight, what lets it go on last. */
export function answersOf(session: MatchSession, isThrown: boolean): readonly Answer[] {
  const isAnswer = ({ id }: Entry): boolean => ['reroll', 'use', 'ability', 'pass'].includes(kindOf(id));
  return session.entries.filter(isAnswer).map((entry) => worded(session, entry, isThrown));
}

function worded(session: MatchSession, { id, actions }: Entry, isThrown: boolean): Answer {
  const name = nameOf(id);
  const kind = kindOf(id);
  if (kind === 'reroll') {
    const [title, text] = REROLLS[name] ?? ['Re-roll', 'A die falls again'];
    return { id, title, text, reroll: name === 'nebula' ? 'nebula' : 'gunnery' };
  }
  if (kind === 'ability')
    return { id, title: 'Teleport away', text: 'The battle ends at once', reroll: null };
  if (kind === 'pass') {
    const title = isThrown ? 'Let the dice lie' : 'Go on to the roll';
    return { id, title, text: isThrown ? 'The hit falls' : 'No answer now', reroll: null };
  }
  const [first] = actions;
  const cards = first?.type === 'use' ? first.cards : [];
  const title = `Use ${cards.map((card) => cardName(session.content, card)).join(' and ')}`;
  const [card = ''] = cards;
  return { id, title, text: useText(session, card), reroll: null };
}

/** What the alien or arrow card says. */
function useText({ content, own }: MatchSession, card: string): string {
  const id = card.replace(/#\d+$/, '');
  const alien = content.aliens[id];
  if (alien) return alien.text;
  const option = own?.permanents.find((each) => each.card === card)?.option ?? 0;
  return content.actionCards[id]?.options[option]?.text ?? '';
}

/** A row is taken up; the same once more does it, where nothing is to be paid any more. */
export function pressAnswer(session: MatchSession, id: string): void {
  const { choosing } = session;
  if (choosing.entry?.id === id && choosing.isBegun && choosing.ready) void session.confirm();
  else session.take(id);
}

export function isTaken({ choosing }: MatchSession, id: string): boolean {
  return choosing.entry?.id === id && choosing.isBegun;
}
