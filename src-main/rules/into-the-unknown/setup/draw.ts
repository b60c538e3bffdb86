/** Cards that chance draws in set-up: mission cards, transfer officers; numbers of secrets (ITU-CARDS-04 to 07, ITU-SETUP-12). */
import type { MissionCategory } from '../../../../shared/content/into-the-unknown';
import type {
  IntoTheUnknownAction,
  MissionState,
  TaskOf,
} from '../../../../shared/contract/into-the-unknown';
import { shuffled } from '../../engine';
import { secretDrawn } from '../mission/secrets';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, UNASKED, wrongAnswer } from './carried-out';
import { forceOf } from './force';

type Asking = Asked<'draw'>;

export const drawTask: TaskRules<'draw'> = {
  ...UNASKED,
  waitsFor: (asked) => (pileOf(asked).length > 0 ? ['chance'] : []),
  why: () => notAsked('Cards are drawn.', 'ITU-CARDS-04'),
  chance: {
    kind: 'drawn',
    rule: 'ITU-CARDS-04',
    kindOf: ({ task }) => (task.from === 'secrets' ? 'number' : 'drawn'),
    sample(asked, random) {
      const cards = shuffled(pileOf(asked), random).slice(0, asked.task.count);
      const [first = ''] = cards;
      return asked.task.from === 'secrets'
        ? { type: 'number', number: Number(first) }
        : { type: 'drawn', cards };
    },
    isPossible: (asked, action) => isInPile(asked, drawnBy(action)),
  },
  answer(play, task, action) {
    const cards = drawnBy(action);
    if (cards.length === 0) throw wrongAnswer('A draw', action);
    play.pop();
    take(play, task, cards);
  },
  /** Nothing is left to draw. */
  run: (play) => {
    play.pop();
  },
};

function drawnBy(action: IntoTheUnknownAction): readonly string[] {
  if (action.type === 'number') return [String(action.number)];
  return action.type === 'drawn' ? action.cards : [];
}

/** As many as are asked for, or as there are, each as often as it lies there. */
function isInPile(asked: Asking, cards: readonly string[]): boolean {
  const pile = pileOf(asked);
  if (cards.length !== Math.min(asked.task.count, pile.length)) return false;
  const count = (all: readonly string[], card: string) => all.filter((each) => each === card).length;
  return cards.every((card) => count(cards, card) <= count(pile, card));
}

/** What lies there to be drawn, in an order that never changes. */
function pileOf({ table, state, task }: Asking): readonly string[] {
  const { content } = table;
  switch (task.from) {
    case 'overtures':
      return incidentCards(content.overtures);
    case 'situations':
      return incidentCards(content.situations);
    case 'complications':
      return complicationDeck(table, state).filter((card) => !isDealtOut(state, card));
    case 'transfer':
      return task.seat === null ? [] : forceOf(state, task.seat).transfer;
    case 'secrets':
      return state.mission.anomalies.map(String);
  }
}

/** Cards that are no part of a story, by id. */
export function incidentCards(
  records: Readonly<Record<string, { readonly ofStory: boolean }>>,
): readonly string[] {
  return Object.entries(records)
    .filter(([, { ofStory }]) => !ofStory)
    .map(([id]) => id)
    .sort();
}

/** Every complication that has a category in common with the overture or the situation (ITU-CARDS-06). */
export function complicationDeck(
  { content }: Table,
  { mission }: { readonly mission: Pick<MissionState, 'overture' | 'situation'> },
): readonly string[] {
  const shared = new Set<MissionCategory>([
    ...(content.overtures[mission.overture]?.categories ?? []),
    ...(mission.situation === null ? [] : (content.situations[mission.situation]?.categories ?? [])),
  ]);
  return incidentCards(content.complications).filter((id) =>
    content.complications[id]?.categories.some((each) => shared.has(each)),
  );
}

function isDealtOut({ tasks }: IntoTheUnknownState, card: string): boolean {
  return tasks.some(
    (task) => task.type === 'complication' && task.hands.some(({ dealt }) => dealt.includes(card)),
  );
}

function take(play: Play, { from, seat, unit }: TaskOf<'draw'>, cards: readonly string[]): void {
  const { mission } = play.state;
  const [first = ''] = cards;
  switch (from) {
    case 'overtures':
      mission.overture = first;
      return;
    case 'situations':
      mission.situation = first;
      return;
    case 'complications':
      return deal(play, seat, cards);
    case 'transfer':
      if (seat === null) return;
      play.seat(seat).transfer = [...cards];
      return play.tell({ type: 'dealt', seat, count: cards.length, cards, of: 'transfer' });
    case 'secrets':
      return secretDrawn(play, seat, unit, Number(first));
  }
}

/** Into the hand of the choice that waits for it (ITU-CARDS-07). */
function deal(play: Play, seat: TaskOf<'draw'>['seat'], cards: readonly string[]): void {
  const index = play.frozen.tasks.findLastIndex(({ type }) => type === 'complication');
  const waiting = play.frozen.tasks[index];
  if (seat === null || waiting?.type !== 'complication') return;
  const hands = waiting.hands.map((hand) => (hand.seat === seat ? { ...hand, dealt: [...cards] } : hand));
  play.state.tasks[index] = { ...waiting, hands } as (typeof play.state.tasks)[number]; // tasks are replaced whole
  play.tell({ type: 'dealt', seat, count: cards.length, cards, of: 'complications' });
}
