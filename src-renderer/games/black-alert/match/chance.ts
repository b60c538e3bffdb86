/** What real cards have to be named now, where a person enters chance. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { BlackAlertAction, TaskOf, TaskView } from '../../../../shared/contract/black-alert';
import type { ChanceAsk } from '../../descriptor';
import type { MatchSession } from './session.svelte';
import { cardName, commandCard, pileName, taskWords } from './words';

type Choice = ChanceAsk['choices'][number];

/** Null: nothing is asked of chance. */
export function chanceAsk(session: MatchSession): ChanceAsk | null {
  const { task, content, view, state } = session;
  if (state.waiting.type !== 'chance' || task === null) return null;
  const { title, detail } = taskWords(content, view, task);
  const ask = askOf(session, task);
  return ask && { title, text: ask.text ?? detail, id: `${state.id} ${state.position}`, ...ask.rest };
}

interface Asked {
  readonly text?: string;
  readonly rest: Pick<ChanceAsk, 'count' | 'choices' | 'answer'>;
}

function askOf(session: MatchSession, task: TaskView): Asked | null {
  if (task.type === 'draw') return drawn(session, task);
  if (task.type === 'discard') return fromHand(session, task);
  if (task.type !== 'challenge') return null;
  return {
    text: 'Turn all bids up.',
    rest: { count: 0, choices: [], answer: (): BlackAlertAction => ({ type: 'revealed' }) },
  };
}

/** Whoever may not see the hand names the card out of the whole deck. */
function fromHand({ content, view }: MatchSession, task: TaskOf<'discard'>): Asked {
  const self = view.characters[task.character];
  const cards = self?.hand ?? deckOf(content, self?.team);
  return asked(1, cardsAs(content, cards), 'Draw one card of the hand without looking.');
}

/** So many cards of a pile as it stands; with fewer than asked the discards come in for the rest. */
function drawn({ content, view }: MatchSession, task: TaskOf<'draw'>): Asked {
  const pile = view.piles[task.pile];
  const inPile = pile.deck > 0 ? pile.deck : pile.discards;
  const reshuffled = pile.deck === 0 ? ' Shuffle the discards into a new deck first.' : '';
  const count = Math.min(task.count, inPile);
  return asked(
    count,
    cardsAs(content, cardsOfPile(content, task.pile)),
    `Draw ${count} from ${pileName(task.pile)}, in order.${reshuffled}`,
  );
}

function asked(count: number, choices: readonly Choice[], text: string): Asked {
  const answer = (cards: readonly string[]): BlackAlertAction => ({ type: 'drawn', cards: [...cards] });
  return { text, rest: { count, choices, answer } };
}

/** Every card that a pile may hold: which of them are elsewhere only the rules can tell. */
function cardsOfPile(content: BlackAlertContent, pile: TaskOf<'draw'>['pile']): readonly string[] {
  switch (pile) {
    case 'starfleet':
    case 'terran':
      return deckOf(content, pile);
    case 'threat':
      return Object.keys(content.threatCards);
    case 'missions':
      return Object.keys(content.missions);
    case 'damage-discovery':
    case 'damage-charon': {
      const ship = pile.slice('damage-'.length);
      return Object.entries(content.damageCards).flatMap(([id, { location }]) =>
        location.startsWith(`${ship}/`) ? [id] : [],
      );
    }
  }
}

function deckOf({ commandCards }: BlackAlertContent, team: string | undefined): readonly string[] {
  return Object.entries(commandCards).flatMap(([id, card]) =>
    card.team === team
      ? Array.from({ length: card.copies }, (_, index) => (index === 0 ? id : `${id}#${index + 1}`))
      : [],
  );
}

function cardsAs(content: BlackAlertContent, cards: readonly string[]): readonly Choice[] {
  return cards
    .map((id) => {
      const [, copy] = id.split('#');
      const record = commandCard(content, id);
      const name = `${cardName(content, id)}${copy === undefined ? '' : `, copy ${copy}`}`;
      return { id, name, detail: record ? `Resolve ${record.resolve}` : detailOf(content, id) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function detailOf({ threatCards }: BlackAlertContent, id: string): string | null {
  const threat = threatCards[id];
  return threat ? `corner ${threat.corner}` : null;
}
