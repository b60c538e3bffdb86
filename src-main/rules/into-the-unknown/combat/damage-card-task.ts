/**
 * A damage card icon: chance draws a card from the class's deck, then it lies at the station it names, or where whoever it
 * names puts it. House, as no text says how: a card that can lie at the end that was hit, of those that lie nowhere on a
 * unit of that class and side; of the rest of the deck when there is none; nothing when all are out.
 */
import type { DamageCardRecord, End, Station } from '../../../../shared/content/into-the-unknown';
import type {
  CardRef,
  IntoTheUnknownAction,
  TaskOf,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import { findUnit, stationsRecord } from '../figures';
import type { Play } from '../play';
import type { SeatId } from '../../engine';
import { opponentOf, trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import { recordOf, type Table } from '../table';
import { notUsable } from './refusals';

type DamageCard = TaskOf<'damage-card'>;

/** Cards of the unit's deck that can be drawn for damage at that end. */
export function drawable(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  end: End | null,
): readonly CardRef[] {
  const out = state.units
    .filter(({ owner, class: card }) => owner === unit.owner && card === unit.class)
    .flatMap(({ damageCards }) => damageCards.map(({ card }) => recordOf(card)));
  const deck = Object.entries(table.content.damageCards).filter(
    ([id, { ship }]) => ship === unit.class && !out.includes(id),
  );
  const there = deck.filter(([, { ends }]) => end === null || ends.includes(end));
  return (there.length > 0 ? there : deck).map(([id]) => id);
}

function recordIn({ table, task }: Pick<Asked<'damage-card'>, 'table' | 'task'>): DamageCardRecord | null {
  return task.card === null ? null : (table.content.damageCards[recordOf(task.card)] ?? null);
}

/** Stations among which a card without one may be put; empty: it lies at none, or at its own. */
function stationsFor(asked: Asked<'damage-card'>): readonly Station[] {
  const record = recordIn(asked);
  const unit = findUnit(asked.state, asked.task.unit);
  if (!record?.assign || record.station !== null || !unit) return [];
  return assignable(asked.table, unit, record);
}

function assignable(table: Table, unit: UnitState, { assign, ends }: DamageCardRecord): readonly Station[] {
  const all = stationsRecord(table, unit)?.stations ?? [];
  return all
    .filter(({ section, end }) =>
      assign?.to === 'bridge' ? section === 'bridge' : end === null || ends.includes(end),
    )
    .map(({ station }) => station);
}

/** Who assigns it: the unit's player or an opponent, as the card says. */
function assigner({ state, table, task }: Asked<'damage-card'>): SeatId {
  const owner = findUnit(state, task.unit)?.owner ?? trailingOf(state);
  return recordIn({ table, task })?.assign?.by === 'opponent' ? opponentOf(state, owner) : owner;
}

export const damageCardTask: TaskRules<'damage-card'> = {
  waitsFor(asked) {
    const { table, state, task } = asked;
    const unit = findUnit(state, task.unit);
    if (!unit) return [];
    if (task.card === null) return drawable(table, state, unit, task.end).length > 0 ? ['chance'] : [];
    return stationsFor(asked).length > 0 ? [assigner(asked)] : [];
  },
  legal: (asked) =>
    stationsFor(asked).map((station): IntoTheUnknownAction => ({ type: 'choose-station', station })),
  why: () => notUsable('The damage card is put at one of these stations.', 'ITU-AUX-13'),
  chance: {
    kind: 'drawn',
    rule: 'ITU-AUX-13',
    sample({ table, state, task }, random) {
      const unit = findUnit(state, task.unit);
      const deck = unit ? drawable(table, state, unit, task.end) : [];
      const card = deck[random.below(Math.max(1, deck.length))];
      return { type: 'drawn', cards: card === undefined ? [] : [card] };
    },
    isPossible({ table, state, task }, action) {
      const unit = findUnit(state, task.unit);
      if (action.type !== 'drawn' || action.cards.length !== 1 || !unit) return false;
      return drawable(table, state, unit, task.end).includes(action.cards[0] ?? '');
    },
  },
  answer(play, task, action) {
    if (action.type === 'drawn') play.replace({ ...task, card: action.cards[0] ?? null });
    if (action.type === 'choose-station') assign(play, task, action.station);
  },
  run(play, task) {
    const record = recordIn({ table: play.table, task });
    if (record === null) play.pop();
    else assign(play, task, record.station);
  },
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

/** It lies there now; what it does when it is drawn comes at once. */
function assign(play: Play, { unit: id, end, card }: DamageCard, station: Station | null): void {
  play.pop();
  const unit = findUnit(play.frozen, id);
  if (card === null || !unit) return;
  const record = play.table.content.damageCards[recordOf(card)];
  if (!record) return;
  const lies = endOfCard(play.table, unit, record, station, end);
  play.unit(id).damageCards = [...unit.damageCards, { card, station, end: lies }];
  play.tell({ type: 'damage-card', unit: id, card, station, end: lies });
  const context = contextOf(unit, { card, from: `damage:${card}`, target: id });
  for (const { timing, effects } of record.abilities.toReversed())
    if (timing === 'drawn') play.push({ type: 'effects', effects, context });
}

/** The end of its station; without one the end that was hit, where the card can lie there. */
function endOfCard(
  table: Table,
  unit: UnitState,
  { ends }: DamageCardRecord,
  station: Station | null,
  hit: End | null,
): End {
  const place = stationsRecord(table, unit)?.stations.find((each) => each.station === station);
  if (place?.end) return place.end;
  return hit !== null && ends.includes(hit) ? hit : (ends[0] ?? 'fore');
}

/** Puts a card that lies on a unit at another station (Exploding Panels). */
export function moveDamageCard(play: Play, id: string, card: CardRef, station: Station): void {
  const unit = findUnit(play.frozen, id);
  if (!unit?.damageCards.some((each) => each.card === card)) return;
  const place = stationsRecord(play.table, unit)?.stations.find((each) => each.station === station);
  const moved = unit.damageCards.map((each) =>
    each.card === card ? { ...each, station, end: place?.end ?? each.end } : each,
  );
  play.unit(id).damageCards = moved;
  const end = place?.end ?? 'fore';
  play.tell({ type: 'damage-card', unit: id, card, station, end });
}

/** A repaired card is discarded: it is in the deck again (ITU-REPAIR-01). */
export function discardDamageCard(play: Play, id: string, card: CardRef): void {
  const unit = findUnit(play.frozen, id);
  if (!unit?.damageCards.some((each) => each.card === card)) return;
  play.unit(id).damageCards = unit.damageCards.filter((each) => each.card !== card);
  play.tell({ type: 'repaired', unit: id, count: 0, card });
}
