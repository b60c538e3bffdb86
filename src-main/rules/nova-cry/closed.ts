/** What the player of the turn may look for in its phase and cannot do now, each with the one rule that forbids it. */
import { SKILLS_OF } from '../../../shared/content/nova-cry';
import type { ClosedOffer } from '../../../shared/contract/match';
import type { CardId, NovaCryAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { betweenActions, whyNotBetween } from './free-actions';
import { shipAbility } from './modifiers';
import { personsOf } from './people';
import type { NovaCryState, SeatHeld } from './state';
import { strategiesOf } from './strategies';
import { recordOf, type Table } from './table';
import { turnActions, type TurnAsked } from './turn-actions';
import { whyNotInTurn } from './turn-refusals';
import { opponentsOf, seatOf } from './turn-order';

interface Wish {
  readonly what: string;
  readonly action: NovaCryAction;
}

/**
 * One entry for each thing: `battle`, `battle-teleport`, `duel`, `buy-alien`, `strategy:ID`, `play:CARD:OPTION`, `use:CARD`,
 * `train`, `emergency`, `proceed`. What belongs to other phases is not told.
 */
export function closedInTurn(asked: TurnAsked): readonly ClosedOffer[] {
  const open = new Set(turnActions(asked).map(nameOf));
  return [...phaseWishes(asked), ...plays(asked)]
    .filter(({ what }) => !open.has(what))
    .map(({ what, action }) => ({ what, refusal: whyNotInTurn(asked, action) }))
    .concat(closedBetween(asked));
}

/** As the panel names the row of an action. */
function nameOf(action: NovaCryAction): string {
  if (action.type === 'battle') return action.by === 'teleport' ? 'battle-teleport' : 'battle';
  if (action.type === 'strategy') return `strategy:${action.strategies[0] ?? ''}`;
  if (action.type === 'play') return `play:${action.card}:${action.option}`;
  return action.type;
}

function phaseWishes(asked: TurnAsked): readonly Wish[] {
  const { turn } = asked;
  if (turn.phase === 'battle') return fightWishes(asked);
  if (turn.phase !== 'strategy') return [];
  const ids = strategiesOf(asked.table, asked.state, turn.seat);
  return [
    ...ids.map((id): Wish => ({ what: `strategy:${id}`, action: { type: 'strategy', strategies: [id] } })),
    { what: 'proceed', action: { type: 'proceed' } },
  ];
}

/** Against the opponent who comes nearest to it: one whom nothing of its own protects. */
function fightWishes({ table, state, turn }: TurnAsked): readonly Wish[] {
  const opponents = opponentsOf(state, turn.seat);
  const upright = opponents.find((seat) => !seatOf(state, seat).ship?.sideways);
  const standing = opponents.find((seat) => seatOf(state, seat).captain?.status === 'ready');
  const [first] = opponents;
  const target = upright ?? first;
  const rival = standing ?? first;
  if (target === undefined || rival === undefined) return [];
  const hasTeleport = shipAbility(table, state, turn.seat, 'teleport') > 0;
  const wishes: readonly Wish[] = [
    { what: 'battle', action: { type: 'battle', target, by: 'intel' } },
    { what: 'battle-teleport', action: { type: 'battle', target, by: 'teleport' } },
    { what: 'duel', action: { type: 'duel', target: rival } },
    { what: 'buy-alien', action: { type: 'buy-alien' } },
  ];
  return wishes.filter(({ what }) => what !== 'battle-teleport' || hasTeleport);
}

function plays({ state, turn }: TurnAsked): readonly Wish[] {
  return seatOf(state, turn.seat).hand.flatMap((card) =>
    ([0, 1] as const).map((option): Wish => ({
      what: `play:${card}:${option}`,
      action: { type: 'play', card, option, pay: [] },
    })),
  );
}

/** Training that is barred, people that cannot be paid for, cards in play whose time is not now. */
function closedBetween({ table, state, turn }: TurnAsked): readonly ClosedOffer[] {
  const { seat } = turn;
  const task = { type: 'turn' } as const;
  const open = new Set(betweenActions(table, state, task, seat).flatMap(namesOf));
  return betweenWishes(table, state, seat).flatMap(({ what, action }): readonly ClosedOffer[] => {
    const refusal = open.has(what) ? null : whyNotBetween({ table, state, task }, seat, action);
    return refusal ? [{ what, refusal }] : [];
  });
}

/** A use opens every card that it names. */
function namesOf(action: NovaCryAction): readonly string[] {
  return action.type === 'use' ? action.cards.map((card) => `use:${card}`) : [action.type];
}

function betweenWishes(table: Table, state: NovaCryState, seat: SeatId): readonly Wish[] {
  const held = seatOf(state, seat);
  const [officer] = held.crew;
  const out = personsOf(held).find(({ status }) => status !== 'ready');
  const wishes: Wish[] = cardsWithUse(table, held).map((card) => ({
    what: `use:${card}`,
    action: { type: 'use', cards: [card], pay: [] },
  }));
  if (held.training > 0 && officer) {
    const [skill] = SKILLS_OF[officer.type];
    wishes.push({ what: 'train', action: { type: 'train', crew: officer.card, skill } });
  }
  if (out)
    wishes.push({
      what: 'emergency',
      action: { type: 'emergency', person: out.person, intel: 0, cards: [] },
    });
  return wishes;
}

function cardsWithUse({ content }: Table, { aliens, permanents }: SeatHeld): readonly CardId[] {
  return [
    ...aliens.filter(({ card }) => content.aliens[recordOf(card)]?.use).map(({ card }) => card),
    ...permanents
      .filter(({ card, option }) => content.actionCards[recordOf(card)]?.options[option]?.use)
      .map(({ card }) => card),
  ];
}
