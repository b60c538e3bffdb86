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
import type { Asked } from './task-rules';
import { choosePlanetTask } from './tasks/choose-planet';
import { turnActions, type TurnAsked } from './turn-actions';
import { whyNotInTurn } from './turn-refusals';
import { opponentsOf, seatOf } from './turn-order';

interface Wish {
  readonly what: string;
  readonly action: NovaCryAction;
}

/**
 * One entry for each thing: `battle`, `battle-teleport`, `duel`, `buy-alien`, `strategy:ID`, `play:CARD:OPTION`, `use:CARD`,
 * `train`, `emergency`, `proceed`; and for each opponent whom that does not reach `battle:SEAT`, `battle-teleport:SEAT`,
 * `duel:SEAT`, whether others may be fought or nobody. What belongs to other phases is not told.
 */
export function closedInTurn(asked: TurnAsked): readonly ClosedOffer[] {
  const open = new Set(turnActions(asked).flatMap(rowsOf));
  return [...phaseWishes(asked), ...plays(asked)]
    .filter(({ what }) => !open.has(what))
    .map(({ what, action }) => ({ what, refusal: whyNotInTurn(asked, action) }))
    .concat(closedBetween(asked));
}

/** `choose-planet:CARD` for each planet drawn that cannot be played (NC-NAV-03). */
export function closedPlanets(asked: Asked<'choose-planet'>, seat: SeatId): readonly ClosedOffer[] {
  const open = choosePlanetTask.legal(asked, seat);
  return asked.task.drawn
    .map((planet) => ({ type: 'choose-planet', planet }) as const)
    .filter(({ planet }) => !open.some((each) => each.type === 'choose-planet' && each.planet === planet))
    .map((action) => ({
      what: `choose-planet:${action.planet}`,
      refusal: choosePlanetTask.why(asked, seat, action),
    }));
}

/** As the panel names the row of an action, and the table the one whom it would be against. */
function rowsOf(action: NovaCryAction): readonly string[] {
  if (action.type === 'battle' || action.type === 'duel') {
    const kind = action.type === 'battle' && action.by === 'teleport' ? 'battle-teleport' : action.type;
    return [kind, `${kind}:${action.target}`];
  }
  if (action.type === 'strategy') return [`strategy:${action.strategies[0] ?? ''}`];
  if (action.type === 'play') return [`play:${action.card}:${action.option}`];
  return [action.type];
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

/** Each fight as a whole and against every opponent, those who are out of the game too, clockwise; then the alien. */
function fightWishes(asked: TurnAsked): readonly Wish[] {
  const { table, state, turn } = asked;
  const hasTeleport = shipAbility(table, state, turn.seat, 'teleport') > 0;
  const kinds = hasTeleport
    ? (['battle', 'battle-teleport', 'duel'] as const)
    : (['battle', 'duel'] as const);
  const others = clockwise(state.seats, turn.seat);
  return [
    ...kinds.flatMap((kind) => {
      const nearest = nearestTo(asked, kind);
      return nearest === null ? [] : [{ what: kind, action: against(kind, nearest) }];
    }),
    ...others.flatMap((seat) =>
      kinds.map((kind): Wish => ({ what: `${kind}:${seat}`, action: against(kind, seat) })),
    ),
    { what: 'buy-alien', action: { type: 'buy-alien' } },
  ];
}

type FightKind = 'battle' | 'battle-teleport' | 'duel';

function against(kind: FightKind, target: SeatId): NovaCryAction {
  if (kind === 'duel') return { type: 'duel', target };
  return { type: 'battle', target, by: kind === 'battle' ? 'intel' : 'teleport' };
}

/** The opponent who comes nearest to being fought: one whom nothing of its own protects; null: nobody is left. */
function nearestTo({ state, turn }: TurnAsked, kind: FightKind): SeatId | null {
  const opponents = opponentsOf(state, turn.seat);
  const isBare = (seat: SeatId): boolean => {
    const { ship, captain } = seatOf(state, seat);
    return kind === 'duel' ? captain?.status === 'ready' : ship?.sideways === false;
  };
  return opponents.find(isBare) ?? opponents[0] ?? null;
}

/** Everybody else at the table from the seat's left. */
function clockwise(seats: NovaCryState['seats'], seat: SeatId): readonly SeatId[] {
  const ids = seats.map((each) => each.seat);
  const own = ids.indexOf(seat);
  return [...ids.slice(own + 1), ...ids.slice(0, own)];
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
