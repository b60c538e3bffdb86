/** What a person is asked where chance is entered beside the printed game: cards of a pile by name, in their order. */
import type { BlackAlertContent } from '../../../shared/content/black-alert';
import type { BlackAlertView, CardId, PileName, TaskView } from '../../../shared/contract/black-alert';
import type { ChanceAsk } from '../descriptor';

interface Named {
  readonly id: CardId;
  readonly name: string;
  readonly detail: string | null;
}

const PILE_WORDS: Readonly<Record<PileName, string>> = {
  starfleet: 'Starfleet deck',
  terran: 'Terran deck',
  threat: 'Threat deck',
  'damage-discovery': 'damage pile of the Discovery',
  'damage-charon': 'damage pile of the Charon',
  missions: 'Mission pile',
};

/** The question that chance has to answer now, from what everybody may know; null where it has none. */
export function enteredChance(
  content: BlackAlertContent,
  view: BlackAlertView,
  position: number,
): ChanceAsk | null {
  const task = view.tasks.at(-1);
  if (!task) return null;
  const id = `${position} ${task.type}`;
  if (task.type === 'draw') return drawAsk(content, view, task, id);
  if (task.type === 'discard' && task.by === 'chance') return discardAsk(content, view, task, id);
  if (task.type === 'challenge' && task.step === 'reveal') return revealAsk(id);
  return null;
}

function drawAsk(
  content: BlackAlertContent,
  view: BlackAlertView,
  task: Extract<TaskView, { type: 'draw' }>,
  id: string,
): ChanceAsk {
  const { deck, discards } = view.piles[task.pile];
  const count = Math.min(task.count, deck > 0 ? deck : discards);
  const again = deck === 0 ? ' Shuffle its discards first.' : '';
  return {
    id,
    title: `Draw ${count} from the ${PILE_WORDS[task.pile]}`,
    text: `Draw ${count === 1 ? 'the card' : `${count} cards`} and name what came, in order.${again}`,
    count,
    choices: withoutSeen(cardsOf(content, task.pile), view),
    answer: (cards) => ({ type: 'drawn', cards }) as const,
  };
}

function discardAsk(
  content: BlackAlertContent,
  view: BlackAlertView,
  task: Extract<TaskView, { type: 'discard' }>,
  id: string,
): ChanceAsk {
  const holder = view.characters[task.character];
  const name = content.characters[task.character]?.name ?? task.character;
  const all = cardsOf(content, holder?.team ?? 'starfleet');
  const hand = holder?.hand;
  return {
    id,
    title: `A card of ${name}’s hand, at random`,
    text: 'Let another player draw one from the hand, then name it.',
    count: 1,
    choices: hand ? all.filter((card) => hand.includes(card.id)) : withoutSeen(all, view),
    answer: (cards) => ({ type: 'drawn', cards }) as const,
  };
}

function revealAsk(id: string): ChanceAsk {
  return {
    id,
    title: 'Turn up the bids',
    text: 'Turn all facedown bids up together.',
    count: 0,
    choices: [],
    answer: () => ({ type: 'revealed' }) as const,
  };
}

/** Every printed card of a pile, copies numbered from 2. */
function cardsOf(content: BlackAlertContent, pile: PileName): readonly Named[] {
  switch (pile) {
    case 'starfleet':
    case 'terran':
      return Object.entries(content.commandCards)
        .filter(([, card]) => card.team === pile)
        .flatMap(([id, card]) => copiesOf(id, card.name, card.copies, `Resolve ${card.resolve}`));
    case 'threat':
      return Object.entries(content.threatCards).map(([id, card]) => named(id, card.name));
    case 'damage-discovery':
    case 'damage-charon':
      return Object.entries(content.damageCards)
        .filter(([, card]) => card.location.startsWith(pile === 'damage-charon' ? 'charon/' : 'discovery/'))
        .map(([id, card]) => named(id, card.name));
    case 'missions':
      return Object.entries(content.missions).map(([id, mission]) => named(id, mission.name));
  }
}

function copiesOf(id: string, name: string, copies: number, detail: string): readonly Named[] {
  return Array.from({ length: copies }, (_, index) => ({
    id: index === 0 ? id : `${id}#${index + 1}`,
    name: copies > 1 ? `${name} (${index + 1} of ${copies})` : name,
    detail,
  }));
}

function named(id: string, name: string): Named {
  return { id, name, detail: null };
}

/** Cards that lie faceup on the table, or in a hand that is seen, cannot come. */
function withoutSeen(cards: readonly Named[], view: BlackAlertView): readonly Named[] {
  const hands = Object.values(view.characters).flatMap(({ hand }) => hand ?? []);
  const seen = new Set([
    ...hands,
    ...view.ready.flatMap((card) => card ?? []),
    ...view.infiltrations,
    ...Object.values(view.damage),
    ...view.missions.map(({ id }) => id),
  ]);
  return cards.filter(({ id }) => !seen.has(id));
}
