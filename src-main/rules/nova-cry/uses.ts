/**
 * Aliens and arrow cards in play that their player uses: when, for which discards, and what becomes of them (NC-ALIEN-06,
 * NC-ALIEN-08, NC-ACTION-12, NC-CARD-01, NC-CARD-02). Several are used at once where one Powercell pays for all.
 */
import type { Refusal } from '../../../shared/base';
import type { Timing, Use } from '../../../shared/content/nova-cry';
import type { CardId, EffectContext, NovaCryAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { loseAlien } from './aliens';
import { canFollow } from './can-follow';
import { canPay, type CardPrice, payCards, paymentsOf, pays } from './payments';
import { leavePlay } from './permanents';
import type { Play } from './play';
import type { NovaCryState, SeatHeld } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';
import { otherParty, taskBeneath } from './windows';

type UseAction = Extract<NovaCryAction, { readonly type: 'use' }>;

/** Something in play with a use of its own. */
interface Usable {
  readonly card: CardId;
  readonly use: Use;
  readonly kind: 'alien' | 'permanent';
  /** A Powercell or a Megacoil may pay for it. */
  readonly standIns: boolean;
}

/** How many may be used at once for one payment; more are used one after the other. */
const MOST_TOGETHER = 3;

function fits(timing: Timing, moment: Timing): boolean {
  return timing === moment || timing === 'any';
}

/** Everything of a seat with a use, not spent and not out (NC-ALIEN-08, NC-ALIEN-10). */
function usables({ content }: Table, { aliens, permanents }: SeatHeld): readonly Usable[] {
  const found: Usable[] = [];
  for (const { card, status, used } of aliens) {
    const use = content.aliens[recordOf(card)]?.use;
    if (use && status === 'ready' && !used) found.push({ card, use, kind: 'alien', standIns: true });
  }
  for (const { card, option, used } of permanents) {
    const record = content.actionCards[recordOf(card)];
    const use = record?.options[option]?.use;
    if (use && !used) found.push({ card, use, kind: 'permanent', standIns: record.skill === 'alien-tech' });
  }
  return found;
}

function contextOf(state: NovaCryState, self: SeatId, from: CardId): EffectContext {
  return { self, from, other: otherParty(taskBeneath(state)?.task, self) };
}

function isUsable(table: Table, state: NovaCryState, seat: SeatId, { card, use }: Usable): boolean {
  return canFollow(table, state, use.effects, contextOf(state, seat, card));
}

function usablesAt(table: Table, state: NovaCryState, seat: SeatId, moment: Timing): readonly Usable[] {
  const all = usables(table, seatOf(state, seat));
  if (all.length === 0) return all;
  return all.filter((each) => fits(each.use.timing, moment) && isUsable(table, state, seat, each));
}

function priceOf(used: readonly Usable[]): CardPrice {
  return {
    count: used.reduce((sum, { use }) => sum + use.cards, 0),
    standIns: used.every(({ standIns }) => standIns),
    except: used.map(({ card }) => card),
  };
}

/**
 * What a seat may use at a moment: each alone with every way to pay, and sets that one card in play pays for together. An
 * `any` use fits every moment at which its player is asked.
 */
export function usesAt(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  moment: Timing,
): readonly UseAction[] {
  const able = usablesAt(table, state, seat, moment);
  if (able.length === 0) return [];
  const alone = able.flatMap((each) =>
    paymentsOf(table, state, seat, priceOf([each])).map((pay) => useOf([each], pay)),
  );
  return [...alone, ...together(table, state, seat, able)];
}

function useOf(used: readonly Usable[], pay: readonly CardId[]): UseAction {
  return { type: 'use', cards: used.map(({ card }) => card), pay };
}

/** Sets of two and three that a single stand-in pays for (NC-CARD-01, NC-CARD-02). */
function together(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  able: readonly Usable[],
): readonly UseAction[] {
  const priced = able.filter(({ use, standIns }) => use.cards > 0 && standIns);
  if (priced.length < 2 || seatOf(state, seat).permanents.length === 0) return [];
  return subsetsOf(priced).flatMap((used) =>
    paymentsOf(table, state, seat, priceOf(used))
      .filter((pay) => pay.length === 1)
      .map((pay) => useOf(used, pay)),
  );
}

function subsetsOf(items: readonly Usable[]): readonly (readonly Usable[])[] {
  let sets: (readonly Usable[])[] = [[]];
  for (const item of items)
    sets = [...sets, ...sets.filter((set) => set.length < MOST_TOGETHER).map((set) => [...set, item])];
  return sets.filter((set) => set.length > 1);
}

/** Why these may not be used so at that moment; null: they may. More ways to pay are taken than are listed. */
export function whyNotUse(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  moment: Timing,
  { cards, pay }: UseAction,
): Refusal | null {
  const able = usablesAt(table, state, seat, moment);
  const used = cards.map((card) => able.find((each) => each.card === card));
  const known = used.filter((each) => each !== undefined);
  if (known.length !== cards.length || new Set(cards).size !== cards.length)
    return cards.map((card) => whyNotUsable(seatOf(state, seat), card)).find(isReason) ?? NOT_NOW;
  const price = priceOf(known);
  if (!pays(table, state, seat, price, pay)) {
    const message = `That asks for ${price.count} discarded ${price.count === 1 ? 'card' : 'cards'}.`;
    return { code: 'not-paid', message, rule: 'NC-CARD-01', params: { cards: price.count } };
  }
  return null;
}

const NOT_NOW: Refusal = { code: 'not-usable', message: 'This cannot be used now.', rule: 'NC-ALIEN-06' };

function isReason(refusal: Refusal | null): refusal is Refusal {
  return refusal !== null;
}

/** What of the card itself forbids its use; null: only that its time is not now, or it would do nothing. */
function whyNotUsable({ aliens, permanents }: SeatHeld, card: CardId): Refusal | null {
  const alien = aliens.find((each) => each.card === card);
  if (alien && alien.status !== 'ready') {
    const rule = alien.status === 'destroyed' ? 'NC-ALIEN-10' : 'NC-ALIEN-08';
    return { code: 'not-usable', message: 'An alien that is out is of no use.', rule };
  }
  const permanent = permanents.find((each) => each.card === card);
  if (alien?.used || permanent?.used)
    return { code: 'not-usable', message: 'A blue cube lies on it: it is used up.', rule: 'NC-COMP-12' };
  if (!permanent) return null;
  return { code: 'not-usable', message: 'This card is of no use now.', rule: 'NC-ACTION-12' };
}

/** Whether a seat could use anything at a moment, so that it has to be asked. */
export function hasUse(table: Table, state: NovaCryState, seat: SeatId, moment: Timing): boolean {
  return usablesAt(table, state, seat, moment).some((each) => canPay(table, state, seat, priceOf([each])));
}

/** Pays, spends what is used, and puts its effects on the stack, in the order in which they are named. */
export function takeUse(play: Play, seat: SeatId, { cards, pay }: UseAction): void {
  const all = usables(play.table, play.seat(seat));
  const used = cards.flatMap((card) => all.filter((each) => each.card === card));
  const contexts = used.map(({ card }) => contextOf(play.frozen, seat, card));
  payCards(play, seat, pay);
  for (const each of used) spend(play, seat, each);
  play.push(
    ...used.flatMap(({ use }, index) => {
      const context = contexts[index];
      return context ? [{ type: 'effects', effects: use.effects, context } as const] : [];
    }),
  );
}

/** Off to its discards, or under a blue cube for the turn or for good (NC-COMP-12). */
function spend(play: Play, seat: SeatId, { card, use, kind }: Usable): void {
  play.tell({ type: 'used', seat, card });
  if (use.spends === 'free') return;
  if (use.spends === 'discard') {
    if (kind === 'alien') loseAlien(play, seat, card);
    else leavePlay(play, seat, card, 'pay');
    return;
  }
  const held = play.seat(seat);
  const mark = <Held extends { readonly card: CardId }>(each: Held): Held =>
    each.card === card ? { ...each, used: true } : each;
  held.aliens = held.aliens.map(mark);
  held.permanents = held.permanents.map(mark);
}
