/** Where drawn cards go. */
import { assertNever } from '../../../shared/base';
import type { CardId, DrawTarget, PileName, Task, TaskOf } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { destroyShips } from './elimination';
import { addToHand } from './piles';
import type { Play } from './play';
import { newCrew } from './setup';

/** `isMore`: further cards of the same draw come from the discards taken back (NC-SETUP-07). */
export function deliver(
  play: Play,
  pile: PileName,
  to: DrawTarget,
  cards: readonly CardId[],
  isMore: boolean,
): void {
  switch (to.type) {
    case 'draft':
      return deal(play, to, cards);
    case 'crew':
      return recruit(play, to, cards);
    case 'hand':
      addToHand(play, to.seat, cards);
      return play.tell({ type: 'drew', seat: to.seat, pile, count: cards.length, cards: [...cards].sort() });
    case 'planets':
      return showPlanets(play, to, cards);
    case 'aliens':
      return offerAliens(play, to, cards, isMore);
    case 'anomaly':
      return showAnomaly(play, cards);
    default:
      return assertNever(to);
  }
}

type To<Type extends DrawTarget['type']> = Extract<DrawTarget, { readonly type: Type }>;

/** Facedown in front of a player who drafts (NC-DRAFT-03). */
function deal(play: Play, { stage, seat }: To<'draft'>, cards: readonly CardId[]): void {
  const index = play.state.tasks.findLastIndex(({ type }) => type === 'draft');
  const task = play.frozen.tasks[index];
  if (task?.type !== 'draft') throw new Error('Cards were dealt without a draft.');
  const hands = task.hands.map((hand) =>
    hand.seat === seat ? { ...hand, dealt: [...hand.dealt, ...cards].sort() } : hand,
  );
  play.state.tasks[index] = { ...task, hands } as (typeof play.state.tasks)[number]; // tasks are replaced whole
  play.tell({ type: 'dealt', seat, stage, count: cards.length, cards: [...cards].sort() });
}

function recruit(play: Play, { officer, seat }: To<'crew'>, cards: readonly CardId[]): void {
  const held = play.seat(seat);
  for (const card of cards) {
    held.crew.push({ ...newCrew(card, officer), training: [0, 0], attached: [] });
    play.tell({ type: 'crew', seat, officer, card });
  }
  held.crew.sort((one, other) => ORDER[one.type] - ORDER[other.type]);
}

const ORDER = { scientist: 0, doctor: 1, engineer: 2 } as const;

/** All the planets of one draw are chosen from together. */
function showPlanets(play: Play, { seat, why }: To<'planets'>, cards: readonly CardId[]): void {
  if (cards.length > 0) play.tell({ type: 'saw-planets', seat, cards });
  const top = topOf(play, 'choose-planet');
  if (top) return play.replace({ ...top, drawn: [...top.drawn, ...cards] });
  play.push({ type: 'choose-planet', seat, drawn: cards, why });
}

/** With no more aliens than may be kept there is nothing to choose (NC-ALIEN-01, NC-ALIEN-02). */
function offerAliens(
  play: Play,
  { seat, keep }: To<'aliens'>,
  cards: readonly CardId[],
  isMore: boolean,
): void {
  const top = topOf(play, 'pick-cards');
  const earlier = top?.from === 'aliens' ? top.cards : [];
  if (earlier.length > 0) play.pop();
  const all = [...earlier, ...cards];
  if (isMore || all.length > keep)
    return play.push({
      type: 'pick-cards',
      seat,
      from: 'aliens',
      owner: null,
      shown: true,
      cards: all,
      count: keep,
      may: false,
    });
  joinCrew(play, seat, all);
}

/** Aliens lie with the other crew members (NC-ALIEN-05). */
export function joinCrew(play: Play, seat: SeatId, cards: readonly CardId[]): void {
  for (const card of cards) {
    play.seat(seat).aliens.push({ card, status: 'ready', used: false, attached: [] });
    play.tell({ type: 'alien', seat, card });
  }
  destroyShips(play); // one may weigh on the hull (NC-SHIP-10)
}

function showAnomaly(play: Play, [card]: readonly CardId[]): void {
  const task = topOf(play, 'anomaly');
  if (!task) throw new Error('A card was drawn for no Anomaly.');
  if (card === undefined) return play.pop();
  play.tell({ type: 'drew', seat: task.seat, pile: 'anomaly', count: 1, cards: [card] });
  play.replace({ ...task, card });
}

function topOf<Type extends Task['type']>(play: Play, type: Type): TaskOf<Type> | null {
  const task = play.frozen.tasks.at(-1);
  return task?.type === type ? (task as TaskOf<Type>) : null; // tested just now
}
