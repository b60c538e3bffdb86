/** Chance names the cards that come. A deck that runs out takes its discards back first (BA-DRAW-03, BA-TOKEN-10). */
import { TEAM_OF } from '../../../../shared/content/black-alert';
import type { Random } from '../../engine';
import { addToHand, cardsLeft, characterOf, reshuffles, tellDrawn } from '../cards';
import type { Play } from '../play';
import type { BlackAlertState, CardId, CharacterId, PileName } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import type { DrawTarget, TaskOf } from '../task';
import { layDamage } from '../damage';

/** Cards that a draw may bring now: so many of the known ones on top, then any of the rest. */
interface Due {
  readonly fixed: readonly CardId[];
  readonly free: readonly CardId[];
  readonly count: number;
}

/** The discards come in only when the deck is empty, so one draw never mixes both. */
function dueOf(state: BlackAlertState, pile: PileName, count: number): Due {
  const { top, rest, discard } = state.piles[pile];
  if (top.length === 0 && rest.length === 0 && reshuffles(pile)) {
    return { fixed: [], free: [...discard].sort(), count: Math.min(count, discard.length) };
  }
  const fixed = top.slice(0, count);
  return { fixed, free: rest, count: Math.min(count, top.length + rest.length) };
}

function nowDue({ table, state, task }: Asked<'draw'>): Due {
  const due = dueOf(state, task.pile, task.count);
  return table.readings['BA-DAMAGE-06'] === 'b' ? passingOverDamaged(table, state, due) : due;
}

/** With several Damage cards for a location, one whose location is damaged already is passed over. */
function passingOverDamaged({ content }: Table, state: BlackAlertState, { fixed, free, count }: Due): Due {
  const left = free.filter((card) => {
    const location = content.damageCards[card]?.location;
    return location === undefined || state.damage[location] === undefined;
  });
  return { fixed, free: left, count: Math.min(count, fixed.length + left.length) };
}

export const drawTask: TaskRules<'draw'> = {
  /** Cards that somebody has looked at are drawn by chance as well: to the others they are as hidden as the rest. */
  waitsFor: (asked) => (nowDue(asked).count > 0 ? 'chance' : null),
  legal: () => [],
  why: () => ({ code: 'waits-for-cards', message: 'Cards are being drawn.', rule: 'BA-DRAW-02' }),
  chance: {
    kind: 'drawn',
    sample(asked, random) {
      const { fixed, free, count } = nowDue(asked);
      return { type: 'drawn', cards: [...fixed, ...someOf(free, count - fixed.length, random)] };
    },
    isPossible(asked, action) {
      if (action.type !== 'drawn') return false;
      const { fixed, free, count } = nowDue(asked);
      const rest = action.cards.slice(fixed.length);
      return (
        action.cards.length === count &&
        fixed.every((card, index) => action.cards[index] === card) &&
        new Set(rest).size === rest.length &&
        rest.every((card) => free.includes(card))
      );
    },
  },
  answer(play, task, action) {
    if (action.type !== 'drawn') throw new Error(`A draw is not answered by ${action.type}.`);
    bring(play, task, action.cards);
  },
  run(play, task) {
    bring(play, task, []);
  },
};

function someOf(cards: readonly CardId[], count: number, random: Random): readonly CardId[] {
  const left = [...cards];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '');
}

/** The cards leave their pile and go where they are due; what the deck could not give is drawn again from the discards. */
function bring(play: Play, task: TaskOf<'draw'>, cards: readonly CardId[]): void {
  const pile = play.state.piles[task.pile];
  if (pile.top.length === 0 && pile.rest.length === 0 && pile.discard.length > 0 && reshuffles(task.pile)) {
    pile.rest = [...pile.discard].sort();
    pile.discard = [];
    play.tell({ type: 'reshuffled', pile: task.pile });
  }
  const gone = new Set(cards);
  pile.top = pile.top.filter((card) => !gone.has(card));
  pile.rest = pile.rest.filter((card) => !gone.has(card));
  if (pile.top.length === 0 && task.to.type !== 'peek') delete play.state.peeked[task.pile];
  const missing = task.count - cards.length;
  const isMore = missing > 0 && cardsLeft(play.frozen, task.pile) > 0;
  play.pop();
  if (task.to.type === 'ready-and-give') {
    const held = [...task.to.held, ...cards];
    if (isMore) return play.push({ ...task, count: missing, to: { ...task.to, held } });
    // Fewer than four: the slots come first, and nothing is left to give.
    if (held.length <= play.state.ready.length) return fillReady(play, held);
    return play.push({
      type: 'give-card',
      character: task.to.character,
      from: 'ready',
      cards: held,
      chosen: null,
    });
  }
  if (isMore) play.push({ ...task, count: missing });
  deliver(play, task, task.to, cards);
}

type Delivered = Exclude<DrawTarget, { readonly type: 'ready-and-give' }>;

function deliver(play: Play, task: TaskOf<'draw'>, to: Delivered, cards: readonly CardId[]): void {
  switch (to.type) {
    case 'hand':
      addToHand(play, to.character, cards);
      return tellDrawn(play, to.character, cards);
    case 'ready':
      return fillReady(play, cards);
    case 'missions':
      for (const id of cards) play.state.missions.push({ id, done: false });
      return play.tell({ type: 'missions', cards });
    case 'bonus':
      return addBonus(play, to.team, cards);
    case 'threat':
      for (const card of cards.toReversed()) {
        play.tell({ type: 'threat', card, sections: to.sections, drawer: to.drawer });
        play.push({ type: 'threat', card, sections: to.sections, drawer: to.drawer });
      }
      return;
    case 'risk':
      return placeForRisk(play, to.team, cards);
    case 'damage':
      for (const card of cards) layDamage(play, to.ship, card);
      return;
    case 'damage-choice':
      return play.push({ type: 'choose-damage', ship: to.ship, chooser: chooserOf(play, to), cards });
    case 'peek':
      return peek(play, task.pile, to.character, cards);
    case 'share':
      for (const chosen of cards.toReversed())
        play.push({ type: 'give-card', character: to.character, from: 'deal', cards: [], chosen });
      return;
  }
}

/** The Initiator; by reading b of BA-CWEAP-04 the holder of the damaged ship's team. */
function chooserOf(
  play: Play,
  { ship, chooser }: Extract<DrawTarget, { type: 'damage-choice' }>,
): CharacterId {
  return play.table.readings['BA-CWEAP-04'] === 'a' ? chooser : play.state.holders[TEAM_OF[ship]];
}

/** Cards looked at lie on top, known to who has looked at them, now or before, and to nobody else. */
function peek(play: Play, pile: PileName, character: string, cards: readonly CardId[]): void {
  const { seat } = characterOf(play, character);
  const known = play.state.peeked[pile] ?? [];
  play.state.piles[pile].top.unshift(...cards);
  play.state.peeked[pile] = [...known.filter((each) => each !== seat), seat].sort();
  tellDrawn(play, character, cards);
}

/** Empty slots from the first (BA-SETUP-04, BA-DREADY-01). */
function fillReady(play: Play, cards: readonly CardId[]): void {
  const waiting = [...cards];
  play.state.ready = play.state.ready.map((card) => card ?? waiting.shift() ?? null);
  play.tell({ type: 'ready', cards });
}

/** Bonus cards belong to the challenge that waits for them (BA-CHAL-14). */
function addBonus(play: Play, team: 'starfleet' | 'terran', cards: readonly CardId[]): void {
  const index = play.state.tasks.findLastIndex(({ type }) => type === 'challenge');
  const task = play.state.tasks[index];
  if (task?.type !== 'challenge') throw new Error('Bonus cards were drawn without a challenge.');
  const bonus = {
    ...task.bonus,
    [team]: { ...task.bonus[team], cards: [...task.bonus[team].cards, ...cards] },
  };
  play.state.tasks[index] = { ...task, bonus };
  play.tell({ type: 'bonus', team, cards });
}

/** The corner number of a Threat card revealed in Clean Up, then the card is discarded (BA-CLEAN-03, BA-CLEAN-04). */
function placeForRisk(play: Play, team: 'starfleet' | 'terran', cards: readonly CardId[]): void {
  const character = play.state.holders[team];
  for (const card of cards) {
    const corner = play.table.content.threatCards[card]?.corner ?? 0;
    play.state.piles.threat.discard.push(card);
    play.tell({ type: 'threat', card, sections: [], drawer: character });
    if (corner > 0) {
      play.push({
        type: 'place-corruption',
        character,
        near: 'corruption',
        count: corner,
        rule: 'BA-CLEAN-05',
      });
    }
  }
}
